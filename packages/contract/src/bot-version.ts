import { z } from 'zod/mini';
import { epochMs, ordinal } from './fields.ts';

/** Counts what a tenant published, from 1. */
export const versionNo = ordinal;

/** A version that was given to visitors. */
export const publication = z.object({
  no: versionNo,
  note: z.string(),
  /** Why it was published although the test set at the gate objected. */
  reason: z.nullable(z.string()),
  /** The older version that it is a copy of. */
  copy_of: z.nullable(versionNo),
  /** Empty for the version that the bot began with. */
  published_by: z.string(),
  published_at: epochMs,
});
export type Publication = z.output<typeof publication>;
