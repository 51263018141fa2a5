import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Notes that visitors see something else from now on. */
export async function noteChange({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`INSERT INTO help_state (tenant_id, change_no) VALUES (${tenantId}, 1)
    ON CONFLICT (tenant_id) DO UPDATE SET change_no = help_state.change_no + 1`);
}

/** Grows with each change of what visitors see. */
export async function readChange({ tenantId, db }: TenantScope): Promise<number> {
  const { rows } = await db.execute(sql`SELECT change_no FROM help_state WHERE tenant_id = ${tenantId}`);
  return Number(rows[0]?.['change_no'] ?? 0);
}
