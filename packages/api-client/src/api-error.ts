import type { CodeName } from '@lobby/contract';

/** One refused field of a request; `path` is dotted, `''` is the whole body. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Failures that have no business code: no way to the server, no answer in time, an answer that is none, a cancelled call. */
export type TransportReason = 'offline' | 'timeout' | 'bad_answer' | 'aborted';

/** What an `ApiError` is made of; whatever is left out is unknown. */
export interface ApiErrorFacts {
  readonly reason: string;
  readonly status?: number | undefined;
  readonly code?: number | undefined;
  readonly msg?: string | undefined;
  readonly data?: unknown;
  readonly retryAfter?: number | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly endsSession?: boolean | undefined;
  readonly cause?: unknown;
}

/** The one error that a call of the platform fails with (§8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Stable name of what went wrong: a code name of the contract, or a transport reason. Apps word it through it. */
  readonly reason: CodeName | TransportReason | (string & {});
  /** HTTP status; 400 where HTTP 200 carried a failure (§8), 0 where no answer came. */
  readonly status: number;
  /** Business code of the envelope; undefined where the answer had none. */
  readonly code: number | undefined;
  /** The server's message in the caller's language, or the HTTP status text; may be empty. */
  readonly msg: string;
  /** `data` of the envelope, as it came. */
  readonly data: unknown;
  /** Seconds to wait before asking again; undefined where the server did not say. */
  readonly retryAfter: number | undefined;
  /** Fields that were refused; empty where none is named. */
  readonly fields: readonly FieldError[];
  /** True where the session is over: −1, 20024 or HTTP 401. Nothing retries it. */
  readonly endsSession: boolean;

  constructor(facts: ApiErrorFacts) {
    super(facts.msg || facts.reason, { cause: facts.cause });
    this.reason = facts.reason;
    this.status = facts.status ?? 0;
    this.code = facts.code;
    this.msg = facts.msg ?? '';
    this.data = facts.data;
    this.retryAfter = facts.retryAfter;
    this.fields = facts.fields ?? [];
    this.endsSession = facts.endsSession ?? false;
  }
}

/** True for a call that the app itself, or a page being left, cancelled: nothing to tell anybody. */
export function isAborted(error: unknown): boolean {
  if (error instanceof ApiError) return error.reason === 'aborted';
  // By their names: who only looks at an error needs no HTTP library.
  return error instanceof Error && (error.name === 'CanceledError' || error.name === 'AbortError');
}
