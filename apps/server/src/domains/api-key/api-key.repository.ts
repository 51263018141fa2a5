import type { ApiKey, KeyScope } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** How it is at a moment. */
const keyAt = (
  now: number,
) => sql`id, name, prefix, scopes, created_by, epoch_ms(created_at) AS created_at, epoch_ms(expires_at) AS expires_at,
  epoch_ms(last_used_at) AS last_used_at, epoch_ms(revoked_at) AS revoked_at,
  CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= to_timestamp(${now} / 1000.0) THEN 'expired' ELSE 'active' END AS state`;

export interface NewKey {
  name: string;
  prefix: string;
  digest: Buffer;
  scopes: readonly KeyScope[];
  by: string;
  /** Milliseconds since 1970; null never ends. */
  expiresAt: number | null;
}

export async function readKeys({ tenantId, db }: TenantScope, now: number): Promise<ApiKey[]> {
  const { rows } = await db.execute(sql`SELECT ${keyAt(now)} FROM api_key WHERE tenant_id = ${tenantId} ORDER BY id DESC`);
  return rows as unknown as ApiKey[];
}

/** Makes writers of keys wait for each other, and counts those that can be used. */
export async function lockAndCountKeys({ tenantId, db }: TenantScope, now: number): Promise<number> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`api_key:${tenantId}`}))`);
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM api_key WHERE tenant_id = ${tenantId} AND revoked_at IS NULL
    AND (expires_at IS NULL OR expires_at > to_timestamp(${now} / 1000.0))`);
  return (rows[0] as { count: number }).count;
}

export async function insertKey({ tenantId, db }: TenantScope, key: NewKey, now: number): Promise<ApiKey> {
  const { rows } = await db.execute(sql`INSERT INTO api_key (tenant_id, name, prefix, digest, scopes, created_by, created_at, expires_at)
    VALUES (${tenantId}, ${key.name}, ${key.prefix}, ${key.digest}, ${sql.param(key.scopes)}::text[], ${key.by}, to_timestamp(${now} / 1000.0),
      to_timestamp(${key.expiresAt}::float8 / 1000.0)) RETURNING ${keyAt(now)}`);
  return rows[0] as unknown as ApiKey;
}

/** @returns undefined where there is no such key */
export async function markRevoked({ tenantId, db }: TenantScope, id: string, now: number): Promise<ApiKey | undefined> {
  const { rows } = await db.execute(sql`UPDATE api_key SET revoked_at = coalesce(revoked_at, to_timestamp(${now} / 1000.0))
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING ${keyAt(now)}`);
  return rows[0] as unknown as ApiKey | undefined;
}

export async function findByDigest({ tenantId, db }: TenantScope, digest: Buffer, now: number): Promise<ApiKey | undefined> {
  const { rows } = await db.execute(sql`SELECT ${keyAt(now)} FROM api_key WHERE tenant_id = ${tenantId} AND digest = ${digest}`);
  return rows[0] as unknown as ApiKey | undefined;
}

export async function touchKey({ tenantId, db }: TenantScope, id: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE api_key SET last_used_at = to_timestamp(${now} / 1000.0) WHERE tenant_id = ${tenantId} AND id = ${id}`);
}
