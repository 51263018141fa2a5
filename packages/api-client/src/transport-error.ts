import type { AxiosError } from 'axios';
import { ApiError, isAborted } from './api-error.ts';

/** The `ApiError` of a call that got no answer. An error that is not the network's is a defect, and is thrown on. */
export function transportError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isAborted(error)) return new ApiError({ reason: 'aborted', cause: error });
  if (!isAxiosError(error) || error.code === 'ERR_INVALID_URL') throw error;
  // Browsers abort the calls of a page that is being left.
  if (error.code === 'ECONNABORTED') return new ApiError({ reason: 'aborted', cause: error });
  return new ApiError({ reason: error.code === 'ETIMEDOUT' ? 'timeout' : 'offline', cause: error });
}

/** By what axios marks its errors with: who only looks at an error needs no HTTP library. */
export function isAxiosError<Body>(error: unknown): error is AxiosError<Body> {
  return error instanceof Error && 'isAxiosError' in error && error.isAxiosError === true;
}
