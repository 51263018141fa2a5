import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** How many channels a business has. */
export async function countChannels({ tenantId, db }: TenantScope): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM channel WHERE tenant_id = ${tenantId}`);
  return (rows[0] as { count: number }).count;
}

/** Makes writers of channels wait for each other, and counts them. */
export async function lockAndCountChannels(scope: TenantScope): Promise<number> {
  await scope.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`channel:${scope.tenantId}`}))`);
  return countChannels(scope);
}
