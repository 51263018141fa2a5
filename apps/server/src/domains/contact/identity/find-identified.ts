import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** The contact of an external id that was vouched for; undefined where nobody has signed in with it. */
export async function findIdentified({ tenantId, db }: TenantScope, externalId: string): Promise<string | undefined> {
  const { rows } = await db.execute(
    sql`SELECT id FROM contact WHERE tenant_id = ${tenantId} AND external_id = ${externalId} AND identified_at IS NOT NULL`,
  );
  return (rows[0] as { id: string } | undefined)?.id;
}

/** Whether a contact has signed in on the business's site. */
export async function isIdentified({ tenantId, db }: TenantScope, contactId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM contact WHERE tenant_id = ${tenantId} AND id = ${contactId} AND identified_at IS NOT NULL`,
  );
  return rows.length > 0;
}
