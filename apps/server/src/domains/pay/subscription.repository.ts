import { eq } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { subscription } from './pay.table.ts';

export type SubscriptionRow = typeof subscription.$inferSelect;

export async function findSubscriptionRow({ tenantId, db }: TenantScope): Promise<SubscriptionRow | undefined> {
  const [found] = await db.select().from(subscription).where(eq(subscription.tenantId, tenantId));
  return found;
}

export async function lockSubscriptionRow({ tenantId, db }: TenantScope): Promise<SubscriptionRow | undefined> {
  const [found] = await db.select().from(subscription).where(eq(subscription.tenantId, tenantId)).for('update');
  return found;
}

export async function insertSubscription(
  { tenantId, db }: TenantScope,
  row: Omit<typeof subscription.$inferInsert, 'tenantId'>,
): Promise<void> {
  await db.insert(subscription).values({ tenantId, ...row });
}

export async function replaceSubscription({ tenantId, db }: TenantScope, row: Omit<SubscriptionRow, 'tenantId'>): Promise<void> {
  await db.update(subscription).set(row).where(eq(subscription.tenantId, tenantId));
}
