import { DEVICES } from '@lobby/contract';
import type { ApiClient, ApiClientOptions } from '#/api-client.ts';
import { createApiClient } from '#/create-api-client.ts';
import type { Consequence } from '#/failure-policy.ts';

/** A client with a token that can be changed, and what it asked of the app. */
export function testClient(origin: string, options: Partial<ApiClientOptions> = {}) {
  const consequences: Consequence[] = [];
  const session: { token: string | undefined } = { token: 'token-1' };
  const client: ApiClient = createApiClient({
    origin,
    getToken: () => session.token,
    getLocale: () => 'ja-JP',
    device: DEVICES.dashboard,
    onFailure: (consequence) => consequences.push(consequence),
    ...options,
  });
  return { client, consequences, session };
}
