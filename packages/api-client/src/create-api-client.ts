import { apiClientOver, type ApiClient, type ApiClientOptions } from './api-client.ts';
import { openHttp } from './open-http.ts';

/** Opens a door to the API. It knows no toast, router or store: `onFailure` hears what the app should do. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return apiClientOver(openHttp(options), options);
}
