import type { oauth } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { findAccount } from '#/domains/user/find-account.ts';
import { BusinessError } from '#/errors.ts';
import { deleteIdentity, listIdentities } from './oauth.repository.ts';

/**
 * Disconnects a provider from the own account.
 * @throws BusinessError not_found for one that is not connected, only_way_in where nothing else opens the account
 */
export async function unlinkProvider({ request, actor, services }: Call<typeof oauth.unlink>) {
  await inPlatform(services.database, async (scope) => {
    const linked = await listIdentities(scope, actor.userId);
    if (!linked.some(({ id }) => id === request.id)) throw new BusinessError('not_found');
    const account = await findAccount(scope, { id: actor.userId });
    if (linked.length === 1 && !account?.hasPassword) throw new BusinessError('only_way_in');
    await deleteIdentity(scope, request.id);
  });
  return {};
}
