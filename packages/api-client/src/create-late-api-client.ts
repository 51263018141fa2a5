import { ApiError } from './api-error.ts';
import { apiClientOver, type ApiClient, type ApiClientOptions, type HttpDoor } from './api-client.ts';

/**
 * The same door for a page that can be used before it calls anything: what sends its calls is fetched behind the first paint, and they
 * wait for it; it is the browser's own, without axios. A call made while it cannot be fetched rejects as `offline`, and the next one fetches it again.
 */
export function createLateApiClient(options: ApiClientOptions): ApiClient {
  let opening: Promise<HttpDoor> | undefined;
  const defaults: HttpDoor['defaults'] = {};
  const open = async (): Promise<HttpDoor> => {
    try {
      return (await import('./small-http.ts')).openSmallHttp(options);
    } catch (cause) {
      opening = undefined;
      throw new ApiError({ reason: 'offline', cause });
    }
  };
  const door: HttpDoor = {
    defaults,
    async request(config) {
      opening ??= open();
      return (await opening).request({ ...defaults, ...config });
    },
  };
  return apiClientOver(door, options);
}
