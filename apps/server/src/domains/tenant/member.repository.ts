import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface Member {
  id: number;
  name: string;
  /** null is an admin (§6). */
  role: string | null;
}

export async function findMembers({ tenantId, db }: TenantScope): Promise<Member[]> {
  const { rows } = await db.execute(sql`SELECT u.id, u.name, m.role FROM tenant_member m JOIN app_user u ON u.id = m.user_id
    WHERE m.tenant_id = ${tenantId} AND u.status = 'active' ORDER BY u.name, u.id`);
  return rows as unknown as Member[];
}

export async function lockMember({ tenantId, db }: TenantScope, userId: number): Promise<{ owner: boolean } | undefined> {
  const { rows } =
    await db.execute(sql`SELECT coalesce(t.owner_id = m.user_id, false) AS owner FROM tenant_member m JOIN tenant t ON t.id = m.tenant_id
    WHERE m.tenant_id = ${tenantId} AND m.user_id = ${userId} FOR UPDATE OF m`);
  return rows[0] as { owner: boolean } | undefined;
}

export async function updateRole({ tenantId, db }: TenantScope, userId: number, role: string | null): Promise<void> {
  await db.execute(sql`UPDATE tenant_member SET role = ${role} WHERE tenant_id = ${tenantId} AND user_id = ${userId}`);
}

export async function deleteMember({ tenantId, db }: TenantScope, userId: number): Promise<void> {
  await db.execute(sql`DELETE FROM tenant_member WHERE tenant_id = ${tenantId} AND user_id = ${userId}`);
}
