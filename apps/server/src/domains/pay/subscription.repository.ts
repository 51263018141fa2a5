import { eq } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { subscription } from './pay.table.ts';

export async function findSubscriptionRow({ tenantId, db }: TenantScope) {
  const [found] = await db.select().from(subscription).where(eq(subscription.tenantId, tenantId));
  return found;
}

export async function insertSubscription(
  { tenantId, db }: TenantScope,
  row: Omit<typeof subscription.$inferInsert, 'tenantId'>,
): Promise<void> {
  await db.insert(subscription).values({ tenantId, ...row });
}

export async function replaceSubscription(
  { tenantId, db }: TenantScope,
  row: Omit<typeof subscription.$inferInsert, 'tenantId'>,
): Promise<void> {
  await db.update(subscription).set(row).where(eq(subscription.tenantId, tenantId));
}
