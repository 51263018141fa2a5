import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { MARKS, type DayFacts, type DayPlaces } from './day-facts.ts';

const MASK = sql.join(
  Object.entries(MARKS).map(([mark, bit]) => sql.raw(`f.${mark}::int * ${bit}`)),
  sql` + `,
);
const columns = (all: Record<string, SQL>) =>
  sql`json_build_object(${sql.join(
    Object.entries(all).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, json_agg(${column})`),
    sql`, `,
  )})::text`;
const FACTS = columns({
  hour: sql`f.hour`,
  channel: sql`f.channel`,
  locale: sql`f.locale`,
  agent: sql`f.agent_id`,
  team: sql`f.team_id`,
  person: sql`encode(uuid_send(f.person), 'base64')`,
  messages: sql`f.messages`,
  marks: MASK,
  trigger: sql`f.handed_by`,
  first_reply: sql`f.first_reply_ms`,
  resolution: sql`f.resolution_ms`,
  first_reply_open: sql`f.first_reply_open_ms`,
  resolution_open: sql`f.resolution_open_ms`,
  stars: sql`f.csat_score`,
  saved: sql`f.saved_answers`,
  cost: sql`f.cost_micro`,
  failures: sql`cardinality(f.failed)`,
  topic: sql`f.topic`,
} satisfies Record<keyof DayFacts, SQL>);
const PLACES = columns({
  link: sql`f.link_id`,
  campaign: sql`f.campaign`,
  page: sql`f.page`,
  failed: sql`f.failed`,
} satisfies Record<keyof DayPlaces, SQL>);

/** SQL: the day of the fact `f` is written in no row of its own. */
const UNWRITTEN = sql`NOT EXISTS (SELECT FROM fact_day d WHERE d.tenant_id = f.tenant_id AND d.day = f.day)`;

/** Days that are written in one statement. */
const DAYS_AT_ONCE = 40;

/** Writes the rows of days that have none. */
export async function writeFactDays({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`SELECT lock_fact_days(${tenantId})`);
  const { rows } = await db.execute(
    sql`SELECT DISTINCT f.day::text AS day FROM fact_conversation f WHERE f.tenant_id = ${tenantId} AND ${UNWRITTEN}`,
  );
  const days = (rows as unknown as { day: string }[]).map(({ day }) => day);
  for (let first = 0; first < days.length; first += DAYS_AT_ONCE)
    await db.execute(sql`INSERT INTO fact_day (tenant_id, day, facts, places) SELECT f.tenant_id, f.day, ${FACTS}, ${PLACES} FROM fact_conversation f
      WHERE f.tenant_id = ${tenantId} AND f.day = ANY(${sql.param(days.slice(first, first + DAYS_AT_ONCE))}::date[]) GROUP BY 1, 2`);
}

/** A day that has facts, as JSON of `DayFacts` and, where they are asked for, of `DayPlaces`. */
interface StoredDay {
  day: string;
  facts: string;
  places: string | null;
}

/**
 * The facts of each day that has any, as far as the caller sees them: from the row of the day, or else from the facts themselves. Which days
 * have no row is asked of days, not of facts: a year has a hundred thousand of these.
 */
export async function readFactDays(
  { tenantId, db }: TenantScope,
  { from, to }: { from: string; to: string },
  withPlaces: boolean,
): Promise<StoredDay[]> {
  const places = (column: SQL) => (withPlaces ? column : sql`NULL::text`);
  const { rows } = await db.execute(sql`SELECT d.day::text AS day, d.facts, ${places(sql`d.places`)} AS places FROM fact_day d
      WHERE d.tenant_id = ${tenantId} AND d.day BETWEEN ${from}::date AND ${to}::date
    UNION ALL SELECT f.day::text, ${FACTS}, ${places(PLACES)} FROM fact_conversation f
      WHERE f.tenant_id = ${tenantId} AND f.day = ANY(ARRAY(SELECT ${from}::date + no FROM generate_series(0, ${to}::date - ${from}::date) AS no
        WHERE NOT EXISTS (SELECT FROM fact_day d WHERE d.tenant_id = ${tenantId} AND d.day = ${from}::date + no))) GROUP BY f.day`);
  return rows as unknown as StoredDay[];
}
