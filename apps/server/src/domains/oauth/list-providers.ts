import type { oauth } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { providersOf } from './ask-provider.ts';

/** The providers that this Lobby is set up for. */
export function listProviders({ services }: Call<typeof oauth.providers>) {
  return Promise.resolve({ items: providersOf(services.oauth) });
}
