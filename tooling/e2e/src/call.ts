import { CODES, DEVICES, HEADERS, type Endpoint, type RequestInput, type ResponseOf } from '@lobby/contract';
import { expect, type APIRequestContext } from '@playwright/test';

/** Who calls: staff with their token, or anyone without one. */
export interface CallOptions {
  readonly token?: string;
}

/**
 * Calls an endpoint of the contract past the browser and insists on success. A call into a connection that was just
 * closed is made again, as a browser does by itself.
 * @returns the envelope's data
 */
export async function call<E extends Endpoint>(
  request: APIRequestContext,
  { method, path }: E,
  fields: RequestInput<E>,
  { token }: CallOptions = {},
): Promise<ResponseOf<E>> {
  const given = { ...(fields as Record<string, string>) };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name] ?? '';
    delete given[name];
    return encodeURIComponent(value);
  });
  const body = method === 'GET' || method === 'DELETE' ? { params: given } : { data: given };
  const headers = { [HEADERS.device]: DEVICES.dashboard, ...(token === undefined ? {} : { [HEADERS.token]: token }) };
  const response = await request.fetch(address, { method, headers, ...body, maxRetries: 1 });
  const envelope = (await response.json()) as { code: number; data: ResponseOf<E> };
  expect(envelope.code, `${method} ${path}: ${JSON.stringify(envelope)}`).toBe(CODES.success.code);
  return envelope.data;
}
