import type { CustomRole, Permission, RoleDraft } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const ROLE = sql.raw(`r.id, r.name, r.base, r.permissions, r.version, r.updated_by, epoch_ms(r.updated_at) AS updated_at,
  (SELECT count(*) FROM tenant_member m WHERE m.tenant_id = r.tenant_id AND m.role = r.id::text) AS members`);

/** Who writes, and when, in milliseconds since 1970. */
export interface RoleStamp {
  name: string;
  at: number;
}

/** How names are compared: wide, narrow, large and small letters are the same. */
const keyOf = (name: string) => name.normalize('NFKC').toLowerCase();

export async function findRoles({ tenantId, db }: TenantScope): Promise<CustomRole[]> {
  const { rows } = await db.execute(sql`SELECT ${ROLE} FROM custom_role r WHERE r.tenant_id = ${tenantId} ORDER BY r.name, r.id`);
  return rows as unknown as CustomRole[];
}

/** What a role may, and what it is called; undefined where there is none. */
export async function findGrant(
  { tenantId, db }: TenantScope,
  id: string,
): Promise<{ name: string; permissions: Permission[] } | undefined> {
  const { rows } = await db.execute(sql`SELECT name, permissions FROM custom_role WHERE tenant_id = ${tenantId} AND id::text = ${id}`);
  return rows[0] as { name: string; permissions: Permission[] } | undefined;
}

/** One role, kept from changing until the transaction ends; `share` lets others give it at the same time. */
export async function lockRole({ tenantId, db }: TenantScope, id: string, how: 'share' | 'update'): Promise<CustomRole | undefined> {
  const lock = how === 'share' ? sql`FOR SHARE OF r` : sql`FOR UPDATE OF r`;
  const { rows } = await db.execute(sql`SELECT ${ROLE} FROM custom_role r WHERE r.tenant_id = ${tenantId} AND r.id::text = ${id} ${lock}`);
  return rows[0] as unknown as CustomRole | undefined;
}

/** Makes writers wait for each other, and counts the roles. */
export async function lockAndCount({ tenantId, db }: TenantScope): Promise<number> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`role:${tenantId}`}))`);
  const { rows } = await db.execute(sql`SELECT count(*) AS count FROM custom_role WHERE tenant_id = ${tenantId}`);
  return (rows[0] as { count: number }).count;
}

/** Whether another role has the name. */
export async function isNameTaken({ tenantId, db }: TenantScope, name: string, except: string | null): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM custom_role WHERE tenant_id = ${tenantId} AND name_key = ${keyOf(name)} AND id IS DISTINCT FROM ${except}::uuid`,
  );
  return rows.length > 0;
}

export async function insertRole(
  { tenantId, db }: TenantScope,
  { name, base, permissions }: RoleDraft,
  by: RoleStamp,
): Promise<CustomRole> {
  const { rows } = await db.execute(sql`INSERT INTO custom_role AS r (tenant_id, name, name_key, base, permissions, updated_by, updated_at)
    VALUES (${tenantId}, ${name}, ${keyOf(name)}, ${base}, ${sql.param(permissions)}::text[], ${by.name}, to_timestamp(${by.at} / 1000.0)) RETURNING ${ROLE}`);
  return rows[0] as unknown as CustomRole;
}

export async function replaceRole(
  { tenantId, db }: TenantScope,
  id: string,
  { name, base, permissions }: RoleDraft,
  by: RoleStamp,
): Promise<CustomRole> {
  const { rows } =
    await db.execute(sql`UPDATE custom_role r SET name = ${name}, name_key = ${keyOf(name)}, base = ${base}, permissions = ${sql.param(permissions)}::text[],
      version = version + 1, updated_by = ${by.name}, updated_at = to_timestamp(${by.at} / 1000.0)
    WHERE r.tenant_id = ${tenantId} AND r.id = ${id} RETURNING ${ROLE}`);
  return rows[0] as unknown as CustomRole;
}

export async function deleteRole({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM custom_role WHERE tenant_id = ${tenantId} AND id = ${id}`);
}
