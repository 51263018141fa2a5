import { CHANNEL_HELLOS_MAX } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** When a site has shown a channel last, in milliseconds since 1970; undefined where it never has, or not for long. */
export async function lastHello({ tenantId, db }: TenantScope, channelId: string, origin: string): Promise<number | undefined> {
  const { rows } = await db.execute(sql`SELECT epoch_ms(last_at) AS at FROM channel_hello
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND origin = ${origin}`);
  return (rows[0] as { at: number } | undefined)?.at;
}

/** Notes that a site has shown a channel; of more sites than are remembered, those that came last stay. */
export async function noteHello({ tenantId, db }: TenantScope, channelId: string, origin: string, now: number): Promise<void> {
  const at = sql`to_timestamp(${now} / 1000.0)`;
  await db.execute(sql`UPDATE channel SET first_hello_at = coalesce(first_hello_at, ${at}), last_hello_at = ${at}, last_origin = ${origin}
    WHERE tenant_id = ${tenantId} AND id = ${channelId}`);
  await db.execute(sql`INSERT INTO channel_hello (tenant_id, channel_id, origin, first_at, last_at) VALUES (${tenantId}, ${channelId}, ${origin}, ${at}, ${at})
    ON CONFLICT (tenant_id, channel_id, origin) DO UPDATE SET last_at = excluded.last_at`);
  await db.execute(sql`DELETE FROM channel_hello WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND origin IN (
    SELECT h.origin FROM channel_hello h WHERE h.tenant_id = ${tenantId} AND h.channel_id = ${channelId}
    ORDER BY h.last_at DESC, h.origin OFFSET ${CHANNEL_HELLOS_MAX})`);
}
