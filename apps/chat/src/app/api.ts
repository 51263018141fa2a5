import { createLateApiClient, type ApiClient } from '@lobby/api-client';
import { DEVICES, type Locale } from '@lobby/contract';

/** The door to the API, behind which the HTTP library comes when the page can be used. Each call brings the token of its own tenant's visitor. */
export function openApi(origin: string, getLocale: () => Locale): ApiClient {
  return createLateApiClient({ origin, getLocale, getToken: () => undefined, device: DEVICES.chat });
}
