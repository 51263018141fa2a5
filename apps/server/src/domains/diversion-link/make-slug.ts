import { randomInt } from 'node:crypto';

/** Without letters and digits that are read as one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** A short address and a code of a visit, in characters. */
const SLUG_LENGTH = 7;
const CODE_LENGTH = 6;

/** A short address that nobody guesses; it begins with a letter, so that it is never a number. */
export function makeSlug(random = randomInt): string {
  const letters = SIGNS.replaceAll(/\d/g, '');
  return pick(letters, 1, random) + pick(SIGNS, SLUG_LENGTH - 1, random);
}

/** What stands in a visitor's first message in another messenger: visible, and short enough to be left alone. */
export function makeRefCode(random = randomInt): string {
  return pick(SIGNS.toUpperCase(), CODE_LENGTH, random);
}

function pick(from: string, length: number, random: (max: number) => number): string {
  return Array.from({ length }, () => from.charAt(random(from.length))).join('');
}
