import { createApiClient, type ApiClient, type Consequence } from '@lobby/api-client';
import { DEVICES, type Locale } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';

interface ApiWiring {
  readonly origin: string;
  readonly getLocale: () => Locale;
  /** Told once when the session has ended (§8). */
  readonly onFailure: (consequence: Consequence) => void;
}

/** The door to the API, with the token of the cookie. */
export function openApi({ origin, getLocale, onFailure }: ApiWiring): ApiClient {
  return createApiClient({ origin, getLocale, onFailure, getToken: tokenCookie.read, device: DEVICES.dashboard });
}
