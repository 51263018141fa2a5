import { MIN_SLIP_LENGTH, isSlipOf } from '#/thesaurus/closest-word.ts';
import type { SoundTable } from '#/sounds/sound-table.ts';
import type { Cell } from './read-cells.ts';

const KANA = /[\u3041-\u3096\u30a1-\u30fa]/;
const LATIN_WORDS = /[a-z][a-z']{2,}/g;
/** Words of a text that are looked at. */
const MAX_WORDS = 400;

/** A character that counts less is grammar. */
const CHARACTER_FROM = 0.2;

/** A word as it is written somewhere, and as it was probably meant. */
export interface Slip {
  readonly cell: Cell;
  readonly said: string;
  readonly meant: string;
}

/** Whether a word is long enough to be told from others in spite of a slip. */
export const canBeSlip = ({ isWord, start, end }: Cell): boolean => isWord && end - start >= MIN_SLIP_LENGTH;

/** The cells of a folded text that are misspellings of words of another one. @param cells those that the other does not hold */
export function findSlips(folded: string, cells: readonly Cell[], other: string): Slip[] {
  const written = cells.filter(canBeSlip);
  if (written.length === 0) return [];
  const words = (other.match(LATIN_WORDS) ?? []).slice(0, MAX_WORDS);
  return written.flatMap((cell) => {
    const word = folded.slice(cell.start, cell.end);
    const meant = words.find((candidate) => isSlipOf(word, candidate));
    return meant === undefined ? [] : [{ cell, said: word, meant }];
  });
}

/** Whether a character says enough to be told from others that sound or look alike, and is no part of a word that is known. */
const canSoundAlike = ({ isWord, weight, spans }: Cell): boolean =>
  !isWord && weight >= CHARACTER_FROM && spans.every(({ corrected }) => corrected !== '');

/**
 * The cells of a folded text that stand beside a character of another text as one of the same sound or a similar shape does there.
 * @param cells those that the other does not hold
 */
export function findSoundSlips(folded: string, cells: readonly Cell[], other: string, sounds: SoundTable): Slip[] {
  const isJapanese = KANA.test(folded) || KANA.test(other);
  return cells.filter(canSoundAlike).flatMap((cell) => {
    for (const start of [cell.start - 1, cell.start]) {
      const said = start < 0 ? '' : folded.slice(start, start + 2);
      const meant = said.length < 2 ? undefined : soundingLike(said, other, sounds, isJapanese);
      if (meant !== undefined) return [{ cell, said, meant }];
    }
    return [];
  });
}

/** Two characters of a text, one of them the same and the other alike. */
function soundingLike(said: string, text: string, sounds: SoundTable, isJapanese: boolean): string | undefined {
  const [first, second] = [said.charCodeAt(0), said.charCodeAt(1)];
  for (let place = 0; place + 1 < text.length; place += 1) {
    const [one, other] = [text.charCodeAt(place), text.charCodeAt(place + 1)];
    const isAlike =
      (first === one && sounds.areAlike(second, other, isJapanese)) || (second === other && sounds.areAlike(first, one, isJapanese));
    if (isAlike) return text.slice(place, place + 2);
  }
  return undefined;
}
