import type { policy } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { duePolicies } from './due-policies.ts';
import { findAcceptances, insertAcceptances } from './policy.repository.ts';

/**
 * Records what a person accepts, and answers what is left.
 * @throws BusinessError stale_version where a newer version appeared since it was shown
 */
export async function acceptPolicies({ request, actor, locale, services }: Call<typeof policy.accept>) {
  const { policies, database } = services;
  const isStale = request.items.some(({ type, version }) => version !== policies.version(type));
  if (isStale) throw new BusinessError('stale_version');
  const { userId } = actor;
  const acceptedAt = new Date(services.now());
  const rows = request.items.map((item) => ({ ...item, userId, locale, acceptedAt }));
  return inPlatform(database, async (scope) => {
    await insertAcceptances(scope, rows);
    return { items: duePolicies(policies, await findAcceptances(scope, userId), locale) };
  });
}
