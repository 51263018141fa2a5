import { sql, type SQL } from 'drizzle-orm';
import { byKey } from '#/database/by-key.ts';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { HELPS } from '#/database/bot-helps.ts';
import { REOPEN_HOURS } from './reopen-window.ts';
import type { ConversationState, Target } from './conversation-state.ts';

const HOUR_MS = 3_600_000;

/** Columns of a conversation as decisions know them; what is the same for a whole tenant is looked up once a statement. */
const STATE = (tenantId: number) =>
  sql`id, contact_id AS "contactId",
  (SELECT k.blocked_at IS NOT NULL FROM contact k WHERE k.tenant_id = ${tenantId} AND k.id = conversation.contact_id) AS "isBlocked",
  CASE WHEN NOT is_test THEN status WHEN resolved_at IS NOT NULL THEN 'resolved' WHEN owner_kind = 'queue' THEN 'queued' ELSE 'bot' END AS status, is_test AS "isTest", owner_kind AS "ownerKind", agent_id AS "agentId", agent_name AS "agentName", team_id AS "teamId",
  owner_epoch AS "ownerEpoch", unattended_epoch AS "unattendedEpoch", language, spoken, last_seq AS "lastSeq", last_author_kind AS "lastAuthorKind", last_body AS "lastBody",
  epoch_ms(last_message_at) AS "lastMessageAt", misses, bot_turns AS "botTurns",
  unattended_epoch IS NOT NULL AND ${HELPS(tenantId, 'conversation')} AS "isHelped",
  epoch_ms(queued_at) AS "queuedAt", epoch_ms(waiting_since) AS "waitingSince",
  epoch_ms(first_human_reply_at) AS "firstHumanReplyAt", epoch_ms(resolved_at) AS "resolvedAt", ended_as AS "endedAs", reopen_count AS "reopenCount",
  priority, tags, epoch_ms(snoozed_until) AS "snoozedUntil", csat_score AS "csatScore", csat_comment AS "csatComment", csat_reasons AS "csatReasons", epoch_ms(csat_at) AS "csatAt",
  epoch_ms(assigned_at) AS "assignedAt", to_jsonb(passed_by) AS "passedBy", epoch_ms(asked_at) AS "askedAt", turned_away_seq AS "turnedAwaySeq", false AS "isQueueFull",
  (SELECT s.settings->'busy_lines'->>conversation.language FROM session_settings s WHERE s.tenant_id = ${tenantId} AND s.queue_limit IS NOT NULL AND NOT conversation.is_test) AS "busyLine", divert_to AS "divertTo",
  coalesce((SELECT (n.settings->'closing'->'own'->>'reopen_hours')::int FROM channel_connection n WHERE n.tenant_id = ${tenantId} AND n.channel_id = conversation.channel_id), (SELECT s.reopen_hours FROM session_settings s WHERE s.tenant_id = ${tenantId}), ${REOPEN_HOURS}) * ${HOUR_MS}::bigint AS "reopenMs"`;

/** Locks conversations, in the order of their ids so that two lockers never wait for each other. */
export async function lockConversations({ tenantId, db }: TenantScope, ids: string[]): Promise<ConversationState[]> {
  return executeNamed<ConversationState>(
    db,
    'lock_conversations',
    sql`SELECT ${STATE(tenantId)} FROM conversation WHERE tenant_id = ${tenantId} AND id = ANY(${list(ids)}::uuid[]) ORDER BY id FOR UPDATE`,
  );
}

/** Conversations as they stand, without a lock. */
export async function readConversations({ tenantId, db }: TenantScope, ids: string[]): Promise<ConversationState[]> {
  const result = await db.execute(
    sql`SELECT ${STATE(tenantId)} FROM conversation WHERE tenant_id = ${tenantId} AND id = ANY(${list(ids)}::uuid[])`,
  );
  return result.rows as unknown as ConversationState[];
}

/**
 * Their ids are named apart from what is saved, so that each is found by its own also where the database does not know yet how many there are.
 * @param published writes the events that this makes true, in the same statement
 */
export async function saveConversations(
  { tenantId, db }: TenantScope,
  states: ConversationState[],
  published: SQL,
  now: number,
): Promise<void> {
  if (states.length === 0) return;
  await executeNamed(
    db,
    'save_conversations',
    sql`WITH published AS (${published})
    UPDATE conversation c SET status = CASE WHEN c.is_test THEN 'thread' ELSE r.status END, owner_kind = r."ownerKind", agent_id = r."agentId", agent_name = r."agentName", team_id = r."teamId", owner_epoch = r."ownerEpoch", unattended_epoch = r."unattendedEpoch",
      language = r.language, spoken = r.spoken, last_seq = r."lastSeq", last_author_kind = r."lastAuthorKind", last_body = left(r."lastBody", 500), last_message_at = ${at('lastMessageAt')}, misses = r.misses, bot_turns = r."botTurns",
      queued_at = ${at('queuedAt')}, waiting_since = ${at('waitingSince')}, first_human_reply_at = ${at('firstHumanReplyAt')}, resolved_at = ${at('resolvedAt')}, ended_as = r."endedAs", reopen_count = r."reopenCount",
      priority = r.priority, tags = r.tags, snoozed_until = ${at('snoozedUntil')}, csat_score = r."csatScore", csat_comment = r."csatComment", csat_reasons = r."csatReasons", csat_at = ${at('csatAt')},
      assigned_at = ${at('assignedAt')}, passed_by = r."passedBy", asked_at = ${at('askedAt')}, divert_to = r."divertTo", turned_away_seq = r."turnedAwaySeq",
      updated_at = to_timestamp(${now} / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(states)}::jsonb) AS r(id uuid, status text, "ownerKind" text, "agentId" bigint, "agentName" text, "teamId" uuid, "ownerEpoch" integer, "unattendedEpoch" integer, language text, spoken text, "lastSeq" bigint,
      "lastAuthorKind" text, "lastBody" text, "lastMessageAt" double precision, misses integer, "botTurns" integer, "queuedAt" double precision, "waitingSince" double precision,
      "firstHumanReplyAt" double precision, "resolvedAt" double precision, "endedAs" text, "reopenCount" integer, priority text, tags text[], "snoozedUntil" double precision, "csatScore" integer, "csatComment" text, "csatReasons" text[], "csatAt" double precision,
      "assignedAt" double precision, "passedBy" bigint[], "askedAt" double precision, "divertTo" jsonb, "turnedAwaySeq" bigint)
    WHERE c.tenant_id = ${tenantId} AND c.id = r.id AND c.id = ANY(${list(states.map(({ id }) => id))}::uuid[])`,
  );
}

const at = (name: string) => sql.raw(`to_timestamp(r."${name}" / 1000.0)`);

/** The messages that corrections are about. */
export async function findTargets(
  { tenantId, db }: TenantScope,
  keys: { conversationId: string; seq: number }[],
): Promise<(Target & { conversationId: string; seq: number })[]> {
  if (keys.length === 0) return [];
  const result =
    await db.execute(sql`SELECT m.* FROM unnest(${list(keys.map((key) => key.conversationId))}::uuid[], ${sql.param(keys.map((key) => key.seq))}::bigint[])
      AS k(conversation_id, seq)
    CROSS JOIN LATERAL (SELECT conversation_id AS "conversationId", seq, author_kind AS "authorKind", author_id AS "authorId", kind, body, cards,
      epoch_ms(created_at) AS "createdAt", epoch_ms(deleted_at) AS "deletedAt"
      FROM message WHERE tenant_id = ${tenantId} AND conversation_id = k.conversation_id AND ${byKey('seq', 'k.seq')}) m`);
  return result.rows as unknown as (Target & { conversationId: string; seq: number })[];
}

/** One array parameter, where drizzle would spread a list into many. */
const list = (values: string[]) => sql.param(values);
