import type { Device, Locale } from '@lobby/contract';
import { create, type AxiosInstance } from 'axios';
import axiosRetry from 'axios-retry';
import { createFailureAnnouncer, type Failure } from './failure-announcer.ts';
import type { Consequence } from './failure-policy.ts';
import { httpRetry } from './http-retry.ts';

/** Longest wait for an answer, in milliseconds. */
const CALL_TIMEOUT_MS = 20_000;

export interface ApiClientOptions {
  /** Scheme, host and port of the API, such as `https://api.example.com`; `''` is the page's own origin. */
  readonly origin: string;
  /** The token of the moment, read anew for each call (§7). */
  readonly getToken: () => string | undefined;
  /** The interface language of the moment, read anew for each call (§7). */
  readonly getLocale: () => Locale;
  /** The app's fixed `device-no` (§7). */
  readonly device: Device;
  /** Told once when a session ends (§8): ten calls that fail with 401 at once are one consequence. */
  readonly onFailure?: ((consequence: Consequence) => void) | undefined;
  /** Milliseconds before a call without a file fails as `timeout`; 20 s unless told. */
  readonly timeoutMs?: number | undefined;
  /** False where no GET of this client is ever tried again by the HTTP layer. */
  readonly retries?: boolean | undefined;
}

/** A door to the platform's API; hand it to `callEndpoint`. */
export interface ApiClient {
  readonly http: AxiosInstance;
  readonly options: ApiClientOptions;
  readonly announceFailure: (failure: Failure) => void;
}

/** Opens a door to the API. It knows no toast, router or store: `onFailure` hears what the app should do. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = create({
    baseURL: options.origin.replace(/\/+$/, ''),
    timeout: options.timeoutMs ?? CALL_TIMEOUT_MS,
    responseType: 'arraybuffer',
    // The token goes as a header of its own; axios would ask the browser for a cookie before each call, and the call would wait for it.
    xsrfCookieName: '',
    transitional: { clarifyTimeoutError: true },
  });
  axiosRetry(http, httpRetry(options.retries ?? true));
  return { http, options, announceFailure: createFailureAnnouncer((consequence) => options.onFailure?.(consequence)) };
}
