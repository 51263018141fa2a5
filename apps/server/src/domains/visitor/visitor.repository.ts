import type { Conversation, Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { LAST_FILE } from '#/database/last-file.ts';
import { HELPS } from '#/database/bot-helps.ts';
import { OPEN_STATUS } from '#/database/open-status.ts';
import { SEEN_EVERY_MS } from './session-life.ts';

const STATUS = OPEN_STATUS('c');
const ASKED = sql.raw(`c.owner_kind = 'agent' AND c.unattended_epoch IS NOT NULL`);
/** SQL: the upload that the face of the person in a conversation `c` was drawn from. */
const AGENT_FACE = sql.raw(`(SELECT f.face FROM tenant_member f WHERE f.tenant_id = c.tenant_id AND f.user_id = c.agent_id)`);
/** Numbers of tests lie far below those of conversations and of work orders' threads, and say nothing. */
const TEST_NO = -1_000_000_000_000;
const TEST_NUMBERS = 8_000_000_000_000;

export async function insertContact({ tenantId, db }: TenantScope, locale: Locale, now: number): Promise<string> {
  const { rows } = await db.execute(sql`INSERT INTO contact (tenant_id, locale, first_seen_at, last_seen_at)
    VALUES (${tenantId}, ${locale}, to_timestamp(${now} / 1000.0), to_timestamp(${now} / 1000.0)) RETURNING id`);
  return (rows[0] as { id: string }).id;
}

export async function insertSession(
  { tenantId, db }: TenantScope,
  session: { contactId: string; tokenHash: Buffer; expiresAt: number; previewId?: string | undefined },
  now: number,
): Promise<string> {
  const { rows } =
    await db.execute(sql`INSERT INTO visitor_session (tenant_id, contact_id, token_hash, expires_at, preview_id, created_at, last_seen_at)
    VALUES (${tenantId}, ${session.contactId}, ${session.tokenHash}, to_timestamp(${session.expiresAt} / 1000.0), ${session.previewId ?? null},
      to_timestamp(${now} / 1000.0), to_timestamp(${now} / 1000.0)) RETURNING id`);
  return (rows[0] as { id: string }).id;
}

/** A session that a token opens. */
export interface LiveSession {
  id: string;
  contactId: string;
  /** Whoever it is has signed in, in this browser or another. */
  isIdentified: boolean;
  isPreview: boolean;
}

/**
 * The live sessions of token hashes, in their order, and a longer life for those whose life has become shorter than it is given
 * by more than `SEEN_EVERY_MS`: a visitor who connects again and again writes nothing.
 */
export async function touchSessions(
  { tenantId, db }: TenantScope,
  tokenHashes: readonly Buffer[],
  now: number,
  expiresAt: number,
): Promise<(LiveSession | undefined)[]> {
  const asked = JSON.stringify(tokenHashes.map((hash) => hash.toString('hex')));
  const { rows } = await db.execute(sql`WITH live AS (
      SELECT v.id, v.contact_id, k.identified_at IS NOT NULL AS identified, v.preview_id, v.expires_at, encode(v.token_hash, 'hex') AS token_hash FROM visitor_session v
      JOIN contact k ON k.tenant_id = v.tenant_id AND k.id = v.contact_id
      WHERE v.tenant_id = ${tenantId} AND v.token_hash = ANY(ARRAY(SELECT decode(hash, 'hex') FROM jsonb_array_elements_text(${asked}::jsonb) hash))
        AND v.expires_at > to_timestamp(${now} / 1000.0)
        AND (v.preview_id IS NULL OR EXISTS (SELECT FROM bot_preview p WHERE p.tenant_id = ${tenantId} AND p.id = v.preview_id
          AND p.revoked_at IS NULL AND p.expires_at > to_timestamp(${now} / 1000.0)))),
    old AS (SELECT v.id FROM visitor_session v WHERE v.tenant_id = ${tenantId}
      AND v.id = ANY(ARRAY(SELECT id FROM live WHERE expires_at < to_timestamp((${expiresAt}::bigint - ${SEEN_EVERY_MS}::bigint) / 1000.0))) FOR UPDATE SKIP LOCKED),
    touched AS (UPDATE visitor_session SET last_seen_at = to_timestamp(${now} / 1000.0), expires_at = to_timestamp(${expiresAt} / 1000.0)
      WHERE tenant_id = ${tenantId} AND id = ANY(ARRAY(SELECT id FROM old)))
    SELECT id, contact_id AS "contactId", identified AS "isIdentified", preview_id IS NOT NULL AS "isPreview", token_hash AS hash FROM live`);
  const found = new Map((rows as unknown as (LiveSession & { hash: string })[]).map(({ hash, ...session }) => [hash, session] as const));
  return tokenHashes.map((hash) => found.get(hash.toString('hex')));
}

/** Who holds the token has proven who they are, with the address that came with the proof. @param until milliseconds since 1970 */
export async function markVerified(
  { tenantId, db }: TenantScope,
  tokenHash: Buffer,
  { until, email }: { until: number; email: string | undefined },
): Promise<void> {
  await db.execute(sql`UPDATE visitor_session SET verified_until = to_timestamp(${until} / 1000.0), verified_email = ${email ?? null}
    WHERE tenant_id = ${tenantId} AND token_hash = ${tokenHash}`);
}

/** Which browser of the contact writes in a conversation. */
export async function noteWriter(
  { tenantId, db }: TenantScope,
  { contactId, sessionId }: { contactId: string; sessionId: string },
  conversationId: string,
): Promise<void> {
  await db.execute(sql`UPDATE conversation SET last_session_id = ${sessionId} WHERE tenant_id = ${tenantId} AND id = ${conversationId}
    AND contact_id = ${contactId} AND last_session_id IS DISTINCT FROM ${sessionId}::uuid`);
}

export async function updateContact({ tenantId, db }: TenantScope, contactId: string, locale: Locale, now: number): Promise<void> {
  await db.execute(
    sql`UPDATE contact SET locale = ${locale}, last_seen_at = to_timestamp(${now} / 1000.0) WHERE tenant_id = ${tenantId} AND id = ${contactId}`,
  );
}

/** What a visitor leaves to be answered later; what is left out stays. Anything else than before is only claimed. */
export interface VisitorAddress {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** What is known of a visitor; null where nothing is. */
export type KnownAddress = Record<keyof VisitorAddress, string | null>;

/** What a visitor has said of themselves, or their site of them. */
export async function readAddress({ tenantId, db }: TenantScope, contactId: string): Promise<KnownAddress> {
  const { rows } = await db.execute(sql`SELECT name, email, phone FROM contact WHERE tenant_id = ${tenantId} AND id = ${contactId}`);
  return (rows[0] ?? { name: null, email: null, phone: null }) as KnownAddress;
}

/** What is known of who a conversation is with, and whether they have said something in it; undefined where it is not the contact's. */
export async function readBeginning(
  { tenantId, db }: TenantScope,
  contactId: string,
  conversationId: string,
): Promise<(KnownAddress & { hasWritten: boolean }) | undefined> {
  const { rows } = await db.execute(sql`SELECT k.name, k.email, k.phone, EXISTS (SELECT FROM message m
      WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.author_kind = 'contact') AS "hasWritten"
    FROM conversation c JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
    WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId} AND c.contact_id = ${contactId}`);
  return rows[0] as (KnownAddress & { hasWritten: boolean }) | undefined;
}

export async function setAddress({ tenantId, db }: TenantScope, contactId: string, { name, email, phone }: VisitorAddress): Promise<void> {
  await db.execute(sql`UPDATE contact SET name = coalesce(${name ?? null}, name), email = coalesce(${email ?? null}, email),
      email_claimed = email_claimed OR (${email ?? null}::text IS NOT NULL AND lower(${email ?? null}) IS DISTINCT FROM lower(email)), phone = coalesce(${phone ?? null}, phone),
      claimed = ARRAY(SELECT DISTINCT field FROM unnest(claimed || CASE WHEN ${name ?? null}::text IS DISTINCT FROM name AND ${name ?? null}::text IS NOT NULL THEN '{name}' ELSE '{}' END::text[]
        || CASE WHEN ${phone ?? null}::text IS DISTINCT FROM phone AND ${phone ?? null}::text IS NOT NULL THEN '{phone}' ELSE '{}' END::text[]) AS field)
    WHERE tenant_id = ${tenantId} AND id = ${contactId}`);
}

/**
 * The contact's newest conversation that goes on when something is written: one that ended long ago does not.
 * @param only the one that is asked about @param prefersSaid one in which nothing was said comes last
 */
export async function latestConversation(
  { tenantId, db }: TenantScope,
  contactId: string,
  resolvedAfter: number,
  only?: string,
  prefersSaid = false,
): Promise<string | undefined> {
  const among = only === undefined ? sql`` : sql`AND id = ${only}`;
  const first = prefersSaid ? sql`last_seq = 0,` : sql``;
  const { rows } = await db.execute(sql`SELECT id FROM (SELECT id, resolved_at, ${STATUS} AS status FROM conversation c
      WHERE tenant_id = ${tenantId} AND contact_id = ${contactId} AND (status <> 'thread' OR is_test) ${among} ORDER BY ${first} created_at DESC, id DESC LIMIT 1) latest
    WHERE status <> 'resolved' OR resolved_at >= to_timestamp(${resolvedAfter} / 1000.0)`);
  return (rows[0] as { id: string } | undefined)?.id;
}

/** The contact's newest conversation in a channel that goes on when something is written there. @param resolvedAfter in milliseconds since 1970 @param among those that are asked about */
export async function latestOnChannel(
  { tenantId, db }: TenantScope,
  contactId: string,
  channelId: string,
  resolvedAfter: number,
  among?: readonly string[],
): Promise<string | undefined> {
  const only = among === undefined ? sql`` : sql`AND id = ANY(${sql.param(among)}::uuid[])`;
  const { rows } = await db.execute(sql`SELECT id FROM (SELECT id, resolved_at, ${STATUS} AS status FROM conversation c
      WHERE tenant_id = ${tenantId} AND contact_id = ${contactId} AND channel_id = ${channelId} AND status <> 'thread' ${only} ORDER BY created_at DESC, id DESC LIMIT 1) latest
    WHERE status <> 'resolved' OR resolved_at >= to_timestamp(${resolvedAfter} / 1000.0)`);
  return (rows[0] as { id: string } | undefined)?.id;
}

/** Nothing was said in the contact's conversation yet. */
export async function isSilent({ tenantId, db }: TenantScope, contactId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM conversation WHERE tenant_id = ${tenantId} AND contact_id = ${contactId} AND id = ${id} AND last_seq = 0`,
  );
  return rows.length > 0;
}

interface NewConversation {
  contactId: string;
  language: Locale;
  /** A preview of the draft: it takes no number of the business's own, and no list has it. */
  isTest?: boolean;
  /** Which channel it begins in; undefined on the business's own chat page. */
  channelId?: string | undefined;
  /** The browser, or the address on the channel's service, that begins it. */
  begunBy: string;
}

export async function insertConversation(
  { tenantId, db }: TenantScope,
  { contactId, language, isTest = false, channelId, begunBy }: NewConversation,
  now: number,
): Promise<string> {
  if (isTest) {
    const { rows } =
      await db.execute(sql`INSERT INTO conversation (tenant_id, no, contact_id, status, is_test, language, begun_by, created_at, updated_at)
      VALUES (${tenantId}, ${TEST_NO} - floor(random() * ${TEST_NUMBERS})::bigint, ${contactId}, 'thread', true, ${language}, ${begunBy}, to_timestamp(${now} / 1000.0), to_timestamp(${now} / 1000.0)) RETURNING id`);
    return (rows[0] as { id: string }).id;
  }
  const { rows } = await db.execute(sql`WITH number AS (
      INSERT INTO conversation_counter (tenant_id, last_no) VALUES (${tenantId}, 1)
      ON CONFLICT (tenant_id) DO UPDATE SET last_no = conversation_counter.last_no + 1 RETURNING last_no)
    INSERT INTO conversation (tenant_id, no, contact_id, language, begun_by, channel_id, channel, created_at, updated_at)
    SELECT ${tenantId}, last_no, ${contactId}, ${language}, ${begunBy}, ${channelId ?? null}::uuid,
      coalesce((SELECT kind FROM channel WHERE tenant_id = ${tenantId} AND id = ${channelId ?? null}::uuid), 'web'), to_timestamp(${now} / 1000.0), to_timestamp(${now} / 1000.0) FROM number RETURNING id`);
  return (rows[0] as { id: string }).id;
}

export interface VisitorConversation {
  /** The thread of a work order is one too. */
  status: Conversation['status'] | 'thread';
  ended_as: Conversation['ended_as'];
  owner_epoch: number;
  agent_name: string | null;
  /** The upload that the face of that person was drawn from. */
  agent_face: string | null;
  /** Its person has not joined yet. */
  is_asked: boolean;
  bot_helps: boolean;
  language: Locale;
  last_seq: number;
  csat_score: number | null;
  turned_away: boolean;
  /** The visitor's latest message number that somebody of the business has seen. */
  staff_seen_seq: number;
  /** An e-mail address or telephone number of the visitor is known. */
  has_address: boolean;
  has_email: boolean;
}

/** Conversations as their own contacts see them, in the order of what is asked; undefined where one is not the contact's. */
export async function findOwnConversations(
  { tenantId, db }: TenantScope,
  asked: readonly { contactId: string; id: string }[],
): Promise<(VisitorConversation | undefined)[]> {
  const ids = [...new Set(asked.map(({ id }) => id))];
  const { rows } =
    await db.execute(sql`SELECT c.id, c.contact_id, ${STATUS} AS status, ended_as, owner_epoch, agent_name, ${AGENT_FACE} AS agent_face, ${ASKED} AS is_asked, unattended_epoch IS NOT NULL AND ${HELPS(tenantId, 'c')} AS bot_helps, language, last_seq, csat_score, coalesce(turned_away_seq = last_seq, false) AS turned_away,
      coalesce((SELECT max(r.viewed_seq) FROM conversation_reader r WHERE r.tenant_id = c.tenant_id AND r.conversation_id = c.id), 0) AS staff_seen_seq,
      (SELECT coalesce(k.email, k.phone) IS NOT NULL FROM contact k WHERE k.tenant_id = c.tenant_id AND k.id = c.contact_id) AS has_address,
      (SELECT k.email IS NOT NULL FROM contact k WHERE k.tenant_id = c.tenant_id AND k.id = c.contact_id) AS has_email
    FROM conversation c WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[])`);
  const found = new Map((rows as unknown as (VisitorConversation & { id: string; contact_id: string })[]).map((row) => [row.id, row]));
  return asked.map(({ contactId, id }) => {
    const row = found.get(id);
    return row?.contact_id === contactId ? row : undefined;
  });
}

/** A conversation as its own contact sees it. */
export async function findOwnConversation(scope: TenantScope, contactId: string, id: string): Promise<VisitorConversation | undefined> {
  const [found] = await findOwnConversations(scope, [{ contactId, id }]);
  return found;
}

export async function hasProven({ tenantId, db }: TenantScope, contactId: string, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM contact
    WHERE tenant_id = ${tenantId} AND id = ${contactId} AND lower(email) = ${email.toLowerCase()} AND NOT email_claimed`);
  return rows.length > 0;
}

export async function setLanguage({ tenantId, db }: TenantScope, id: string, language: Locale): Promise<void> {
  await db.execute(sql`UPDATE conversation SET language = ${language} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Moves the visitor's read position forward, never back, and never past what there is. @returns whether it moved */
export async function markSeenByContact({ tenantId, db }: TenantScope, contactId: string, id: string, seq: number): Promise<boolean> {
  const { rows } = await db.execute(sql`UPDATE conversation SET contact_seen_seq = least(${seq}, last_seq)
    WHERE tenant_id = ${tenantId} AND contact_id = ${contactId} AND id = ${id} AND contact_seen_seq < least(${seq}, last_seq) RETURNING id`);
  return rows.length > 0;
}

export interface OwnConversation {
  id: string;
  status: Conversation['status'];
  ended_as: Conversation['ended_as'];
  is_asked: boolean;
  agent_name: string | null;
  agent_face: string | null;
  last_body: string;
  last_file: { name: string; mime: string } | null;
  last_at: number;
  unread: number;
}

/** The visitor's conversations in which something was said, the latest first. */
export async function listOwnConversations({ tenantId, db }: TenantScope, contactId: string, limit: number): Promise<OwnConversation[]> {
  const { rows } =
    await db.execute(sql`SELECT c.id, ${STATUS} AS status, c.ended_as, ${ASKED} AS is_asked, c.agent_name, ${AGENT_FACE} AS agent_face, coalesce(c.last_body, '') AS last_body, ${sql.raw(LAST_FILE)} AS last_file, epoch_ms(c.updated_at) AS last_at,
      (SELECT count(*) FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.seq > c.contact_seen_seq AND m.author_kind IN ('agent', 'bot')) AS unread
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.contact_id = ${contactId} AND c.last_seq > 0 AND (c.status <> 'thread' OR c.is_test)
    ORDER BY c.updated_at DESC, c.id DESC LIMIT ${limit}`);
  return rows as unknown as OwnConversation[];
}
