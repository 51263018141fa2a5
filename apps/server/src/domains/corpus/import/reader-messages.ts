import type { GoodRow, RejectedRow } from './check-rows.ts';
import type { Refusal } from './file-refused.ts';
import type { FileFacts, ReadOptions } from './read-file.ts';

/** Rows that come over at once: few enough that receiving them does not hold up the serving thread. */
export const ROWS_A_MESSAGE = 250;

/** What the reading process starts with. */
export interface ToReader {
  bytes: Uint8Array;
  options: ReadOptions;
}

/** What it says: first what the file is, or why not; then, each time it is asked, the next rows. */
export type FromReader = { facts: FileFacts; rejected: RejectedRow[]; total: number } | { good: GoodRow[] } | { refusal: Refusal };
