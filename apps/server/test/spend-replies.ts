import { inTenant } from '#/database/transaction.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { usagePeriodStart } from '#/domains/pay/usage-period.ts';
import type { TestApp } from './open-test-app.ts';

/** Lets a business have used up that many AI replies of its running period, whatever it had used before. */
export async function spendReplies({ services }: TestApp, tenantId: number, used: number): Promise<void> {
  const now = services.now();
  const subscription = await inTenant(services.database, tenantId, (scope) => findSubscription(scope, now));
  await services.database.pool.query(
    `INSERT INTO usage_counter (tenant_id, metric, period_start, used) VALUES ($1, 'ai_replies', $2, $3)
    ON CONFLICT (tenant_id, metric, period_start) DO UPDATE SET used = $3`,
    [tenantId, usagePeriodStart(subscription, now), used],
  );
}
