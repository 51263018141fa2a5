import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { COUNTS } from './fact-columns.ts';

/** Which days, and of them what. */
export interface ResultFilter {
  from: string;
  to: string;
  locale?: string | undefined;
  channel?: string | undefined;
  version?: number | undefined;
}

export const RESULT_GROUPS = ['total', 'day', 'locale', 'channel', 'version', 'reason'] as const;

export interface ResultRow extends Record<(typeof COUNTS)[number] | 'handed_over', number> {
  group: (typeof RESULT_GROUPS)[number];
  key: string;
  /** Of the period; otherwise of the days before it. */
  is_current: boolean;
}

/** SQL: `column` is what the filter says, where it says something. */
const is = (column: string, value: string | number | undefined): SQL =>
  value === undefined ? sql`` : sql` AND ${sql.raw(column)} = ${value}`;

const SUMS = sql.raw(COUNTS.map((column) => `coalesce(sum(${column}), 0)::bigint AS ${column}`).join(', '));

/** Sums of a period and of as many days before it: in all, and by each of what they are looked at by. */
export async function sumDays({ tenantId, db }: TenantScope, { from, to, locale, channel, version }: ResultFilter): Promise<ResultRow[]> {
  const { rows } = await db.execute(sql`SELECT CASE grouping(day, locale, channel, version_no, handed_by)
        WHEN 31 THEN 'total' WHEN 15 THEN 'day' WHEN 23 THEN 'locale' WHEN 27 THEN 'channel' WHEN 29 THEN 'version' ELSE 'reason' END AS "group",
      coalesce(day::text, locale, channel, version_no::text, handed_by, '') AS key, is_current, ${SUMS},
      coalesce(sum(conversations) FILTER (WHERE handed_by <> ''), 0)::bigint AS handed_over
    FROM (SELECT *, day >= ${from}::date AS is_current FROM bot_fact_day WHERE tenant_id = ${tenantId}
      AND day >= ${from}::date - (${to}::date - ${from}::date + 1) AND day <= ${to}::date
      ${is('locale', locale)}${is('channel', channel)}${is('version_no', version)}) facts
    GROUP BY is_current, GROUPING SETS ((), (day), (locale), (channel), (version_no), (handed_by)) ORDER BY conversations DESC, questions DESC, key`);
  return rows as unknown as ResultRow[];
}

/** Every day of a period and of as many before it, in order. */
export async function listDays({ db }: TenantScope, { from, to }: ResultFilter): Promise<{ before: string[]; days: string[] }> {
  const { rows } = await db.execute(sql`SELECT d::date::text AS day FROM generate_series(
    ${from}::date - (${to}::date - ${from}::date + 1), ${to}::date, interval '1 day') AS d ORDER BY d`);
  const all = (rows as unknown as { day: string }[]).map(({ day }) => day);
  return { before: all.slice(0, all.length / 2), days: all.slice(all.length / 2) };
}

/**
 * The middle one of the times until the first reply, in milliseconds, in a period and in as many days before it: half of the visitors waited
 * longer. Of conversations that are still there; null where there are none.
 */
export async function medianTimes(
  { tenantId, db }: TenantScope,
  { from, to, locale, channel, version }: ResultFilter,
): Promise<{ current: number | null; before: number | null }> {
  const median = (isCurrent: boolean) => sql`percentile_disc(0.5) WITHIN GROUP (ORDER BY first_answer_ms)
    FILTER (WHERE first_answer_ms IS NOT NULL AND (day >= ${from}::date) = ${isCurrent})`;
  const { rows } = await db.execute(sql`SELECT (${median(true)})::float8 AS current, (${median(false)})::float8 AS before
    FROM bot_fact_conversation WHERE tenant_id = ${tenantId}
      AND day >= ${from}::date - (${to}::date - ${from}::date + 1) AND day <= ${to}::date
      ${is('locale', locale)}${is('channel', channel)}${is('version_no', version)}`);
  return rows[0] as { current: number | null; before: number | null };
}

export interface Deflection {
  readers: number;
  deflected: number;
  link_offers: number;
  link_visits: number;
}

/** Who found help without asking. A reader counts once a day, when the time to ask after reading is over. @param readBefore epoch ms */
export async function countDeflection(
  { tenantId, db }: TenantScope,
  { from, to, locale }: ResultFilter,
  timezone: string,
  readBefore: number,
): Promise<Deflection> {
  const within = (column: string) => sql`${sql.raw(column)} >= ${from}::date::timestamp AT TIME ZONE ${timezone}
    AND ${sql.raw(column)} < (${to}::date + 1)::timestamp AT TIME ZONE ${timezone}`;
  const { rows } = await db.execute(sql`SELECT readers.*,
      (SELECT count(*) FROM diversion_offer o JOIN conversation c ON c.tenant_id = o.tenant_id AND c.id = o.conversation_id
        WHERE o.tenant_id = ${tenantId} AND NOT c.is_test AND ${within('o.offered_at')}${is('c.language', locale)}) AS link_offers,
      (SELECT count(*) FROM diversion_visit v WHERE v.tenant_id = ${tenantId} AND v.outcome = 'redirected' AND v.conversation_id IS NULL
        AND ${within('v.opened_at')}${is('v.language', locale)}) AS link_visits
    FROM (SELECT count(*) AS readers, count(*) FILTER (WHERE NOT asked) AS deflected FROM (
      SELECT bool_or(asked_at IS NOT NULL) AS asked FROM help_reading WHERE tenant_id = ${tenantId} AND ${within('opened_at')}${is('locale', locale)}
        AND opened_at <= to_timestamp(${readBefore} / 1000.0) GROUP BY reader, (opened_at AT TIME ZONE ${timezone})::date) visits) readers`);
  return rows[0] as unknown as Deflection;
}
