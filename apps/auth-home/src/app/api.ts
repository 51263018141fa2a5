import { createApiClient, type ApiClient } from '@lobby/api-client';
import { DEVICES, type Locale } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';

/** The door to the API, with the token of the cookie where somebody is signed in (§7). */
export function openApi(origin: string, getLocale: () => Locale): ApiClient {
  return createApiClient({ origin, getLocale, getToken: tokenCookie.read, device: DEVICES.authHome });
}
