import { create, type AxiosInstance } from 'axios';
import axiosRetry from 'axios-retry';
import { httpRetry } from './http-retry.ts';
import { CALL_TIMEOUT_MS, type HttpSettings } from './http-settings.ts';

/** The HTTP layer of a client. */
export function openHttp({ origin, timeoutMs = CALL_TIMEOUT_MS, retries = true }: HttpSettings): AxiosInstance {
  const http = create({
    baseURL: origin.replace(/\/+$/, ''),
    timeout: timeoutMs,
    responseType: 'arraybuffer',
    // The token goes as a header of its own; axios would ask the browser for a cookie before each call, and the call would wait for it.
    xsrfCookieName: '',
    transitional: { clarifyTimeoutError: true },
  });
  axiosRetry(http, httpRetry(retries));
  return http;
}
