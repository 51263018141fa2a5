import type { Device, Locale } from '@lobby/contract';
import { createFailureAnnouncer, type Failure } from './failure-announcer.ts';
import type { Consequence } from './failure-policy.ts';
import type { AxiosInstance } from 'axios';

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

/** What calls go out by: axios, or what fetches axios first. */
export interface HttpDoor extends Pick<AxiosInstance, 'request'> {
  readonly defaults: Pick<AxiosInstance['defaults'], 'adapter' | 'baseURL' | 'xsrfCookieName'>;
}

/** A door to the platform's API; hand it to `callEndpoint`. */
export interface ApiClient {
  readonly http: HttpDoor;
  readonly options: ApiClientOptions;
  readonly announceFailure: (failure: Failure) => void;
}

/** A client whose calls go out by `http`. */
export function apiClientOver(http: HttpDoor, options: ApiClientOptions): ApiClient {
  return { http, options, announceFailure: createFailureAnnouncer((consequence) => options.onFailure?.(consequence)) };
}
