import type { IndexedEntry } from './indexed-entry.ts';

/** What an entry takes beside its characters, its fields and its place among the others, and what each character takes, in bytes. */
const ENTRY_BYTES = 700;
const LATIN_BYTES = 1;
const OTHER_BYTES = 2;

/** About what an entry itself takes in memory, in bytes; the index tells what the terms of its texts take. */
export function bytesOf({ question = '', title = '', wordings = [], answer, locale }: IndexedEntry): number {
  const characters = wordings.reduce((sum, { length }) => sum + length, question.length + title.length + answer.length);
  return ENTRY_BYTES + characters * (locale === 'en-US' ? LATIN_BYTES : OTHER_BYTES);
}
