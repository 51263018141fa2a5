import type { Locale, ServiceClosing } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A conversation on a service, as what a channel says by itself depends on it. */
export interface CaredFor {
  contactId: string;
  language: Locale;
  ownerKind: 'bot' | 'queue' | 'agent' | 'none';
  isResolved: boolean;
  /** It ended without an answer, or as spam. */
  isUnanswered: boolean;
  isRated: boolean;
  /** A number of theirs is known. */
  hasPhone: boolean;
  /** How often it has gone on after an end. */
  reopenCount: number;
  /** Somebody of the business or its bot has said something. */
  isAnswered: boolean;
  /** The customer has said something. */
  hasWritten: boolean;
}

export async function findCaredFor({ tenantId, db }: TenantScope, conversationId: string): Promise<CaredFor | undefined> {
  const { rows } =
    await db.execute(sql`SELECT c.contact_id AS "contactId", c.language, c.owner_kind AS "ownerKind", c.status = 'resolved' AS "isResolved",
      c.ended_as IS NOT NULL AS "isUnanswered", c.csat_at IS NOT NULL AS "isRated", c.reopen_count AS "reopenCount",
      EXISTS (SELECT FROM contact k WHERE k.tenant_id = c.tenant_id AND k.id = c.contact_id AND coalesce(k.phone, '') <> '') AS "hasPhone",
      EXISTS (SELECT FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.kind = 'text' AND m.author_kind IN ('agent', 'bot')) AS "isAnswered",
      EXISTS (SELECT FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.kind = 'text' AND m.author_kind = 'contact') AS "hasWritten"
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId}`);
  return rows[0] as CaredFor | undefined;
}

/** Whether somebody of the business has joined or written since a moment: whatever the hours say, they are there. */
export async function isAttended({ tenantId, db }: TenantScope, conversationId: string, since: number): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM message WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId}
    AND created_at > to_timestamp(${since} / 1000.0) AND (author_kind = 'agent' OR event->>'name' = 'agent_joined') LIMIT 1`);
  return rows.length > 0;
}

/** Whether the end has been spoken about already, with or without a question. */
export async function hasSaid({ tenantId, db }: TenantScope, conversationId: string, names: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM message
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND client_msg_id = ANY(${sql.param([...names])}::text[])`);
  return rows.length > 0;
}

/** A conversation whose last word is the question how it was. */
export interface AskedAbout {
  conversationId: string;
  /** What was answered already; null where nothing was. */
  score: number | null;
  lastSeq: number;
}

/** @param question how the names of such questions begin */
export async function findAskedAbout(
  { tenantId, db }: TenantScope,
  { contactId, channelId, question }: { contactId: string; channelId: string; question: string },
): Promise<AskedAbout | undefined> {
  const { rows } = await db.execute(sql`SELECT c.id AS "conversationId", c.csat_score AS score, c.last_seq AS "lastSeq" FROM conversation c
    WHERE c.tenant_id = ${tenantId} AND c.contact_id = ${contactId} AND c.channel_id = ${channelId} AND c.status = 'resolved'
      AND (SELECT m.client_msg_id FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.kind = 'text'
        ORDER BY m.seq DESC LIMIT 1) LIKE ${`${question}%`}
    ORDER BY c.resolved_at DESC LIMIT 1`);
  return rows[0] as AskedAbout | undefined;
}

/** Channels that close conversations by rules of their own. */
export async function readOwnClosing({
  tenantId,
  db,
}: TenantScope): Promise<{ channelId: string; rules: NonNullable<ServiceClosing['own']> }[]> {
  const { rows } = await db.execute(sql`SELECT channel_id AS "channelId", settings->'closing'->'own' AS rules FROM channel_connection
    WHERE tenant_id = ${tenantId} AND jsonb_typeof(settings->'closing'->'own') = 'object' ORDER BY channel_id`);
  return rows as unknown as { channelId: string; rules: NonNullable<ServiceClosing['own']> }[];
}
