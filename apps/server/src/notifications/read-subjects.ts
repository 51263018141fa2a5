import { sql } from 'drizzle-orm';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { describeConversations } from '#/domains/conversation/describe-conversations.ts';
import { describeGaps } from '#/domains/corpus/care/gap/describe-gaps.ts';
import { findMessages } from '#/domains/message/find-messages.ts';
import { describeOrders } from '#/domains/work-order/describe-orders.ts';
import type { StoredEvent } from '#/events/event-relay.ts';

/** Characters of what a customer wrote that a notification shows. */
const QUOTE_MAX = 200;

/** What events are about as it stands now, all of one kind in one statement. */
export async function readSubjects(scope: TenantScope, events: readonly StoredEvent[]) {
  const idsOf = (...areas: string[]) =>
    events.filter(({ type }) => areas.includes(type.split('.')[0] as string)).map(({ subjectId }) => subjectId);
  const said = events.flatMap(({ type, subjectId, facts }) =>
    type === 'message.created' ? [{ conversationId: subjectId, seq: Number(facts['seq']) }] : [],
  );
  const chats = idsOf('conversation', 'csat', 'note');
  const talks = said.map(({ conversationId }) => conversationId);
  const threads = idsOf('work_order');
  const [conversations, messages, orders, gaps, lastSaid, read] = await Promise.all([
    describeConversations(scope, [...chats, ...talks]),
    findMessages(scope, said),
    describeOrders(scope, threads),
    describeGaps(scope, idsOf('corpus')),
    // What a message tells is itself.
    findLastSaid(scope, [...new Set([...chats, ...threads])]),
    findRead(scope, talks),
  ]);
  const byPlace = new Map(messages.map((message) => [`${message.conversation_id}:${message.seq}`, message]));
  return { conversations, messages: byPlace, orders, gaps, lastSaid, read };
}
export type Subjects = Awaited<ReturnType<typeof readSubjects>>;

interface LastSaid {
  /** What the customer said last. */
  text: string;
  /** The customer has said the last word, and it was not their first one. */
  isMore: boolean;
}

async function findLastSaid({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Map<string, LastSaid>> {
  if (ids.length === 0) return new Map();
  const rows = await executeNamed<{ id: string } & LastSaid>(
    db,
    'find_last_said',
    sql`SELECT c.id, left(theirs.body, ${QUOTE_MAX}) AS text, coalesce(latest.author_kind = 'contact' AND (
        SELECT m.seq FROM message m WHERE m.tenant_id = ${tenantId} AND m.conversation_id = c.id AND m.author_kind = 'contact' AND m.kind = 'text' AND m.seq < theirs.seq ORDER BY m.seq LIMIT 1) IS NOT NULL, false) AS "isMore"
    FROM unnest(${sql.param(ids)}::uuid[]) AS c(id)
    LEFT JOIN LATERAL (SELECT m.body, m.seq FROM message m WHERE m.tenant_id = ${tenantId} AND m.conversation_id = c.id AND m.author_kind = 'contact' AND m.kind = 'text'
      ORDER BY m.seq DESC LIMIT 1) theirs ON true
    LEFT JOIN LATERAL (SELECT m.author_kind FROM message m WHERE m.tenant_id = ${tenantId} AND m.conversation_id = c.id AND m.kind = 'text' AND m.author_kind <> 'system'
      ORDER BY m.seq DESC LIMIT 1) latest ON true`,
  );
  return new Map(rows.map(({ id, text, isMore }) => [id, { text: text ?? '', isMore }]));
}

/** How far members have read conversations: `conversation:member`, and up to which message. */
async function findRead({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await executeNamed<{ key: string; seq: number }>(
    db,
    'find_read',
    sql`SELECT conversation_id::text || ':' || user_id AS key, seen_seq AS seq FROM conversation_reader
    WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${sql.param([...new Set(ids)])}::uuid[])`,
  );
  return new Map(rows.map(({ key, seq }) => [key, seq]));
}
