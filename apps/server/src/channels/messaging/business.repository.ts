import type { MessagingChannel } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Accounts of a bot that are remembered: their owners connect them, and anybody can. */
const KEPT_MAX = 100;

type Business = MessagingChannel['businesses'][number];

/** What was told before something that is known changes nothing. @returns whether it is news */
export async function saveBusiness(
  { tenantId, db }: TenantScope,
  channelId: string,
  { id, name, state, canRead }: Business & { canRead: boolean },
  order: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`INSERT INTO channel_business (tenant_id, channel_id, id, name, state, can_read, changed_order)
    SELECT ${tenantId}, ${channelId}, ${id}, ${name}, ${state}, ${canRead}, ${order}::bigint
    WHERE (SELECT count(*) FROM channel_business WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND id <> ${id}) < ${KEPT_MAX}
    ON CONFLICT (tenant_id, channel_id, id) DO UPDATE SET name = excluded.name, state = excluded.state, can_read = excluded.can_read,
      changed_order = excluded.changed_order WHERE channel_business.changed_order < excluded.changed_order`);
  return (rowCount ?? 0) > 0;
}

/** The service was asked: that is how it stands, and no step in the order in which it tells. */
export async function updateBusiness(
  { tenantId, db }: TenantScope,
  channelId: string,
  { id, state, canRead }: Pick<Business, 'id' | 'state'> & { canRead: boolean },
): Promise<void> {
  await db.execute(sql`UPDATE channel_business SET state = ${state}, can_read = ${canRead}
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND id = ${id}`);
}

/** By channel; those that can be answered for first. */
export async function readBusinesses({ tenantId, db }: TenantScope, channelIds: readonly string[]): Promise<Map<string, Business[]>> {
  const { rows } = await db.execute(sql`SELECT channel_id AS "channelId", id, name, state FROM channel_business
    WHERE tenant_id = ${tenantId} AND channel_id = ANY(${sql.param([...channelIds])}::uuid[]) ORDER BY state, name, id`);
  const found = rows as unknown as (Business & { channelId: string })[];
  return new Map(
    [...Map.groupBy(found, ({ channelId }) => channelId)].map(([channelId, own]) => [
      channelId,
      own.map(({ id, name, state }) => ({ id, name, state })),
    ]),
  );
}
