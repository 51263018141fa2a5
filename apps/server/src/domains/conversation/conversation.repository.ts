import type { Conversation } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { asUser } from '#/database/as-user.ts';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { CONVERSATION, JOINS, toConversation, type ConversationRow } from './conversation-row.ts';

/** A thread of a work order is one too, so that all that is done with what was said can be done there. */
export async function findConversation(scope: TenantScope, id: string, userId: number): Promise<Conversation | undefined> {
  await asUser(scope, userId);
  const { rows } = await scope.db.execute(
    sql`SELECT ${CONVERSATION} FROM conversation c ${JOINS} WHERE c.tenant_id = ${scope.tenantId} AND c.id = ${id}`,
  );
  return rows[0] && toConversation(rows[0] as unknown as ConversationRow);
}

/** Whose a conversation is; a thread of a work order is none. */
export async function contactOfConversation({ tenantId, db }: TenantScope, id: string): Promise<string | undefined> {
  const { rows } = await db.execute(
    sql`SELECT contact_id AS contact FROM conversation WHERE tenant_id = ${tenantId} AND id = ${id} AND status <> 'thread'`,
  );
  return (rows[0] as { contact: string } | undefined)?.contact;
}

/** How far somebody has read a conversation. */
export interface Reading {
  /** Messages of the visitor that they have not read. */
  unread: number;
  seenSeq: number;
  /** How far it was in view of them, which is what its visitor is told. */
  viewedSeq: number;
  contactId: string;
  /** It was given to them, and they have not joined yet. */
  isAsked: boolean;
}

/** How far somebody has read; undefined where there is no such conversation. Threads of work orders count too. */
export async function findReading({ tenantId, db }: TenantScope, id: string, userId: number): Promise<Reading | undefined> {
  const { rows } =
    await db.execute(sql`SELECT c.contact_id AS "contactId", c.owner_kind = 'agent' AND c.agent_id = ${userId} AND c.unattended_epoch IS NOT NULL AS "isAsked",
      coalesce((SELECT r.seen_seq FROM conversation_reader r WHERE r.tenant_id = c.tenant_id AND r.conversation_id = c.id AND r.user_id = ${userId}), 0) AS "seenSeq",
      coalesce((SELECT r.viewed_seq FROM conversation_reader r WHERE r.tenant_id = c.tenant_id AND r.conversation_id = c.id AND r.user_id = ${userId}), 0) AS "viewedSeq",
      (SELECT count(*) FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.author_kind = 'contact'
      AND m.seq > coalesce((SELECT r.seen_seq FROM conversation_reader r WHERE r.tenant_id = c.tenant_id AND r.conversation_id = c.id AND r.user_id = ${userId}), 0)) AS unread
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${id}`);
  return rows[0] as Reading | undefined;
}

/** @returns false where there is no such conversation */
export async function saveTranslateTo(
  { tenantId, db }: TenantScope,
  id: string,
  { target, inherit }: { target: Conversation['translate_to']; inherit: boolean },
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`UPDATE conversation SET translate_to = ${inherit ? null : target}, translate_chosen = ${!inherit} WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING id`,
  );
  return rows.length > 0;
}

/** What was in view is read: moves both positions forward, never back. */
export async function markViewed({ tenantId, db }: TenantScope, conversationId: string, userId: number, seq: number): Promise<void> {
  await db.execute(sql`INSERT INTO conversation_reader (tenant_id, conversation_id, user_id, seen_seq, viewed_seq)
    SELECT ${tenantId}, id, ${userId}, least(${seq}, last_seq), least(${seq}, last_seq) FROM conversation WHERE tenant_id = ${tenantId} AND id = ${conversationId}
    ON CONFLICT (tenant_id, conversation_id, user_id) DO UPDATE SET seen_seq = greatest(conversation_reader.seen_seq, excluded.seen_seq),
      viewed_seq = greatest(conversation_reader.viewed_seq, excluded.viewed_seq)`);
}

/** What stands before an answer is no longer unread for whoever gave it; that it was in view is not known. */
export async function markAnswered(
  { tenantId, db }: TenantScope,
  messages: readonly { conversationId: string; authorKind: string; authorId: string | null; seq: number }[],
): Promise<void> {
  const answers = messages.filter(({ authorKind, authorId }) => authorKind === 'agent' && authorId !== null);
  if (answers.length === 0) return;
  await executeNamed(
    db,
    'mark_answered',
    sql`INSERT INTO conversation_reader (tenant_id, conversation_id, user_id, seen_seq)
    SELECT ${tenantId}, a."conversationId", a."authorId", max(a.seq)
    FROM jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) AS a("conversationId" uuid, "authorId" bigint, seq bigint)
    GROUP BY a."conversationId", a."authorId" ORDER BY a."conversationId", a."authorId"
    ON CONFLICT (tenant_id, conversation_id, user_id) DO UPDATE SET seen_seq = greatest(conversation_reader.seen_seq, excluded.seen_seq)`,
  );
}

/** Moves read positions to the end; nothing of it was in view. @returns how far each is read now */
export async function markAllSeen(
  { tenantId, db }: TenantScope,
  conversationIds: readonly string[],
  userId: number,
): Promise<{ id: string; seenSeq: number }[]> {
  const { rows } = await db.execute(sql`INSERT INTO conversation_reader (tenant_id, conversation_id, user_id, seen_seq)
    SELECT ${tenantId}, id, ${userId}, last_seq FROM conversation WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(conversationIds)}::uuid[])
    ORDER BY id
    ON CONFLICT (tenant_id, conversation_id, user_id) DO UPDATE SET seen_seq = greatest(conversation_reader.seen_seq, excluded.seen_seq)
    RETURNING conversation_id AS id, seen_seq AS "seenSeq"`);
  return rows as unknown as { id: string; seenSeq: number }[];
}

/** Conversations whose time to come back has come. */
export async function findSnoozesOver({ tenantId, db }: TenantScope, now: number, limit: number): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT id FROM conversation WHERE tenant_id = ${tenantId} AND status = 'snoozed'
    AND snoozed_until <= to_timestamp(${now} / 1000.0) ORDER BY snoozed_until LIMIT ${limit}`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** What a person answers, whether the visitor waits or not. */
export async function findHeldBy({ tenantId, db }: TenantScope, userId: number): Promise<{ id: string; epoch: number }[]> {
  const { rows } = await db.execute(sql`SELECT id, owner_epoch AS epoch FROM conversation
    WHERE tenant_id = ${tenantId} AND agent_id = ${userId} AND status IN ('open', 'waiting', 'snoozed') ORDER BY queued_at, id`);
  return rows as unknown as { id: string; epoch: number }[];
}

/** What one contact has said, their other self has said. @param among only these of them @returns their ids */
export async function moveConversations(
  { tenantId, db }: TenantScope,
  from: string,
  to: string,
  among?: readonly string[],
): Promise<string[]> {
  const only = among === undefined ? sql`` : sql`AND id = ANY(${sql.param(among)}::uuid[])`;
  const { rows } = await db.execute(
    sql`UPDATE conversation SET contact_id = ${to} WHERE tenant_id = ${tenantId} AND contact_id = ${from} ${only} RETURNING id`,
  );
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** Who may have begun a conversation. */
export interface Beginners {
  /** Browsers, and addresses of mails. */
  names: readonly string[];
  /** Addresses on services, each with its channel. */
  addresses: readonly { channel_id: string; address: string }[];
}

/**
 * Of the conversations of a contact those that are somebody's: the ones among `ids`, the ones that they have begun since, and the threads of
 * work orders that came out of any of these. @param since milliseconds since 1970
 */
export async function findBegunBy(
  { tenantId, db }: TenantScope,
  contactId: string,
  { ids, names, addresses, since }: Beginners & { ids: readonly string[]; since: number },
): Promise<string[]> {
  const { rows } =
    await db.execute(sql`WITH own AS (SELECT c.id FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.contact_id = ${contactId}
      AND (c.id = ANY(${sql.param(ids)}::uuid[]) OR (c.created_at >= to_timestamp(${since} / 1000.0) AND (c.begun_by = ANY(${sql.param(names)}::text[])
        OR EXISTS (SELECT FROM jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) AS a(channel_id uuid, address text)
          WHERE a.channel_id = c.channel_id AND a.address = c.begun_by)))))
    SELECT id FROM own UNION SELECT w.conversation_id FROM work_order w JOIN own ON own.id = w.origin_conversation_id
      WHERE w.tenant_id = ${tenantId} AND w.contact_id = ${contactId}`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}
