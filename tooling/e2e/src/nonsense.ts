import { randomUUID } from 'node:crypto';

/** One for each digit of sixteen. */
const CONSONANTS = 'bcdfghjklmnpqrst';

/** A word that nobody else writes and no knowledge base has, however it is misread: sixteen consonants. */
export function nonsense(): string {
  return randomUUID()
    .replaceAll('-', '')
    .slice(0, CONSONANTS.length)
    .replaceAll(/./g, (digit) => CONSONANTS[Number.parseInt(digit, 16)] ?? '');
}
