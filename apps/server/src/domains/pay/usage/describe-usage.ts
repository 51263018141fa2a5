import type { pay, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { readUsages } from './read-usages.ts';

/** How much of each limit the signed-in business has used, and when it would be used up at this pace. */
export function describeUsage({ actor, services }: Call<typeof pay.usage>): Promise<ResponseOf<typeof pay.usage>> {
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => ({
    items: await readUsages(scope, await findSubscription(scope, now), now),
  }));
}
