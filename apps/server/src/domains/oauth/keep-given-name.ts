import { inPlatform } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { readGivenName } from './given-name.ts';
import { hashState } from './oauth-state.ts';
import { saveGivenName } from './oauth.repository.ts';

/** Keeps the name that Apple tells once with the state that it came with, so that it never travels in an address. */
export async function keepGivenName({ database, now }: Pick<Services, 'database' | 'now'>, state: string, user: string): Promise<void> {
  const [stateHash, givenName] = [hashState(state), readGivenName(user)];
  if (!stateHash || givenName === undefined) return;
  await inPlatform(database, (scope) => saveGivenName(scope, 'apple', stateHash, givenName, new Date(now())));
}
