import { KEY_EXPIRING_DAYS, KEY_USE_DAYS, type ApiKey, type KeyScope } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const moment = (ms: number | null) => sql`to_timestamp(${ms}::float8 / 1000.0)`;

/** The columns of a key `k` with what it is at a moment, but for its use. */
const keyAt = (now: number): SQL =>
  sql`k.id, k.name, k.prefix, k.scopes, k.channel_ids, k.allowed_addresses, k.rate_per_min, k.created_by, k.last_address, k.rotated_from_id,
  epoch_ms(k.created_at) AS created_at, epoch_ms(k.expires_at) AS expires_at, epoch_ms(k.last_used_at) AS last_used_at, epoch_ms(k.revoked_at) AS revoked_at,
  EXISTS (SELECT FROM api_key n WHERE n.tenant_id = k.tenant_id AND n.rotated_from_id = k.id) AS is_replaced,
  CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked' WHEN k.expires_at <= ${moment(now)} THEN 'expired'
    WHEN k.expires_at <= ${moment(now)} + ${KEY_EXPIRING_DAYS} * interval '1 day' THEN 'expiring' ELSE 'active' END AS state`;

/** The days of use of a key `k`, the oldest first. */
const recentUse = (now: number): SQL =>
  sql`coalesce((SELECT jsonb_agg(jsonb_build_object('day', u.day::text, 'calls', u.calls) ORDER BY u.day) FROM api_key_use u
    WHERE u.tenant_id = k.tenant_id AND u.key_id = k.id AND u.day > (${moment(now)} AT TIME ZONE 'UTC')::date - ${KEY_USE_DAYS}::int), '[]'::jsonb) AS use`;

type StoredKey = Omit<ApiKey, 'use'>;

export interface NewKey extends Pick<
  ApiKey,
  'name' | 'prefix' | 'channel_ids' | 'allowed_addresses' | 'rate_per_min' | 'created_by' | 'rotated_from_id'
> {
  digest: Buffer;
  scopes: readonly KeyScope[];
  /** Milliseconds since 1970; null never ends. */
  expires_at: number | null;
}

export async function readKeys({ tenantId, db }: TenantScope, now: number): Promise<ApiKey[]> {
  const { rows } = await db.execute(
    sql`SELECT ${keyAt(now)}, ${recentUse(now)} FROM api_key k WHERE k.tenant_id = ${tenantId} ORDER BY k.id DESC`,
  );
  return rows as unknown as ApiKey[];
}

/** @returns undefined where there is no such key */
export async function readKey({ tenantId, db }: TenantScope, id: string, now: number): Promise<ApiKey | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${keyAt(now)}, ${recentUse(now)} FROM api_key k WHERE k.tenant_id = ${tenantId} AND k.id = ${id}`,
  );
  return rows[0] as unknown as ApiKey | undefined;
}

/** Makes writers of keys wait for each other, and counts those that can be used and go on. */
export async function lockAndCountKeys({ tenantId, db }: TenantScope, now: number): Promise<number> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`api_key:${tenantId}`}))`);
  const { rows } =
    await db.execute(sql`SELECT count(*)::int AS count FROM api_key k WHERE k.tenant_id = ${tenantId} AND k.revoked_at IS NULL
    AND (k.expires_at IS NULL OR k.expires_at > ${moment(now)})
    AND NOT EXISTS (SELECT FROM api_key n WHERE n.tenant_id = k.tenant_id AND n.rotated_from_id = k.id)`);
  return (rows[0] as { count: number }).count;
}

/** @returns its id */
export async function insertKey({ tenantId, db }: TenantScope, key: NewKey, now: number): Promise<string> {
  const { rows } = await db.execute(sql`INSERT INTO api_key
      (tenant_id, name, prefix, digest, scopes, channel_ids, allowed_addresses, rate_per_min, created_by, rotated_from_id, created_at, expires_at)
    VALUES (${tenantId}, ${key.name}, ${key.prefix}, ${key.digest}, ${sql.param(key.scopes)}::text[], ${sql.param(key.channel_ids)}::uuid[], ${sql.param(key.allowed_addresses)}::text[],
      ${key.rate_per_min}, ${key.created_by}, ${key.rotated_from_id}, ${moment(now)}, ${moment(key.expires_at)}) RETURNING id`);
  return (rows[0] as { id: string }).id;
}

/** @returns whether there is such a key */
export async function markRevoked({ tenantId, db }: TenantScope, id: string, now: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`UPDATE api_key SET revoked_at = coalesce(revoked_at, ${moment(now)}) WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING id`,
  );
  return rows.length > 0;
}

/** Lets a key end at a time, if it does not end before. */
export async function endBy({ tenantId, db }: TenantScope, id: string, at: number): Promise<void> {
  await db.execute(sql`UPDATE api_key SET expires_at = least(expires_at, ${moment(at)}) WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function changeKey(
  { tenantId, db }: TenantScope,
  key: Pick<ApiKey, 'id' | 'name' | 'channel_ids' | 'allowed_addresses' | 'rate_per_min'>,
): Promise<void> {
  const { id, name, channel_ids: channels, allowed_addresses: addresses, rate_per_min: rate } = key;
  await db.execute(sql`UPDATE api_key SET name = ${name}, channel_ids = ${sql.param(channels)}::uuid[], allowed_addresses = ${sql.param(addresses)}::text[], rate_per_min = ${rate}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function findByDigest({ tenantId, db }: TenantScope, digest: Buffer, now: number): Promise<StoredKey | undefined> {
  const { rows } = await db.execute(sql`SELECT ${keyAt(now)} FROM api_key k WHERE k.tenant_id = ${tenantId} AND k.digest = ${digest}`);
  return rows[0] as unknown as StoredKey | undefined;
}

/** Counts a call, and where it came from. */
export async function countUse({ tenantId, db }: TenantScope, id: string, address: string, now: number): Promise<void> {
  await db.execute(sql`WITH used AS (UPDATE api_key SET last_used_at = ${moment(now)}, last_address = ${address}
      WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING id)
    INSERT INTO api_key_use (tenant_id, key_id, day, calls) SELECT ${tenantId}, id, (${moment(now)} AT TIME ZONE 'UTC')::date, 1 FROM used
    ON CONFLICT (tenant_id, key_id, day) DO UPDATE SET calls = api_key_use.calls + 1`);
}

/** Removes days of use that nobody is shown any more. */
export async function purgeUse({ tenantId, db }: TenantScope, now: number): Promise<void> {
  await db.execute(
    sql`DELETE FROM api_key_use WHERE tenant_id = ${tenantId} AND day < (${moment(now)} AT TIME ZONE 'UTC')::date - ${KEY_USE_DAYS}::int`,
  );
}

/**
 * Marks keys that are about to end as told of that, each once; a key that another has taken over from ends as was wanted, and one that was made for
 * a few days too.
 */
export async function markExpiring({ tenantId, db }: TenantScope, now: number): Promise<{ id: string; name: string; expiresAt: number }[]> {
  const soon = sql`${KEY_EXPIRING_DAYS} * interval '1 day'`;
  const { rows } = await db.execute(sql`UPDATE api_key k SET expiring_told_at = ${moment(now)}
    WHERE k.tenant_id = ${tenantId} AND k.revoked_at IS NULL AND k.expiring_told_at IS NULL AND k.expires_at > ${moment(now)} AND k.expires_at <= ${moment(now)} + ${soon}
      AND k.expires_at > k.created_at + ${soon} AND NOT EXISTS (SELECT FROM api_key n WHERE n.tenant_id = k.tenant_id AND n.rotated_from_id = k.id)
    RETURNING k.id, k.name, epoch_ms(k.expires_at) AS "expiresAt"`);
  return rows as unknown as { id: string; name: string; expiresAt: number }[];
}
