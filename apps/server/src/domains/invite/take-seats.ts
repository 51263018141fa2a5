import type { TenantScope } from '#/database/transaction.ts';
import { lockSubscription } from '#/domains/pay/lock-subscription.ts';
import { BusinessError } from '#/errors.ts';
import { readSeats } from './describe-invite.ts';

/**
 * Makes sure that the plan has so many more seats; until the transaction ends, nobody else takes them.
 * @throws BusinessError quota_exceeded with the limit
 */
export async function takeSeats(scope: TenantScope, count: number, now: number): Promise<void> {
  await lockSubscription(scope, now);
  const { used, limit } = await readSeats(scope, now);
  if (used + count > limit) throw new BusinessError('quota_exceeded', { limit }, { limit });
}
