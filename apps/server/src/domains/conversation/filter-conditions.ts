import type { ConversationFilter } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import { ofFigure } from '#/database/figure-conditions.ts';
import { IS_WAITING } from '#/database/is-waiting.ts';
import { matches } from './search-conditions.ts';

/** What a conversation `c` fulfils that a filter lets through, as somebody sees it. */
export function filterConditions(tenantId: number, filter: ConversationFilter, userId: number): SQL {
  const { status, agent, team, tag, priority, language, channel, from, to, figure } = filter;
  const q = filter.q?.trim() ?? '';
  const conditions = [
    sql`c.tenant_id = ${tenantId} AND c.last_seq > 0 AND c.status <> 'thread'`,
    ...inView(tenantId, filter, userId),
    ...(filter.view === 'spam' ? [] : [sql`c.ended_as IS DISTINCT FROM 'spam'`]),
    ...(status === undefined ? [] : [sql`c.status = ${status}`]),
    ...(agent === undefined ? [] : [agent === 0 ? sql`c.agent_id IS NULL` : sql`c.agent_id = ${agent}`]),
    ...(team === undefined ? [] : [sql`c.team_id = ${team}`]),
    ...(tag === undefined ? [] : [sql`${tag} = ANY(c.tags)`]),
    ...(priority === undefined ? [] : [sql`c.priority = ${priority}`]),
    ...(language === undefined ? [] : [sql`c.language = ${language}`]),
    ...(channel === undefined ? [] : [sql`c.channel = ${channel}`]),
    ...(from === undefined ? [] : [sql`c.updated_at >= to_timestamp(${from} / 1000.0)`]),
    ...(to === undefined ? [] : [sql`c.updated_at < to_timestamp(${to} / 1000.0)`]),
    ...(figure === undefined ? [] : [ofFigure(tenantId, figure, filter, userId)]),
    ...(q === '' ? [] : [matches(tenantId, q, isResolvedOnly(filter))]),
  ];
  return sql.join(conditions, sql` AND `);
}

/** Whether a filter is its view and nothing more, so that the view's own count is how many it has. */
export function isPlainView({ view: _view, q, ...rest }: ConversationFilter): boolean {
  return (q ?? '').trim() === '' && Object.values(rest).every((value) => value === undefined);
}

/** Whether everything that a filter lets through is resolved. */
export function isResolvedOnly({ view, status }: ConversationFilter): boolean {
  return view === 'resolved' || view === 'abandoned' || view === 'spam' || status === 'resolved';
}

function inView(tenantId: number, { view, status, figure }: ConversationFilter, userId: number): SQL[] {
  const unless = (usual: SQL) => (status === undefined && figure === undefined ? [usual] : []);
  switch (view) {
    case 'mine':
      return [sql`c.agent_id = ${userId}`, ...unless(sql`c.status IN ('open', 'waiting')`)];
    case 'mentioned':
      return [mentions(tenantId, userId), ...unless(sql`c.status <> 'resolved'`)];
    case 'all':
      return unless(sql`c.status NOT IN ('resolved', 'snoozed')`);
    case 'waiting':
      return [sql`${IS_WAITING}`];
    case 'queued':
    case 'bot':
    case 'snoozed':
      return [sql`c.status = ${view}`];
    case 'resolved':
      return [sql`c.status = 'resolved' AND c.ended_as IS NULL`];
    case 'abandoned':
    case 'spam':
      return [sql`c.status = 'resolved' AND c.ended_as = ${view}`];
  }
}

/** A note of the conversation calls this person. */
export function mentions(tenantId: number, userId: number): SQL {
  return sql`c.id IN (SELECT n.conversation_id FROM conversation_note n
    WHERE n.tenant_id = ${tenantId} AND n.kind = 'note' AND n.mentions <> '{}' AND ${userId} = ANY(n.mentions))`;
}
