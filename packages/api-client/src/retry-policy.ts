import type { Method } from '@lobby/contract';

/** Statuses after which the same question may get another answer (§7). */
export const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** A GET is tried once more (§7); no other method is. */
export const GET_RETRIES = 1;
/** Pause before a GET is tried again where the server names none, in milliseconds; up to as much again is random. */
const GET_RETRY_PAUSE_MS = 300;
/** A server that asks for a longer pause, in milliseconds, gets no retry: the caller is told instead. */
export const RETRY_AFTER_MAX_MS = 30_000;

export interface FailedTry {
  readonly method: Method;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** Tries made again so far. */
  readonly retries: number;
  /** Seconds of the Retry-After header. */
  readonly retryAfter: number | undefined;
}

/**
 * Milliseconds to wait before the HTTP layer asks again, or undefined where it does not (§7).
 * `random` is 0 to 1 and spreads clients that failed together.
 */
export function retryPolicy(failed: FailedTry, random: number): number | undefined {
  if (failed.method !== 'GET' || failed.retries >= GET_RETRIES) return undefined;
  if (!RETRYABLE_STATUSES.has(failed.status)) return undefined;
  const asked = (failed.retryAfter ?? 0) * 1_000;
  if (asked > RETRY_AFTER_MAX_MS) return undefined;
  return Math.max(asked, GET_RETRY_PAUSE_MS * (1 + random));
}

/** Seconds of a Retry-After header, which is a number of seconds or an HTTP date; undefined where it is neither. */
export function readRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000));
}
