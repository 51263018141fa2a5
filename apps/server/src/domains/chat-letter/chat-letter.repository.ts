import { ON_SERVICE } from '#/database/on-service.ts';
import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { OwnedTable } from '#/database/move-rows.ts';
import type { PlatformScope, TenantScope } from '#/database/transaction.ts';
import { LETTERS_PER_DAY, LOOK_FIRST_MS, type UnseenReply } from './decide-letter.ts';

/** SQL: a time in milliseconds since 1970. */
export const at = (ms: number) => sql`to_timestamp(${ms}::double precision / 1000.0)`;
/** Replies older than this are no news, in milliseconds: a server that was away for longer says nothing of them. */
export const NEWS_MS = 86_400_000;

/** SQL: of chats `c` of contacts `k`, those whose visitor may be written to. Threads of work orders have notices of their own, and whoever writes on a service is answered there. */
export const MAY_WRITE = sql`c.status <> 'thread' AND NOT c.is_test AND k.email <> '' AND k.blocked_at IS NULL AND NOT ${ON_SERVICE} AND NOT EXISTS (SELECT FROM chat_letter_stop s
  WHERE s.tenant_id = k.tenant_id AND s.contact_id = k.id AND s.email = lower(k.email))`;
/** SQL: up to where the visitor knows what was said; who writes has read what stands above. */
const KNOWN = sql.raw(`greatest(c.contact_seen_seq, (SELECT coalesce(max(w.seq), 0) FROM message w
  WHERE w.tenant_id = c.tenant_id AND w.conversation_id = c.id AND w.author_kind = 'contact'))`);
/** SQL: the message `m` is what a colleague said to the visitor. Notes are not among the messages at all. */
const IS_REPLY = sql.raw(`m.author_kind = 'agent' AND m.kind = 'text' AND m.deleted_at IS NULL`);

/** Chats with a reply that has waited for the visitor. */
export async function findWaiting({ tenantId, db }: TenantScope, now: number, limit: number): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT c.id FROM conversation c JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
      LEFT JOIN chat_letter l ON l.tenant_id = c.tenant_id AND l.conversation_id = c.id
    WHERE c.tenant_id = ${tenantId} AND c.last_seq > 0 AND c.updated_at > ${at(now - NEWS_MS)}
      AND c.last_seq > greatest(c.contact_seen_seq, coalesce(l.mailed_seq, 0)) AND ${MAY_WRITE}
      AND EXISTS (SELECT FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.seq > greatest(${KNOWN}, coalesce(l.mailed_seq, 0))
        AND ${IS_REPLY} AND m.created_at <= ${at(now - LOOK_FIRST_MS)} AND m.created_at > ${at(now - NEWS_MS)})
    ORDER BY c.updated_at LIMIT ${limit}`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

export interface WrittenChat {
  id: string;
  contactId: string;
  email: string;
  language: Locale;
  /** Milliseconds since 1970. */
  letters: number[];
  replies: UnseenReply[];
}

/** Holds the letters of a chat, and says how it stands now; undefined where another server has it, or nobody is to be written to. */
export async function lockChat({ tenantId, db }: TenantScope, id: string, now: number): Promise<WrittenChat | undefined> {
  await db.execute(sql`INSERT INTO chat_letter (tenant_id, conversation_id)
    SELECT ${tenantId}, c.id FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${id} FOR KEY SHARE ON CONFLICT DO NOTHING`);
  const held = await db.execute(
    sql`SELECT mailed_seq FROM chat_letter WHERE tenant_id = ${tenantId} AND conversation_id = ${id} FOR UPDATE SKIP LOCKED`,
  );
  if (held.rows.length === 0) return undefined;
  const { rows } = await db.execute(sql`SELECT c.id, k.id AS "contactId", k.email, coalesce(k.locale, c.language) AS language,
      (SELECT coalesce(jsonb_agg(epoch_ms(t)), '[]') FROM unnest(l.letters) t) AS letters,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('seq', m.seq, 'at', epoch_ms(m.created_at)) ORDER BY m.seq), '[]') FROM message m
        WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.seq > greatest(${KNOWN}, l.mailed_seq) AND ${IS_REPLY}
          AND m.created_at > ${at(now - NEWS_MS)}) AS replies
    FROM conversation c JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
      JOIN chat_letter l ON l.tenant_id = c.tenant_id AND l.conversation_id = c.id
    WHERE c.tenant_id = ${tenantId} AND c.id = ${id} AND ${MAY_WRITE}`);
  return rows[0] as unknown as WrittenChat | undefined;
}

/** Notes that a letter has brought the replies up to one. */
export async function saveMailed({ tenantId, db }: TenantScope, id: string, seq: number, key: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE chat_letter SET mailed_seq = ${seq}, mail_key = ${key},
      letters = (array_append(letters, ${at(now)}))[greatest(1, cardinality(letters) + 2 - ${LETTERS_PER_DAY}::int):]
    WHERE tenant_id = ${tenantId} AND conversation_id = ${id}`);
}

/** Keys of letters that may wait still though their replies were seen, or nobody is to be written to any more. */
export async function findNeedless({ tenantId, db }: TenantScope, now: number): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT l.mail_key AS key FROM chat_letter l
      JOIN conversation c ON c.tenant_id = l.tenant_id AND c.id = l.conversation_id
      JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
    WHERE l.tenant_id = ${tenantId} AND l.mail_key IS NOT NULL AND c.updated_at > ${at(now - NEWS_MS)}
      AND (${KNOWN} >= l.mailed_seq OR NOT coalesce(${MAY_WRITE}, false))`);
  return (rows as unknown as { key: string }[]).map(({ key }) => key);
}

/** Letters that have not left the house yet do not leave it any more. */
export async function takeBack({ db }: PlatformScope, keys: readonly string[]): Promise<void> {
  await db.execute(sql`DELETE FROM outbox WHERE unique_key = ANY(${sql.param(keys)}::text[]) AND state = 'waiting'`);
}

/** What a link is checked against. */
export async function findLinked(
  { tenantId, db }: TenantScope,
  id: string,
): Promise<{ contactId: string; email: string | null } | undefined> {
  const { rows } = await db.execute(sql`SELECT k.id AS "contactId", nullif(k.email, '') AS email FROM conversation c
      JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
    WHERE c.tenant_id = ${tenantId} AND c.id = ${id} AND k.blocked_at IS NULL AND c.status <> 'thread'`);
  return rows[0] as unknown as { contactId: string; email: string | null } | undefined;
}

export async function insertStop({ tenantId, db }: TenantScope, contactId: string, email: string, now: number): Promise<void> {
  await db.execute(sql`INSERT INTO chat_letter_stop (tenant_id, contact_id, email, stopped_at)
    VALUES (${tenantId}, ${contactId}, ${email.toLowerCase()}, ${at(now)}) ON CONFLICT DO NOTHING`);
}

/** Who leaves an address wants to be written to at it. */
export async function deleteStop({ tenantId, db }: TenantScope, contactId: string, email: string): Promise<void> {
  await db.execute(
    sql`DELETE FROM chat_letter_stop WHERE tenant_id = ${tenantId} AND contact_id = ${contactId} AND email = ${email.toLowerCase()}`,
  );
}

/** Addresses at which contacts do not want to be written to. */
export const STOPS: OwnedTable = { table: 'chat_letter_stop', key: ['email'] };
