import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { IS_BOT_OFF } from '#/database/bot-helps.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { Offered } from './clarify/follow-offer.ts';
import type { PastMessage } from './handoff/tell-history.ts';

/** What a run needs to know of its conversation. */
export interface RunContext {
  contactId: string;
  ownerKind: string;
  ownerEpoch: number;
  unattendedEpoch: number | null;
  /** Answers that the bot has given since the conversation became its own. */
  turns: number;
  /** The bot's last words have offered a person. */
  offeredPerson: boolean;
  /** The visitor was told that the queue is full, and it still is. */
  isTurnedAway: boolean;
  /** A chat with the draft. */
  isTest: boolean;
  /** Nothing is answered on the service that it is on. */
  isOff: boolean;
  /** They have offered a work order. */
  offeredOrder: boolean;
  /** What was last offered as what may have been meant, until something of it was chosen. */
  offer: Offered | null;
  /** Everything that was offered so since the last answer, by id. */
  offeredIds: string[];
  tags: string[];
  contactTags: string[];
  past: PastMessage[];
}

/** Messages before the question that a model reads. */
const HISTORY_MAX = 8;

export async function readRunContext(
  { tenantId, db }: TenantScope,
  conversationId: string,
  triggerSeq: number,
): Promise<RunContext | undefined> {
  const { rows } =
    await db.execute(sql`SELECT c.contact_id AS "contactId", c.owner_kind AS "ownerKind", c.owner_epoch AS "ownerEpoch", c.unattended_epoch AS "unattendedEpoch", c.bot_turns AS turns, c.is_test AS "isTest", ${IS_BOT_OFF('c')} AS "isOff", c.tags,
      c.turned_away_seq IS NOT NULL AND coalesce((SELECT count(*) FROM conversation q WHERE q.tenant_id = c.tenant_id AND q.status = 'queued')
        >= (SELECT s.queue_limit FROM session_settings s WHERE s.tenant_id = c.tenant_id), false) AS "isTurnedAway",
      coalesce((SELECT k.tags FROM contact k WHERE k.tenant_id = c.tenant_id AND k.id = c.contact_id), '{}') AS "contactTags",
      coalesce((SELECT m.answer_kind = 'no_answer' FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.seq < ${triggerSeq} AND m.kind = 'text'
        AND m.author_kind = 'bot' ORDER BY m.seq DESC LIMIT 1), false) AS "offeredPerson",
      coalesce((SELECT m.answer_kind = 'order' FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.seq < ${triggerSeq} AND m.kind = 'text'
        AND m.author_kind = 'bot' ORDER BY m.seq DESC LIMIT 1), false) AS "offeredOrder",
      (SELECT jsonb_build_object('question', r.question, 'runId', r.id, 'sources', coalesce(m.sources, '[]'), 'isEarlier', EXISTS (SELECT FROM message l
          WHERE l.tenant_id = c.tenant_id AND l.conversation_id = c.id AND l.seq > m.seq AND l.seq < ${triggerSeq} AND l.kind = 'text' AND l.author_kind = 'bot')) FROM
        (SELECT seq, client_msg_id, sources FROM message WHERE tenant_id = c.tenant_id AND conversation_id = c.id AND seq < ${triggerSeq} AND kind = 'text'
          AND author_kind = 'bot' AND answer_kind = 'clarify' ORDER BY seq DESC LIMIT 1) m
        JOIN bot_run r ON r.tenant_id = c.tenant_id AND r.conversation_id = c.id AND m.client_msg_id = 'run:' || r.id::text
        WHERE NOT EXISTS (SELECT FROM bot_run s WHERE s.tenant_id = c.tenant_id AND s.conversation_id = c.id AND s.clarifies = r.id)) AS offer,
      coalesce((SELECT jsonb_agg(coalesce(s->>'entry_id', s->>'passage_id')) FROM message m, jsonb_array_elements(m.sources) s WHERE m.tenant_id = c.tenant_id
        AND m.conversation_id = c.id AND m.seq < ${triggerSeq} AND m.answer_kind = 'clarify'
        AND m.seq > coalesce((SELECT max(a.seq) FROM message a WHERE a.tenant_id = c.tenant_id AND a.conversation_id = c.id AND a.seq < ${triggerSeq}
          AND a.answer_kind IN ('exact', 'generated')), 0)), '[]') AS "offeredIds",
      coalesce((SELECT jsonb_agg(jsonb_build_object('author', h.author_kind, 'text', h.body, 'event', h.event->>'name', 'at', epoch_ms(h.created_at)) ORDER BY h.seq) FROM
        (SELECT seq, author_kind, words_of(body, cards) AS body, event, created_at FROM message WHERE tenant_id = c.tenant_id AND conversation_id = c.id AND seq < ${triggerSeq}
          AND (kind = 'event' OR body <> '' OR cards IS NOT NULL) AND answer_kind IS DISTINCT FROM 'handoff' ORDER BY seq DESC LIMIT ${HISTORY_MAX}) h), '[]') AS past
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId}`);
  return rows[0] as unknown as RunContext | undefined;
}

/** What an answer was made from, and what that took. */
export interface RunDetails {
  retrieved: { entry_id?: string; passage_id?: string; score: number }[];
  confidence: number | null;
  /** The published version that answered. */
  versionNo: number;
  tokensIn: number | null;
  tokensOut: number | null;
  costMicro: number | null;
  modelFault: string | null;
  /** Whoever it was for has stopped it. */
  isStopped: boolean;
}

export async function recordRetrieved({ tenantId, db }: TenantScope, runId: string, details: RunDetails): Promise<void> {
  const { retrieved, confidence, versionNo, tokensIn, tokensOut, costMicro, modelFault, isStopped } = details;
  await db.execute(sql`UPDATE bot_run SET retrieved = ${JSON.stringify(retrieved)}::jsonb, confidence = ${confidence}, version_no = ${versionNo},
      tokens_in = ${tokensIn}, tokens_out = ${tokensOut}, cost_micro = ${costMicro}, model_fault = ${modelFault}, is_stopped = ${isStopped}
    WHERE tenant_id = ${tenantId} AND id = ${runId}`);
}

/** @returns the conversation; undefined where the run had ended before */
export async function failRun({ tenantId, db }: TenantScope, runId: string, error: string): Promise<string | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE bot_run SET state = 'failed', error = ${error}, finished_at = now() WHERE tenant_id = ${tenantId} AND id = ${runId} AND state = 'queued'
      RETURNING conversation_id AS id`);
  return (rows[0] as { id: string } | undefined)?.id;
}

export interface UnfinishedRun {
  id: string;
  conversationId: string;
  triggerSeq: number;
  ownerEpoch: number;
  question: string;
  language: Locale;
}

/** A page of a tenant's runs that nobody finished; their ids grow with time, so the oldest come first. @param afterId where the page before ended */
export async function unfinishedRuns(
  { tenantId, db }: TenantScope,
  olderThan: number,
  afterId: string,
  limit: number,
): Promise<UnfinishedRun[]> {
  const { rows } =
    await db.execute(sql`SELECT id, conversation_id AS "conversationId", trigger_seq AS "triggerSeq", owner_epoch AS "ownerEpoch", question, language
    FROM bot_run WHERE tenant_id = ${tenantId} AND state = 'queued' AND created_at <= to_timestamp(${olderThan} / 1000.0) AND id > ${afterId} ORDER BY id LIMIT ${limit}`);
  return rows as unknown as UnfinishedRun[];
}
