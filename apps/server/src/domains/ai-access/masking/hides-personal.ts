import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Whether a business hides personal data from models. */
export async function hidesPersonal({ tenantId, db }: TenantScope): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT masks_personal AS masks FROM ai_setting WHERE tenant_id = ${tenantId}`);
  return rows[0]?.['masks'] === true;
}

/** Chooses it. */
export async function hidePersonal({ tenantId, db }: TenantScope, hides: boolean): Promise<void> {
  await db.execute(sql`INSERT INTO ai_setting (tenant_id, masks_personal) VALUES (${tenantId}, ${hides})
    ON CONFLICT (tenant_id) DO UPDATE SET masks_personal = excluded.masks_personal`);
}
