import { sql } from 'drizzle-orm';
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
  const chats = idsOf('conversation', 'message', 'csat', 'note');
  const threads = idsOf('work_order');
  return {
    conversations: await describeConversations(scope, chats),
    messages: new Map((await findMessages(scope, said)).map((message) => [`${message.conversation_id}:${message.seq}`, message])),
    orders: await describeOrders(scope, threads),
    gaps: await describeGaps(scope, idsOf('corpus')),
    lastSaid: await findLastSaid(scope, [...new Set([...chats, ...threads])]),
    read: await findRead(
      scope,
      said.map(({ conversationId }) => conversationId),
    ),
  };
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
  const { rows } =
    await db.execute(sql`SELECT c.id, left(theirs.body, ${QUOTE_MAX}) AS text, coalesce(latest.author_kind = 'contact' AND EXISTS (
        SELECT FROM message m WHERE m.tenant_id = ${tenantId} AND m.conversation_id = c.id AND m.author_kind = 'contact' AND m.kind = 'text' AND m.seq < theirs.seq), false) AS "isMore"
    FROM unnest(${sql.param(ids)}::uuid[]) AS c(id)
    LEFT JOIN LATERAL (SELECT m.body, m.seq FROM message m WHERE m.tenant_id = ${tenantId} AND m.conversation_id = c.id AND m.author_kind = 'contact' AND m.kind = 'text'
      ORDER BY m.seq DESC LIMIT 1) theirs ON true
    LEFT JOIN LATERAL (SELECT m.author_kind FROM message m WHERE m.tenant_id = ${tenantId} AND m.conversation_id = c.id AND m.kind = 'text' AND m.author_kind <> 'system'
      ORDER BY m.seq DESC LIMIT 1) latest ON true`);
  return new Map((rows as unknown as ({ id: string } & LastSaid)[]).map(({ id, text, isMore }) => [id, { text: text ?? '', isMore }]));
}

/** How far members have read conversations: `conversation:member`, and up to which message. */
async function findRead({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute(sql`SELECT conversation_id::text || ':' || user_id AS key, seen_seq AS seq FROM conversation_reader
    WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map((rows as unknown as { key: string; seq: number }[]).map(({ key, seq }) => [key, seq]));
}
