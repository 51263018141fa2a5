import type { ChannelSecret, IdentityMode, SecretUse } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface StoredSecret extends ChannelSecret {
  sealed: Buffer;
}

/** Those of tokens first, the oldest first. */
export async function readSecrets({ tenantId, db }: TenantScope, channelId: string): Promise<StoredSecret[]> {
  const { rows } =
    await db.execute(sql`SELECT id, use, sealed, created_by, epoch_ms(created_at) AS created_at, epoch_ms(last_used_at) AS last_used_at
    FROM channel_secret WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} ORDER BY use DESC, created_at, id`);
  return (rows as unknown as (Omit<StoredSecret, 'sealed'> & { sealed: Uint8Array })[]).map((row) => ({
    ...row,
    sealed: Buffer.from(row.sealed),
  }));
}

export interface NewSecret {
  id: string;
  channelId: string;
  use: SecretUse;
  sealed: Buffer;
  by: string;
}

export async function insertSecret(
  { tenantId, db }: TenantScope,
  { id, channelId, use, sealed, by }: NewSecret,
  now: number,
): Promise<void> {
  await db.execute(sql`INSERT INTO channel_secret (tenant_id, id, channel_id, use, sealed, created_by, created_at)
    VALUES (${tenantId}, ${id}, ${channelId}, ${use}, ${sealed}, ${by}, to_timestamp(${now} / 1000.0))`);
}

export async function deleteSecret({ tenantId, db }: TenantScope, channelId: string, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM channel_secret WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND id = ${id}`);
}

/** Notes the day on which something was signed with a secret, once a day. */
export async function touchSecret({ tenantId, db }: TenantScope, id: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE channel_secret SET last_used_at = to_timestamp(${now} / 1000.0) WHERE tenant_id = ${tenantId} AND id = ${id}
    AND (last_used_at IS NULL OR last_used_at < to_timestamp(${now} / 1000.0) - interval '1 day')`);
}

export async function setMode({ tenantId, db }: TenantScope, channelId: string, mode: IdentityMode): Promise<void> {
  await db.execute(sql`UPDATE channel SET identity_mode = ${mode} WHERE tenant_id = ${tenantId} AND id = ${channelId}`);
}
