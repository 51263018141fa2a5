/** Longest wait for an answer, in milliseconds. */
export const CALL_TIMEOUT_MS = 20_000;

/** How the HTTP layer of a client is set. */
export interface HttpSettings {
  readonly origin: string;
  readonly timeoutMs?: number | undefined;
  /** False where no GET is ever tried again. */
  readonly retries?: boolean | undefined;
}
