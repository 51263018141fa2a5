import type { IndexedEntry } from './indexed-entry.ts';

/** What an index takes for each entry and for each character of its texts, in bytes, as measured at 100,000 pieces; see `pnpm bench:knowledge`. */
const ENTRY_BYTES = 900;
const CHARACTER_BYTES = 6;

/** About what an entry takes in an index in memory, its terms included, in bytes. */
export function bytesOf({ question = '', title = '', wordings = [], answer }: IndexedEntry): number {
  const characters = wordings.reduce((sum, { length }) => sum + length, question.length + title.length + answer.length);
  return ENTRY_BYTES + characters * CHARACTER_BYTES;
}
