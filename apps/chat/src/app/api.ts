import { createApiClient, type ApiClient } from '@lobby/api-client';
import { DEVICES, type Locale } from '@lobby/contract';

/** The door to the API. Each call brings the token of its own tenant's visitor. */
export function openApi(origin: string, getLocale: () => Locale): ApiClient {
  return createApiClient({ origin, getLocale, getToken: () => undefined, device: DEVICES.chat });
}
