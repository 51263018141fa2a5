import type { Conversation, ConversationFilter, ConversationSort, CONVERSATION_VIEWS } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { asUser } from '#/database/as-user.ts';
import { IS_WAITING } from '#/database/is-waiting.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { CONVERSATION, JOINS, toConversation, type ConversationRow } from './conversation-row.ts';
import { filterConditions, isResolvedOnly, mentions } from './filter-conditions.ts';
import { beyond, orderBy, POSITION, type ListPosition } from './list-order.ts';

type ViewCounts = Record<(typeof CONVERSATION_VIEWS)[number], number>;
type Ends = 'resolved' | 'abandoned' | 'spam';

export interface ListQuery {
  filter: ConversationFilter;
  sort: ConversationSort;
  after: ListPosition | undefined;
  limit: number;
  /** Of all of them only those. */
  among?: readonly string[] | undefined;
  userId: number;
}

export interface Listed {
  conversation: Conversation;
  position: ListPosition;
}

/** Conversations somebody wrote in. The page is found first, and only its own rows are looked at more closely. */
export async function listPage(scope: TenantScope, { filter, sort, after, limit, among, userId }: ListQuery): Promise<Listed[]> {
  await asUser(scope, userId);
  const isResolved = isResolvedOnly(filter);
  const { rows } = await scope.db.execute(sql`WITH page AS MATERIALIZED (
      SELECT c.*, ${POSITION}, row_number() OVER () AS place FROM (SELECT c.* FROM conversation c
        WHERE ${filterConditions(scope.tenantId, filter, userId)} ${after ? sql`AND ${beyond(sort, isResolved, after)}` : sql``}
          ${among ? sql`AND c.id = ANY(${sql.param(among)}::uuid[])` : sql``}
        ORDER BY ${orderBy(sort, isResolved)} LIMIT ${limit}) c)
    SELECT ${CONVERSATION}, c.rank, c.waiting, c.updated FROM page c ${JOINS} ORDER BY c.place`);
  return (rows as unknown as (ConversationRow & Omit<ListPosition, 'id'>)[]).map((row) => ({
    conversation: toConversation(row),
    position: { rank: row.rank, waiting: row.waiting, updated: row.updated, id: row.id },
  }));
}

/** Ids of the first conversations of a filter in an order. */
export async function listIds(
  scope: TenantScope,
  filter: ConversationFilter,
  sort: ConversationSort,
  userId: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await scope.db.execute(sql`SELECT c.id FROM conversation c WHERE ${filterConditions(scope.tenantId, filter, userId)}
    ORDER BY ${orderBy(sort, isResolvedOnly(filter))} LIMIT ${limit}`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** How many conversations a filter lets through. */
export async function countFiltered(scope: TenantScope, filter: ConversationFilter, userId: number): Promise<number> {
  const { rows } = await scope.db.execute(
    sql`SELECT count(*) AS count FROM conversation c WHERE ${filterConditions(scope.tenantId, filter, userId)}`,
  );
  return (rows[0] as { count: number }).count;
}

/** How many conversations each view has. */
export async function countViews({ tenantId, db, isPart }: TenantScope, userId: number): Promise<ViewCounts> {
  const ended = isPart
    ? sql`(SELECT count(*) FILTER (WHERE c.ended_as IS NULL) AS resolved, count(*) FILTER (WHERE c.ended_as = 'abandoned') AS abandoned,
        count(*) FILTER (WHERE c.ended_as = 'spam') AS spam FROM conversation c
        WHERE c.tenant_id = ${tenantId} AND c.last_seq > 0 AND c.status = 'resolved')`
    : sql`(SELECT coalesce(sum(n.resolved), 0)::bigint AS resolved, coalesce(sum(n.abandoned), 0)::bigint AS abandoned,
        coalesce(sum(n.spam), 0)::bigint AS spam FROM conversation_counter n WHERE n.tenant_id = ${tenantId})`;
  const { rows } = await db.execute(sql`WITH sizes AS (
      SELECT c.status, count(*) AS size, count(*) FILTER (WHERE c.agent_id = ${userId}) AS own
      FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.last_seq > 0 AND c.status <> 'resolved' AND c.status <> 'thread' GROUP BY c.status),
    going_on AS MATERIALIZED (SELECT c.id FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.last_seq > 0 AND c.status <> 'resolved' AND c.status <> 'thread')
    SELECT coalesce(sum(own) FILTER (WHERE status IN ('open', 'waiting')), 0)::bigint AS mine,
      (SELECT count(*) FROM conversation c WHERE c.tenant_id = ${tenantId} AND ${IS_WAITING}) AS waiting,
      coalesce(sum(size) FILTER (WHERE status = 'queued'), 0)::bigint AS queued,
      coalesce(sum(size) FILTER (WHERE status = 'bot'), 0)::bigint AS bot,
      coalesce(sum(size) FILTER (WHERE status <> 'snoozed'), 0)::bigint AS all,
      coalesce(sum(size) FILTER (WHERE status = 'snoozed'), 0)::bigint AS snoozed,
      (SELECT to_jsonb(e) FROM ${ended} e) AS ended,
      (SELECT count(*) FROM going_on c WHERE ${mentions(tenantId, userId)}) AS mentioned
    FROM sizes`);
  const { ended: ends, ...going } = rows[0] as unknown as Omit<ViewCounts, Ends> & { ended: Pick<ViewCounts, Ends> };
  return { ...going, ...ends };
}
