import type { DeliveryReason } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const DAY_MS = 86_400_000;
/** Days that the volume of a channel is shown by. */
const DAYS = 30;

export interface Volume {
  received: number;
  sent: number;
  failed: number;
}

const since = (ms: number) => sql`to_timestamp(${ms} / 1000.0)`;
/** Events that bring a message. */
const SAYS = sql`e.kind LIKE '%message%' AND e.state <> 'skipped'`;

/** What came and went in the last 24 hours, by channel. */
export async function countDay({ tenantId, db }: TenantScope, channelIds: readonly string[], now: number): Promise<Map<string, Volume>> {
  if (channelIds.length === 0) return new Map();
  const { rows } = await db.execute(sql`SELECT c.id,
      (SELECT count(*)::int FROM channel_event e WHERE e.tenant_id = ${tenantId} AND e.channel_id = c.id AND e.received_at > ${since(now - DAY_MS)} AND ${SAYS}) AS received,
      (SELECT count(*)::int FROM channel_delivery d WHERE d.tenant_id = ${tenantId} AND d.channel_id = c.id AND d.created_at > ${since(now - DAY_MS)} AND d.part = 0 AND d.state IN ('sent', 'delivered', 'read')) AS sent,
      (SELECT count(*)::int FROM channel_delivery d WHERE d.tenant_id = ${tenantId} AND d.channel_id = c.id AND d.created_at > ${since(now - DAY_MS)} AND d.part = 0 AND d.state IN ('failed', 'unknown')) AS failed
    FROM unnest(${sql.param(channelIds)}::uuid[]) AS c(id)`);
  return new Map((rows as unknown as (Volume & { id: string })[]).map(({ id, ...volume }) => [id, volume]));
}

/** By days of the last 30, in UTC, the oldest first. */
export async function countDays({ tenantId, db }: TenantScope, channelId: string, now: number): Promise<(Volume & { day: string })[]> {
  const { rows } =
    await db.execute(sql`SELECT to_char(shown.day, 'YYYY-MM-DD') AS day, coalesce(sum(received), 0)::int AS received, coalesce(sum(sent), 0)::int AS sent,
      coalesce(sum(failed), 0)::int AS failed
    FROM generate_series(date_trunc('day', ${since(now - (DAYS - 1) * DAY_MS)} AT TIME ZONE 'UTC'), ${since(now)} AT TIME ZONE 'UTC', interval '1 day') AS shown(day) LEFT JOIN (
      SELECT date_trunc('day', e.received_at AT TIME ZONE 'UTC') AS day, 1 AS received, 0 AS sent, 0 AS failed FROM channel_event e
        WHERE e.tenant_id = ${tenantId} AND e.channel_id = ${channelId} AND e.received_at > ${since(now - DAYS * DAY_MS)} AND ${SAYS}
      UNION ALL SELECT date_trunc('day', d.created_at AT TIME ZONE 'UTC'), 0, (d.state IN ('sent', 'delivered', 'read'))::int, (d.state IN ('failed', 'unknown'))::int FROM channel_delivery d
        WHERE d.tenant_id = ${tenantId} AND d.channel_id = ${channelId} AND d.created_at > ${since(now - DAYS * DAY_MS)} AND d.part = 0) moved
      ON moved.day = shown.day GROUP BY shown.day ORDER BY shown.day`);
  return rows as unknown as (Volume & { day: string })[];
}

/** Why messages of the last 30 days did not arrive, the most frequent first. */
export async function countFailures(
  { tenantId, db }: TenantScope,
  channelId: string,
  now: number,
): Promise<{ reason: DeliveryReason; count: number; last_at: number; error: string | null }[]> {
  const { rows } =
    await db.execute(sql`SELECT reason, count(*)::int AS count, epoch_ms(max(created_at)) AS last_at, (array_agg(error ORDER BY created_at DESC))[1] AS error
    FROM channel_delivery WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND created_at > ${since(now - 30 * DAY_MS)}
      AND state IN ('failed', 'unknown') AND reason IS NOT NULL GROUP BY reason ORDER BY count DESC`);
  return rows as never;
}

/** The longest time between messages that came in within the last 30 days, and when the last one came; null with too few of them. */
export async function readGap(
  { tenantId, db }: TenantScope,
  channelId: string,
  now: number,
): Promise<{ gapMs: number; lastAt: number } | null> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count, epoch_ms(max(received_at)) AS "lastAt",
      (extract(epoch FROM percentile_cont(0.9) WITHIN GROUP (ORDER BY gap)) * 1000)::bigint AS "gapMs" FROM (
      SELECT e.received_at, e.received_at - lag(e.received_at) OVER (ORDER BY e.received_at) AS gap FROM channel_event e
      WHERE e.tenant_id = ${tenantId} AND e.channel_id = ${channelId} AND e.received_at > ${since(now - 30 * DAY_MS)} AND ${SAYS}) said`);
  const row = rows[0] as unknown as { count: number; lastAt: number | null; gapMs: number | null };
  return row.count < QUIET_AFTER || row.lastAt === null || row.gapMs === null ? null : { gapMs: row.gapMs, lastAt: row.lastAt };
}

/** Messages without which nobody can say what is usual. */
const QUIET_AFTER = 10;
