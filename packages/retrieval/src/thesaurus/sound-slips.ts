import type { SoundTable } from '#/sounds/sound-table.ts';
import type { ConceptSpan } from './thesaurus.ts';
import type { WordTable } from './word-table.ts';

/** A word of two characters, one of which stands for another. */
interface SoundSlip {
  readonly start: number;
  readonly end: number;
  readonly meant: string;
  readonly word: number;
}

interface Words {
  readonly table: WordTable;
  readonly sounds: SoundTable;
  readonly isJapanese: boolean;
}

/** Places of a question at which is looked. */
const MAX_LOOKED = 80;
const HAN = /^\p{Script=Han}$/u;

/** The words of which a folded text holds one character, and beside it another that sounds or looks like theirs. */
export function soundSlipsIn(folded: string, known: readonly ConceptSpan[], words: Words): SoundSlip[] {
  const isKnown = new Uint8Array(folded.length);
  for (const { start, end } of known) if (end - start > 1) isKnown.fill(1, start, end);
  const slips: SoundSlip[] = [];
  for (let place = 0; place + 1 < Math.min(folded.length, MAX_LOOKED); place += 1) {
    if (isKnown[place] === 1 || isKnown[place + 1] === 1) continue;
    const [first = '', second = ''] = [folded[place], folded[place + 1]];
    if (HAN.test(first) && HAN.test(second)) slips.push(...slipsOf(first, second, place, words));
  }
  return slips;
}

function slipsOf(first: string, second: string, start: number, { table, sounds, isJapanese }: Words): SoundSlip[] {
  const slips: SoundSlip[] = [];
  const look = (meant: string): void => {
    const word = table.find(meant, 0, meant.length);
    if (word >= 0) slips.push({ start, end: start + 2, meant, word });
  };
  for (const other of sounds.alikeTo(first.charCodeAt(0), isJapanese)) look(other + second);
  for (const other of sounds.alikeTo(second.charCodeAt(0), isJapanese)) look(first + other);
  return slips;
}
