import type { BotPreview } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const at = (ms: number) => sql`to_timestamp(${ms} / 1000.0)`;
const PREVIEW = sql.raw('id, created_by, epoch_ms(created_at) AS created_at, epoch_ms(expires_at) AS expires_at');

/** Links that still lead somewhere, the latest first. */
export async function findOpen({ tenantId, db }: TenantScope, now: number): Promise<BotPreview[]> {
  const { rows } = await db.execute(sql`SELECT ${PREVIEW} FROM bot_preview
    WHERE tenant_id = ${tenantId} AND revoked_at IS NULL AND expires_at > ${at(now)} ORDER BY created_at DESC, id DESC`);
  return rows as unknown as BotPreview[];
}

export async function insertPreview(
  { tenantId, db }: TenantScope,
  { digest, by, expiresAt }: { digest: Buffer; by: string; expiresAt: number },
  now: number,
): Promise<BotPreview> {
  const { rows } = await db.execute(sql`INSERT INTO bot_preview (tenant_id, key_digest, created_by, created_at, expires_at)
    VALUES (${tenantId}, ${digest}, ${by}, ${at(now)}, ${at(expiresAt)}) RETURNING ${PREVIEW}`);
  return rows[0] as unknown as BotPreview;
}

/** Ends a link; one that has ended stays as it is. @returns whether there is such a link */
export async function markRevoked({ tenantId, db }: TenantScope, id: string, now: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`UPDATE bot_preview SET revoked_at = coalesce(revoked_at, ${at(now)}) WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING id`,
  );
  return rows.length > 0;
}

/** The link with a key, while it leads somewhere. */
export async function findByDigest({ tenantId, db }: TenantScope, digest: Buffer, now: number): Promise<BotPreview | undefined> {
  const { rows } = await db.execute(sql`SELECT ${PREVIEW} FROM bot_preview
    WHERE tenant_id = ${tenantId} AND key_digest = ${digest} AND revoked_at IS NULL AND expires_at > ${at(now)}`);
  return rows[0] as unknown as BotPreview | undefined;
}

export async function deleteEnded({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM bot_preview WHERE tenant_id = ${tenantId} AND expires_at < ${at(before)}`);
}
