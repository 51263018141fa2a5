import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Names that are read; nobody asks for one person among more by name. */
const NAMES_MAX = 200;

/** What the people of the business are called. */
export async function teamNames({ tenantId, db }: TenantScope): Promise<string[]> {
  const { rows } =
    await db.execute(sql`SELECT u.name FROM tenant_member m JOIN app_user u ON u.id = m.user_id WHERE m.tenant_id = ${tenantId} AND u.status = 'active'
      ORDER BY m.user_id LIMIT ${NAMES_MAX}`);
  return (rows as { name: string }[]).map(({ name }) => name);
}
