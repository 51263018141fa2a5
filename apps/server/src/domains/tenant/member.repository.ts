import type { Permission, Reach } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface Member {
  id: number;
  name: string;
  /** null is an admin (§6). */
  role: string | null;
  /** Those of a role that the business made itself; null of a built-in one. */
  permissions: Permission[] | null;
  reach: Reach;
}

export async function findMembers({ tenantId, db }: TenantScope): Promise<Member[]> {
  const { rows } =
    await db.execute(sql`SELECT u.id, u.name, m.role, r.permissions, m.reach FROM tenant_member m JOIN app_user u ON u.id = m.user_id
      LEFT JOIN custom_role r ON r.tenant_id = m.tenant_id AND r.id::text = m.role
    WHERE m.tenant_id = ${tenantId} AND u.status = 'active' ORDER BY u.name, u.id`);
  return rows as unknown as Member[];
}

export async function findMemberMails({ tenantId, db }: TenantScope): Promise<(Member & { email: string })[]> {
  const { rows } =
    await db.execute(sql`SELECT u.id, u.name, lower(u.email) AS email, m.role, r.permissions, m.reach FROM tenant_member m JOIN app_user u ON u.id = m.user_id
      LEFT JOIN custom_role r ON r.tenant_id = m.tenant_id AND r.id::text = m.role
    WHERE m.tenant_id = ${tenantId} AND u.status = 'active' ORDER BY u.name, u.id`);
  return rows as unknown as (Member & { email: string })[];
}

/** A member whose place is held. */
export interface LockedMember {
  /** Whose business it is. */
  owner: boolean;
  role: string | null;
  reach: Reach;
}

export async function lockMember({ tenantId, db }: TenantScope, userId: number): Promise<LockedMember | undefined> {
  const { rows } =
    await db.execute(sql`SELECT coalesce(t.owner_id = m.user_id, false) AS owner, m.role, m.reach FROM tenant_member m JOIN tenant t ON t.id = m.tenant_id
    WHERE m.tenant_id = ${tenantId} AND m.user_id = ${userId} FOR UPDATE OF m`);
  return rows[0] as unknown as LockedMember | undefined;
}

export async function updateRole({ tenantId, db }: TenantScope, userId: number, role: string | null, reach: Reach): Promise<void> {
  await db.execute(sql`UPDATE tenant_member SET role = ${role}, reach = ${reach} WHERE tenant_id = ${tenantId} AND user_id = ${userId}`);
}

/** People with a role, by id. */
export async function findWithRole({ tenantId, db }: TenantScope, role: string): Promise<number[]> {
  const { rows } = await db.execute(
    sql`SELECT user_id AS id FROM tenant_member WHERE tenant_id = ${tenantId} AND role = ${role} ORDER BY user_id`,
  );
  return (rows as unknown as { id: number }[]).map(({ id }) => id);
}

/** Gives everybody with a role another one; an admin sees everything. */
export async function moveRole({ tenantId, db }: TenantScope, from: string, to: string | null): Promise<number[]> {
  const { rows } =
    await db.execute(sql`UPDATE tenant_member SET role = ${to}, reach = CASE WHEN ${to}::text IS NULL THEN 'all' ELSE reach END
    WHERE tenant_id = ${tenantId} AND role = ${from} RETURNING user_id AS id`);
  return (rows as unknown as { id: number }[]).map(({ id }) => id);
}

/** @returns the face of whoever it was; null where there was none */
export async function deleteMember({ tenantId, db }: TenantScope, userId: number): Promise<string | null> {
  const { rows } = await db.execute(sql`DELETE FROM tenant_member WHERE tenant_id = ${tenantId} AND user_id = ${userId} RETURNING face`);
  return (rows[0] as { face: string | null } | undefined)?.face ?? null;
}

/** @returns the face before; undefined where nobody is a member by that id */
export async function replaceFace({ tenantId, db }: TenantScope, userId: number, face: string | null): Promise<string | null | undefined> {
  const { rows } = await db.execute(sql`UPDATE tenant_member m SET face = ${face} FROM (
      SELECT user_id, face FROM tenant_member WHERE tenant_id = ${tenantId} AND user_id = ${userId} FOR UPDATE) was
    WHERE m.tenant_id = ${tenantId} AND m.user_id = was.user_id RETURNING was.face`);
  return (rows[0] as { face: string | null } | undefined)?.face;
}
