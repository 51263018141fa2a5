import { ApiError, isAborted } from './api-error.ts';
import { RETRY_AFTER_MAX_MS, RETRYABLE_STATUSES } from './retry-policy.ts';

/** Server-state caching (§9): tries after the first, first pause and its cap, life of what nobody looks at. */
const QUERY_RETRIES = 3;
const QUERY_RETRY_FIRST_MS = 1_000;
const QUERY_RETRY_CAP_MS = 30_000;
const QUERY_GC_MS = 300_000;

/** Default options of a TanStack `QueryClient`, free of its types. */
export interface QueryDefaults {
  readonly queries: {
    readonly retry: (failureCount: number, error: unknown) => boolean;
    readonly retryDelay: (attempt: number, error: unknown) => number;
    readonly gcTime: number;
  };
  readonly mutations: { readonly retry: false };
}

/**
 * `defaultOptions` of the app's QueryClient (§9). Calls behind the cache pass `retry: false` to `callEndpoint`, so that
 * the retries of the two layers never multiply.
 */
export function queryDefaults(): QueryDefaults {
  return {
    queries: { retry: shouldRetryQuery, retryDelay: queryRetryDelay, gcTime: QUERY_GC_MS },
    mutations: { retry: false },
  };
}

function shouldRetryQuery(failureCount: number, error: unknown): boolean {
  if (failureCount >= QUERY_RETRIES || isAborted(error)) return false;
  if (!(error instanceof ApiError)) return true;
  if (error.endsSession || (error.retryAfter ?? 0) * 1_000 > RETRY_AFTER_MAX_MS) return false;
  const refused = error.status >= 400 && error.status < 500;
  return !refused || RETRYABLE_STATUSES.has(error.status);
}

function queryRetryDelay(attempt: number, error: unknown): number {
  const exponential = Math.min(QUERY_RETRY_FIRST_MS * 2 ** attempt, QUERY_RETRY_CAP_MS);
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.min(Math.max(exponential, asked), QUERY_RETRY_CAP_MS);
}
