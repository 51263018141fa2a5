import { ApiError } from '@lobby/api-client';

/** What a failed call asks for. */
export type FailureVerdict =
  /** The server no longer knows the visitor or the conversation: begin anew. */
  | { readonly kind: 'session_over' }
  /** The server asks for a pause of so many milliseconds. */
  | { readonly kind: 'throttled'; readonly ms: number }
  /** The server will never accept this request. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No answer, or one that a later try may better. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Pause where a throttled answer names none, in milliseconds. */
export const THROTTLE_PAUSE_MS = 5_000;

const NOT_FOUND = 404;
const TOO_MANY = 429;
/** Refusals that say "later" rather than "no". */
const LATER: ReadonlySet<number> = new Set([408, 425]);

/** The business asks for more of the visitor than the page knew. */
export function isFormMissing(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'pre_chat_required';
}

/** Sorts a failure by what to do about it. An error that is not the API's is a defect, and is thrown on. */
export function judgeFailure(error: unknown): FailureVerdict {
  if (!(error instanceof ApiError)) throw error;
  const { status, reason } = error;
  if (error.endsSession || status === NOT_FOUND) return { kind: 'session_over' };
  if (status === TOO_MANY) return { kind: 'throttled', ms: error.retryAfter === undefined ? THROTTLE_PAUSE_MS : error.retryAfter * 1_000 };
  return status >= 400 && status < 500 && !LATER.has(status) ? { kind: 'refused', reason } : { kind: 'unreachable', reason };
}
