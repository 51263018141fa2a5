import type { SoundTable } from '#/sounds/sound-table.ts';
import type { ConceptSpan } from './thesaurus.ts';
import type { UnspacedWords } from './unspaced-words.ts';

/** A word of two characters, one of which stands for another. */
interface SoundSlip {
  readonly start: number;
  readonly end: number;
  readonly meant: string;
  readonly word: number;
}

interface Known {
  readonly words: UnspacedWords;
  readonly sounds: SoundTable;
  readonly isJapanese: boolean;
}

/** Places of a question at which is looked. */
const MAX_LOOKED = 80;
const HAN = /^\p{Script=Han}$/u;

/** The words of which a folded text holds one character, and beside it another that sounds or looks like theirs. */
export function soundSlipsIn(folded: string, spans: readonly ConceptSpan[], known: Known): SoundSlip[] {
  const isKnown = new Uint8Array(folded.length);
  for (const { start, end } of spans) if (end - start > 1) isKnown.fill(1, start, end);
  const slips: SoundSlip[] = [];
  for (let place = 0; place + 1 < Math.min(folded.length, MAX_LOOKED); place += 1) {
    if (isKnown[place] === 1 || isKnown[place + 1] === 1) continue;
    const [first = '', second = ''] = [folded[place], folded[place + 1]];
    if (HAN.test(first) && HAN.test(second)) slips.push(...slipsOf(first, second, place, known));
  }
  return slips;
}

function slipsOf(first: string, second: string, start: number, { words, sounds, isJapanese }: Known): SoundSlip[] {
  const [one, other] = [first.charCodeAt(0), second.charCodeAt(0)];
  const slips: SoundSlip[] = [];
  const look = (left: number, right: number): void => {
    const word = words.findPair(left, right);
    if (word >= 0) slips.push({ start, end: start + 2, meant: String.fromCharCode(left, right), word });
  };
  for (const alike of sounds.alikeTo(one, isJapanese)) look(alike, other);
  for (const alike of sounds.alikeTo(other, isJapanese)) look(one, alike);
  return slips;
}
