import { sql } from 'drizzle-orm';
import { COUNTED, WITH_PEOPLE } from '#/database/figure-conditions.ts';
import { IS_WAITING } from '#/database/is-waiting.ts';
import type { TenantScope } from '#/database/transaction.ts';

/** Up to so many stars a rating is low. */
const LOW_MAX = 2;

/** SQL: ratings that a conversation `c` was given since a moment, of everybody or of one person. */
const ratedSince = (since: number, agentId: number | undefined) => sql`c.csat_score IS NOT NULL
  AND c.csat_at >= to_timestamp(${since} / 1000.0) AND ${COUNTED}${agentId === undefined ? sql`` : sql` AND c.agent_id = ${agentId}`}`;

/** How many ratings were given since a moment, and their mean; null where none was. */
export async function countRatings(
  { tenantId, db }: TenantScope,
  since: number,
  agentId?: number,
): Promise<{ rated: number; score: number | null }> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS rated, avg(c.csat_score)::float8 AS score
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND ${ratedSince(since, agentId)}`);
  return rows[0] as { rated: number; score: number | null };
}

export interface FoundRating {
  conversation_id: string;
  contact: { no: number; name: string | null };
  agent_name: string | null;
  score: number;
  comment: string;
  at: number;
}

/** Ratings since a moment, the latest first: only low ones, or only one person's. */
export async function findRatings(
  { tenantId, db }: TenantScope,
  { since, limit, lowOnly = false, agentId }: { since: number; limit: number; lowOnly?: boolean; agentId?: number },
): Promise<FoundRating[]> {
  const { rows } = await db.execute(sql`SELECT c.id AS conversation_id, json_build_object('no', k.no, 'name', k.name) AS contact,
      c.agent_name, c.csat_score AS score, coalesce(c.csat_comment, '') AS comment, epoch_ms(c.csat_at) AS at
    FROM conversation c JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
    WHERE c.tenant_id = ${tenantId} AND ${ratedSince(since, agentId)}${lowOnly ? sql` AND c.csat_score <= ${LOW_MAX}` : sql``}
    ORDER BY c.csat_at DESC, c.id LIMIT ${limit}`);
  return rows as unknown as FoundRating[];
}

/** Conversations that one person has: those whose visitor waits, and all of them. */
export async function countOwn({ tenantId, db }: TenantScope, userId: number): Promise<{ waiting: number; open: number }> {
  const { rows } = await db.execute(sql`SELECT count(*) FILTER (WHERE ${IS_WAITING})::int AS waiting, count(*)::int AS open
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.agent_id = ${userId} AND ${WITH_PEOPLE} AND c.last_seq > 0`);
  return rows[0] as { waiting: number; open: number };
}

export interface OrderFigures {
  open: number;
  mine: number;
  overdue: number;
  due_today: number;
}

export const NO_ORDERS: OrderFigures = { open: 0, mine: 0, overdue: 0, due_today: 0 };

/** Work orders that are going on; due today is what becomes due until the end of the day, in milliseconds since 1970. */
export async function countOrdersGoingOn(
  { tenantId, db }: TenantScope,
  { userId, now, until }: { userId: number; now: number; until: number },
): Promise<OrderFigures> {
  const at = (moment: number) => sql`to_timestamp(${moment} / 1000.0)`;
  const { rows } = await db.execute(sql`SELECT count(*)::int AS open, count(*) FILTER (WHERE w.assignee_id = ${userId})::int AS mine,
      count(*) FILTER (WHERE w.due_at < ${at(now)})::int AS overdue,
      count(*) FILTER (WHERE w.due_at >= ${at(now)} AND w.due_at < ${at(until)})::int AS due_today
    FROM work_order w WHERE w.tenant_id = ${tenantId} AND w.status IN ('new', 'open', 'pending', 'on_hold')`);
  return rows[0] as unknown as OrderFigures;
}
