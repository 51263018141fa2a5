import type { ApiClient } from '@lobby/api-client';
import { HEADERS, type Endpoint, type RequestInput } from '@lobby/contract';

/** Makes a call that outlives the page it is made from. Nobody waits for its answer, and a failure has nobody to be told. */
export function callOnLeave<E extends Endpoint>(
  { http, options }: ApiClient,
  endpoint: E,
  request: RequestInput<E> & { id: string },
): void {
  const { id, ...body } = request;
  const token = options.getToken();
  void fetch(`${http.defaults.baseURL ?? ''}${endpoint.path.replace('{id}', encodeURIComponent(id))}`, {
    method: endpoint.method,
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      [HEADERS.language]: options.getLocale(),
      [HEADERS.device]: options.device,
      ...(token !== undefined && { [HEADERS.token]: token }),
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
