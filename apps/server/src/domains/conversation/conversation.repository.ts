import type { Conversation, CONVERSATION_VIEWS, Locale } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { LAST_FILE } from '#/database/last-file.ts';

export type View = (typeof CONVERSATION_VIEWS)[number];

const CONVERSATION =
  sql.raw(`c.id, c.no, c.status, c.owner_kind, c.owner_epoch, c.agent_id, c.agent_name, c.language, c.translate_to, c.last_seq, c.last_author_kind, c.last_body,
  ${LAST_FILE} AS last_file,
  epoch_ms(c.last_message_at) AS last_message_at, epoch_ms(c.waiting_since) AS waiting_since, epoch_ms(c.resolved_at) AS resolved_at, epoch_ms(c.created_at) AS created_at,
  epoch_ms(c.updated_at) AS updated_at, c.priority, c.tags, epoch_ms(c.snoozed_until) AS snoozed_until, c.contact_seen_seq,
  c.csat_score, c.csat_comment, epoch_ms(c.csat_at) AS csat_at, k.id AS contact_id, k.name AS contact_name, k.locale AS contact_locale, epoch_ms(k.first_seen_at) AS first_seen_at,
  epoch_ms(k.last_seen_at) AS last_seen_at,
  (SELECT count(*) FROM conversation o WHERE o.tenant_id = c.tenant_id AND o.contact_id = c.contact_id AND o.last_seq > 0) AS conversations,
  (SELECT count(*) FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.author_kind = 'contact'
     AND m.seq > coalesce((SELECT r.seen_seq FROM conversation_reader r WHERE r.tenant_id = c.tenant_id AND r.conversation_id = c.id AND r.user_id = scope_user()), 0)) AS unread`);

const FROM = sql.raw('FROM conversation c JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id');

interface ConversationRow {
  id: string;
  no: number;
  status: Conversation['status'];
  owner_kind: Conversation['owner_kind'];
  owner_epoch: number;
  agent_id: number | null;
  agent_name: string | null;
  language: Locale;
  translate_to: Conversation['translate_to'];
  last_seq: number;
  last_author_kind: NonNullable<Conversation['last_message']>['author_kind'] | null;
  last_body: string | null;
  last_file: { name: string; mime: string } | null;
  last_message_at: number | null;
  waiting_since: number | null;
  resolved_at: number | null;
  created_at: number;
  updated_at: number;
  priority: Conversation['priority'];
  tags: string[];
  snoozed_until: number | null;
  contact_seen_seq: number;
  csat_score: number | null;
  csat_comment: string;
  csat_at: number | null;
  contact_id: string;
  contact_name: string | null;
  contact_locale: Locale;
  first_seen_at: number;
  last_seen_at: number;
  conversations: number;
  unread: number;
}

function toConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    no: row.no,
    status: row.status,
    owner_kind: row.owner_kind,
    owner_epoch: row.owner_epoch,
    agent: row.agent_id === null ? null : { id: row.agent_id, name: row.agent_name ?? '' },
    contact: {
      id: row.contact_id,
      name: row.contact_name,
      locale: row.contact_locale,
      first_seen_at: row.first_seen_at,
      last_seen_at: row.last_seen_at,
      conversations: row.conversations,
    },
    language: row.language,
    translate_to: row.translate_to,
    last_message:
      row.last_author_kind === null
        ? null
        : {
            seq: row.last_seq,
            author_kind: row.last_author_kind,
            body: row.last_body ?? '',
            file: row.last_file,
            created_at: row.last_message_at ?? row.updated_at,
          },
    last_seq: row.last_seq,
    priority: row.priority,
    tags: row.tags,
    snoozed_until: row.snoozed_until,
    contact_seen_seq: row.contact_seen_seq,
    csat: row.csat_score === null ? null : { score: row.csat_score, comment: row.csat_comment, at: row.csat_at ?? row.updated_at },
    unread: row.unread,
    waiting_since: row.waiting_since,
    resolved_at: row.resolved_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Unread counts are those of the scope's user. */
async function asUser({ db }: TenantScope, userId: number): Promise<void> {
  await db.execute(sql`SELECT set_config('app.user_id', ${String(userId)}, true)`);
}

export async function findConversation(scope: TenantScope, id: string, userId: number): Promise<Conversation | undefined> {
  await asUser(scope, userId);
  const { rows } = await scope.db.execute(sql`SELECT ${CONVERSATION} ${FROM} WHERE c.tenant_id = ${scope.tenantId} AND c.id = ${id}`);
  return rows[0] && toConversation(rows[0] as unknown as ConversationRow);
}

function inView(view: View, userId: number): SQL {
  switch (view) {
    case 'mine':
      return sql`c.agent_id = ${userId} AND c.status IN ('open', 'waiting')`;
    case 'queued':
      return sql`c.status = 'queued'`;
    case 'bot':
      return sql`c.status = 'bot'`;
    case 'all':
      return sql`c.status NOT IN ('resolved', 'snoozed')`;
    case 'snoozed':
      return sql`c.status = 'snoozed'`;
    case 'resolved':
      return sql`c.status = 'resolved'`;
  }
}

/** Where a page of the list ends: those who wait come first, so the sort key has two parts. */
export interface ListPosition {
  /** Epoch ms of the wait's beginning; `NOT_WAITING` for those nobody keeps waiting. */
  waiting: number;
  updated: number;
  id: string;
}

/** Sorts behind every wait. */
const NOT_WAITING = Number.MAX_SAFE_INTEGER;

export interface ListQuery {
  view: View;
  q: string | undefined;
  after: ListPosition | undefined;
  limit: number;
  userId: number;
}

/** Conversations somebody wrote in; the longest wait first, then the latest change. */
export async function listConversations(scope: TenantScope, { view, q, after, limit, userId }: ListQuery): Promise<Conversation[]> {
  await asUser(scope, userId);
  const waiting = sql`coalesce(epoch_ms(c.waiting_since), ${NOT_WAITING})`;
  const beyond = after
    ? sql`AND (${waiting} > ${after.waiting} OR (${waiting} = ${after.waiting} AND (epoch_ms(c.updated_at) < ${after.updated} OR (epoch_ms(c.updated_at) = ${after.updated} AND c.id < ${after.id}::uuid))))`
    : sql``;
  const { rows } = await scope.db.execute(sql`SELECT ${CONVERSATION} ${FROM}
    WHERE c.tenant_id = ${scope.tenantId} AND c.last_seq > 0 AND ${inView(view, userId)} ${q ? matching(q) : sql``} ${beyond}
    ORDER BY ${waiting}, epoch_ms(c.updated_at) DESC, c.id DESC LIMIT ${limit}`);
  return (rows as unknown as ConversationRow[]).map(toConversation);
}

export function positionOf(conversation: Conversation): ListPosition {
  return { waiting: conversation.waiting_since ?? NOT_WAITING, updated: conversation.updated_at, id: conversation.id };
}

function matching(q: string): SQL {
  const pattern = `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const number = /^#?(\d{1,15})$/.exec(q)?.[1];
  const byNumber = number ? sql`c.no = ${Number(number)} OR` : sql``;
  return sql`AND (${byNumber} k.name ILIKE ${pattern} OR EXISTS (SELECT FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.body ILIKE ${pattern}))`;
}

export async function countViews({ tenantId, db }: TenantScope, userId: number): Promise<Record<View, number>> {
  const { rows } = await db.execute(sql`SELECT
      count(*) FILTER (WHERE c.agent_id = ${userId} AND c.status IN ('open', 'waiting')) AS mine,
      count(*) FILTER (WHERE c.status = 'queued') AS queued,
      count(*) FILTER (WHERE c.status = 'bot') AS bot,
      count(*) FILTER (WHERE c.status NOT IN ('resolved', 'snoozed')) AS all,
      count(*) FILTER (WHERE c.status = 'snoozed') AS snoozed,
      count(*) FILTER (WHERE c.status = 'resolved') AS resolved
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.last_seq > 0`);
  return rows[0] as unknown as Record<View, number>;
}

/** @returns false where there is no such conversation */
export async function saveTranslateTo({ tenantId, db }: TenantScope, id: string, target: Conversation['translate_to']): Promise<boolean> {
  const { rows } = await db.execute(
    sql`UPDATE conversation SET translate_to = ${target} WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING id`,
  );
  return rows.length > 0;
}

/** Moves a read position forward, never back. */
export async function markSeen({ tenantId, db }: TenantScope, conversationId: string, userId: number, seq: number): Promise<void> {
  await db.execute(sql`INSERT INTO conversation_reader (tenant_id, conversation_id, user_id, seen_seq)
    SELECT ${tenantId}, id, ${userId}, least(${seq}, last_seq) FROM conversation WHERE tenant_id = ${tenantId} AND id = ${conversationId}
    ON CONFLICT (tenant_id, conversation_id, user_id) DO UPDATE SET seen_seq = greatest(conversation_reader.seen_seq, excluded.seen_seq)`);
}

/** Conversations whose time to come back has come. */
export async function findSnoozesOver({ tenantId, db }: TenantScope, now: number, limit: number): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT id FROM conversation WHERE tenant_id = ${tenantId} AND status = 'snoozed'
    AND snoozed_until <= to_timestamp(${now} / 1000.0) ORDER BY snoozed_until LIMIT ${limit}`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}
