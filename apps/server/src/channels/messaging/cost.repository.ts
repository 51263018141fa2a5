import type { FeeCategory } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { Cost, Spent } from '#/channels/port/plan-cost.ts';

const MONTH = (now: number) => sql`date_trunc('month', to_timestamp(${now} / 1000.0) AT TIME ZONE 'UTC')`;
/** Rows of a channel of this calendar month, in UTC. */
const ofMonth = (tenantId: number, channelId: string, now: number) =>
  sql`tenant_id = ${tenantId} AND channel_id = ${channelId} AND at >= ${MONTH(now)} AT TIME ZONE 'UTC'`;

/** Writes down what a message that was sent is to cost; what the service has reported already stays. */
export async function keepCost(
  { tenantId, db }: TenantScope,
  { id, channelId, way, category, micros, currency }: Cost & { id: string; channelId: string },
  now: number,
): Promise<void> {
  await db.execute(sql`INSERT INTO channel_cost (tenant_id, id, channel_id, way, category, micros, currency, at)
    VALUES (${tenantId}, ${id}, ${channelId}, ${way}, ${category}, ${micros}, ${currency}, to_timestamp(${now} / 1000.0))
    ON CONFLICT (tenant_id, id) DO NOTHING`);
}

/** What the service says that a message was charged as replaces what was planned. @returns false where it is none of ours */
export async function reportCost(
  { tenantId, db }: TenantScope,
  channelId: string,
  providerId: string,
  { way, category, micros, currency }: Cost,
  now: number,
): Promise<boolean> {
  const { rowCount } =
    await db.execute(sql`INSERT INTO channel_cost (tenant_id, id, channel_id, way, category, micros, currency, is_reported, at)
    SELECT d.tenant_id, d.id, d.channel_id, ${way}, ${category}, ${micros}, ${currency}, true, coalesce(d.at, to_timestamp(${now} / 1000.0))
    FROM (SELECT tenant_id, request_id AS id, channel_id, provider_id, sent_at AS at FROM channel_delivery
      UNION ALL SELECT tenant_id, id, channel_id, provider_id, at FROM channel_reaction_sent) d
    WHERE d.tenant_id = ${tenantId} AND d.channel_id = ${channelId} AND d.provider_id = ${providerId}
    ON CONFLICT (tenant_id, id) DO UPDATE SET way = excluded.way, category = excluded.category, micros = excluded.micros, currency = excluded.currency,
      is_reported = true`);
  return (rowCount ?? 0) > 0;
}

/** What the month has come to; amounts of another currency than the channel's are left out. */
export async function readSpent({ tenantId, db }: TenantScope, channelId: string, currency: string, now: number): Promise<Spent> {
  const { rows } =
    await db.execute(sql`SELECT coalesce(sum(micros) FILTER (WHERE way = 'fee' AND currency = ${currency}), 0)::bigint AS micros,
      count(*) FILTER (WHERE way = 'quota')::int AS quota FROM channel_cost WHERE ${ofMonth(tenantId, channelId, now)}`);
  return rows[0] as unknown as Spent;
}

export interface MonthCosts {
  free: number;
  quota: number;
  fee: number;
  /** Fees whose rate is not known, and those that the service has not confirmed yet. */
  unpriced: number;
  unreported: number;
  categories: { category: FeeCategory; count: number; micros: number }[];
  /** Conversations of the channel that were resolved this month. */
  resolved: number;
}

/** Messages of the month by how they went. */
export async function countCosts({ tenantId, db }: TenantScope, channelId: string, currency: string, now: number): Promise<MonthCosts> {
  const { rows } =
    await db.execute(sql`SELECT count(*) FILTER (WHERE way = 'free')::int AS free, count(*) FILTER (WHERE way = 'quota')::int AS quota,
      count(*) FILTER (WHERE way = 'fee')::int AS fee,
      count(*) FILTER (WHERE way = 'fee' AND (micros IS NULL OR currency IS DISTINCT FROM ${currency}))::int AS unpriced,
      count(*) FILTER (WHERE way = 'fee' AND NOT is_reported)::int AS unreported,
      (SELECT count(*)::int FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.channel_id = ${channelId} AND c.status = 'resolved'
        AND c.resolved_at >= ${MONTH(now)} AT TIME ZONE 'UTC') AS resolved
    FROM channel_cost WHERE ${ofMonth(tenantId, channelId, now)}`);
  const { rows: categories } = await db.execute(sql`SELECT category, count(*)::int AS count,
      coalesce(sum(micros) FILTER (WHERE currency = ${currency}), 0)::bigint AS micros FROM channel_cost
    WHERE ${ofMonth(tenantId, channelId, now)} AND way = 'fee' AND category IS NOT NULL GROUP BY category ORDER BY count DESC, category`);
  return { ...(rows[0] as unknown as Omit<MonthCosts, 'categories'>), categories: categories as unknown as MonthCosts['categories'] };
}

/** @returns whether this is the first time of the month that the cap is in the way */
export async function markCapTold({ tenantId, db }: TenantScope, channelId: string, now: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`UPDATE channel_connection SET cap_told = ${MONTH(now)}::date
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND cap_told IS DISTINCT FROM ${MONTH(now)}::date`);
  return (rowCount ?? 0) > 0;
}
