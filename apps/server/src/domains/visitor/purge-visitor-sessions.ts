import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Removes the sessions of visitors who stayed away too long; what they wrote stays. */
export async function purgeVisitorSessions({ tenantId, db }: TenantScope, now: number): Promise<void> {
  await db.execute(sql`DELETE FROM visitor_session WHERE tenant_id = ${tenantId} AND expires_at <= to_timestamp(${now} / 1000.0)`);
}
