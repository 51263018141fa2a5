import { z } from 'zod/mini';
import { CODES } from './codes.ts';
import { IDENTITY_FAULTS } from './identity-faults.ts';

/** What every JSON answer looks like (§3): `code` 1 is success, `msg` is in the caller's language. */
export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
}

/** The `data` of a failure: a stable reason, and what a form or a retry needs. */
export const failureData = z.object({
  reason: z.string(),
  /** One entry a field that was refused; `path` is dotted, `''` is the whole body. */
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** Seconds to wait before asking again; present on throttled answers. */
  retry_after: z.optional(z.number()),
  /** The stored copy, present on `stale_version`. */
  current: z.optional(z.unknown()),
  /** The limit that was met, present on `quota_exceeded`. */
  limit: z.optional(z.number()),
  /** Why who a visitor says to be is not believed, present on `identity_refused`. */
  fault: z.optional(z.enum(IDENTITY_FAULTS)),
});
export type FailureData = z.output<typeof failureData>;

/** The schema of a successful envelope around `data`. */
export function envelopeOf<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ code: z.literal(CODES.success.code), msg: z.string(), data });
}

export const failureEnvelope = z.object({ code: z.number(), msg: z.string(), data: z.nullable(failureData) });
