import type { oauth } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { listIdentities } from './oauth.repository.ts';

/** The providers that the signed-in person can sign in with. */
export async function listLinked({ actor, services }: Call<typeof oauth.identities>) {
  const rows = await inPlatform(services.database, (scope) => listIdentities(scope, actor.userId));
  const items = rows.map(({ id, provider, email, createdAt, lastUsedAt }) => ({
    id,
    provider,
    email,
    created_at: createdAt.getTime(),
    last_used_at: lastUsedAt.getTime(),
  }));
  return { items };
}
