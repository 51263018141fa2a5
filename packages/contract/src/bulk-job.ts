import { z } from 'zod/mini';
import { CODES, type CodeName } from './codes.ts';
import { id, text } from './fields.ts';

/** How far something is that is done with many at once; it runs to its end on the server whether or not anybody waits. */
export const bulkJob = z.object({
  id,
  state: z.enum(['running', 'done']),
  /** How many it is about, and how many of them are through. */
  total: z.int(),
  through: z.int(),
  /** Those that are now as was asked, those included that were so before. */
  done: z.int(),
  /** Those that stay as they were, each with the reason; `no` is 0 for what is not there any more. */
  refused: z.array(z.object({ id, no: z.int(), reason: z.enum(Object.keys(CODES) as [CodeName, ...CodeName[]]), message: text(500) })),
});
export type BulkJob = z.output<typeof bulkJob>;
