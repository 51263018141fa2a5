import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface Member {
  id: number;
  name: string;
}

export async function findMembers({ tenantId, db }: TenantScope): Promise<Member[]> {
  const { rows } = await db.execute(sql`SELECT u.id, u.name FROM tenant_member m JOIN app_user u ON u.id = m.user_id
    WHERE m.tenant_id = ${tenantId} AND u.status = 'active' ORDER BY u.name, u.id`);
  return rows as unknown as Member[];
}
