import type { Method } from '@lobby/contract';
import type { AxiosError } from 'axios';
import type { IAxiosRetryConfig } from 'axios-retry';
import { GET_RETRIES, readRetryAfter, retryPolicy, type FailedTry } from './retry-policy.ts';

/** The retry policy in axios-retry's words; `allowed` false where a cache retries the call itself. */
export function httpRetry(allowed: boolean): IAxiosRetryConfig {
  return {
    retries: allowed ? GET_RETRIES : 0,
    retryCondition: (error) => retryPolicy(failedTry(error, error.config?.['axios-retry']?.retryCount ?? 0), 0) !== undefined,
    // By now axios-retry has counted the try that is about to happen.
    retryDelay: (retry, error) => retryPolicy(failedTry(error, retry - 1), Math.random()) ?? 0,
    shouldResetTimeout: true,
  };
}

function failedTry(error: AxiosError, retries: number): FailedTry {
  return {
    method: (error.config?.method ?? 'post').toUpperCase() as Method,
    status: error.response?.status ?? 0,
    retries,
    retryAfter: readRetryAfter(error.response?.headers['retry-after'], Date.now()),
  };
}
