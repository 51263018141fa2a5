import type { DeliveryReason, DeliveryState, MessageDelivery } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { byKey } from '#/database/by-key.ts';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { Cost } from '#/channels/port/plan-cost.ts';
import type { Part } from '#/channels/port/adapter.ts';

/** Begins the names of messages that were written in the service's own app, and are there already. */
export const ECHO = 'echo:';

/** Lets what bot and people have said in conversations on services be sent there. @returns whether there is any */
export async function insertDeliveries(
  { tenantId, db }: TenantScope,
  said: readonly { conversationId: string; seq: number }[],
  now: number,
): Promise<boolean> {
  const rows = said.map(({ conversationId, seq }) => ({ c: conversationId, s: seq }));
  const queued = await executeNamed(
    db,
    'insert_channel_deliveries',
    sql`INSERT INTO channel_delivery (tenant_id, conversation_id, seq, part, channel_id, request_id, due_at, created_at)
    SELECT ${tenantId}, c.id, m.seq, 0, n.channel_id, gen_random_uuid(), to_timestamp(${now} / 1000.0), to_timestamp(${now} / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(c uuid, s integer)
    CROSS JOIN LATERAL (SELECT id, channel_id, status FROM conversation WHERE tenant_id = ${tenantId} AND ${byKey('id', 'r.c')}) c
    JOIN channel_connection n ON n.tenant_id = ${tenantId} AND n.channel_id = c.channel_id
    CROSS JOIN LATERAL (SELECT seq, author_kind, kind, deleted_at, client_msg_id FROM message
      WHERE tenant_id = ${tenantId} AND conversation_id = c.id AND ${byKey('seq', 'r.s')}) m
    WHERE c.status <> 'thread' AND m.author_kind IN ('agent', 'bot') AND m.kind = 'text' AND m.deleted_at IS NULL
      AND m.client_msg_id NOT LIKE ${`${ECHO}%`}
    ON CONFLICT DO NOTHING RETURNING seq`,
  );
  return queued.length > 0;
}

/** A part of a message on its way. */
export interface Delivery {
  conversationId: string;
  seq: number;
  part: number;
  channelId: string;
  contactId: string;
  payload: Part | null;
  state: 'queued' | 'sending';
  attempts: number;
  requestId: string;
  /** What the last try was to cost. */
  price: string | null;
  dueAt: number;
}

/**
 * Takes what is to be sent in a number of conversations, the whole of each: nobody else is given anything of them meanwhile. A conversation waits
 * behind its first part.
 */
export async function leaseDeliveries(
  { tenantId, db }: TenantScope,
  { now, leaseMs, conversations, isHurried }: { now: number; leaseMs: number; conversations: number; isHurried: boolean },
): Promise<Delivery[]> {
  const locked = db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`channel_delivery:${tenantId}`}, 0))`);
  const taking = db.execute(sql`WITH heads AS (
      SELECT DISTINCT ON (conversation_id) conversation_id, due_at, leased_until, created_at FROM channel_delivery
      WHERE tenant_id = ${tenantId} AND state IN ('queued', 'sending') ORDER BY conversation_id, seq, part),
    due AS (SELECT conversation_id FROM heads WHERE (due_at <= to_timestamp(${now} / 1000.0) OR ${isHurried})
      AND coalesce(leased_until, '-infinity') <= to_timestamp(${now} / 1000.0) ORDER BY created_at LIMIT ${conversations}),
    taken AS (UPDATE channel_delivery d SET leased_until = to_timestamp(${now + leaseMs} / 1000.0) FROM due
      WHERE d.tenant_id = ${tenantId} AND d.conversation_id = due.conversation_id AND d.state IN ('queued', 'sending')
      RETURNING d.conversation_id, d.seq, d.part, d.channel_id, d.payload, d.state, d.attempts, d.request_id, d.price, d.due_at)
    SELECT t.conversation_id AS "conversationId", t.seq, t.part, t.channel_id AS "channelId", c.contact_id AS "contactId", t.payload, t.state, t.attempts,
      t.request_id AS "requestId", t.price, epoch_ms(t.due_at) AS "dueAt"
    FROM taken t JOIN conversation c ON c.tenant_id = ${tenantId} AND c.id = t.conversation_id ORDER BY t.conversation_id, t.seq, t.part`);
  const [, { rows }] = await Promise.all([locked, taking]);
  return rows as unknown as Delivery[];
}

/** When something is to be sent next, in milliseconds since 1970; undefined where nothing waits. */
export async function nextDeliveryDue({ tenantId, db }: TenantScope): Promise<number | undefined> {
  const { rows } = await db.execute(sql`SELECT epoch_ms(min(greatest(due_at, leased_until))) AS due FROM (
      SELECT DISTINCT ON (conversation_id) due_at, leased_until FROM channel_delivery WHERE tenant_id = ${tenantId} AND state IN ('queued', 'sending')
      ORDER BY conversation_id, seq, part) heads`);
  return (rows[0] as { due: number | null } | undefined)?.due ?? undefined;
}

/** Lets go of what other processes were at, which are gone. */
export async function endLeases({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(
    sql`UPDATE channel_event SET leased_until = NULL WHERE tenant_id = ${tenantId} AND state = 'new' AND leased_until IS NOT NULL`,
  );
  await db.execute(sql`UPDATE channel_delivery SET leased_until = NULL
    WHERE tenant_id = ${tenantId} AND state IN ('queued', 'sending') AND leased_until IS NOT NULL`);
  await db.execute(
    sql`UPDATE channel_correction SET leased_until = NULL WHERE tenant_id = ${tenantId} AND state = 'queued' AND leased_until IS NOT NULL`,
  );
}

/** Keeps a conversation for whoever has taken it, until a time in milliseconds since 1970. */
export async function holdDeliveries({ tenantId, db }: TenantScope, conversationId: string, until: number): Promise<void> {
  await db.execute(sql`UPDATE channel_delivery SET leased_until = to_timestamp(${until} / 1000.0)
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND state IN ('queued', 'sending')`);
}

/** Gives back what is not tried now. @param heldUntil what has been taken for longer somebody else has taken since, who is at it */
export async function releaseDeliveries({ tenantId, db }: TenantScope, conversationId: string, heldUntil: number): Promise<void> {
  await db.execute(sql`UPDATE channel_delivery SET leased_until = NULL
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND state IN ('queued', 'sending')
      AND leased_until <= to_timestamp(${heldUntil} / 1000.0)`);
}

/** Lays down the parts of a message, the first in the place that it has already. */
export async function insertParts({ tenantId, db }: TenantScope, parts: readonly Delivery[]): Promise<void> {
  const rows = JSON.stringify(
    parts.map(({ conversationId, seq, part, payload, requestId }) => ({ c: conversationId, s: seq, part, payload, id: requestId })),
  );
  await db.execute(sql`INSERT INTO channel_delivery (tenant_id, conversation_id, seq, part, channel_id, payload, request_id, due_at, leased_until, created_at)
    SELECT ${tenantId}, d.conversation_id, d.seq, r.part, d.channel_id, r.payload, r.id, d.due_at, d.leased_until, d.created_at
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(c uuid, s integer, part integer, payload jsonb, id uuid)
    JOIN channel_delivery d ON d.tenant_id = ${tenantId} AND d.conversation_id = r.c AND d.seq = r.s AND d.part = 0
    ON CONFLICT (tenant_id, conversation_id, seq, part) DO UPDATE SET payload = excluded.payload`);
}

/** Written down before a try: one that dies in it has perhaps sent. @param isReply it uses up a token, and cannot be repeated @param leasedUntil what stands behind it is kept so long too */
export async function markSending(
  { tenantId, db }: TenantScope,
  parts: readonly Delivery[],
  { isReply, leasedUntil }: { isReply: boolean; leasedUntil: number },
): Promise<void> {
  const rows = JSON.stringify(parts.map(({ conversationId, seq, part }) => ({ c: conversationId, s: seq, p: part })));
  await db.execute(sql`UPDATE channel_delivery d SET state = 'sending', attempts = attempts + 1, price = CASE WHEN ${isReply} THEN 'free' END
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(c uuid, s integer, p integer)
    WHERE d.tenant_id = ${tenantId} AND d.conversation_id = r.c AND d.seq = r.s AND d.part = r.p`);
  await db.execute(sql`UPDATE channel_delivery SET leased_until = to_timestamp(${leasedUntil} / 1000.0)
    WHERE tenant_id = ${tenantId} AND conversation_id = ${parts[0]?.conversationId ?? null} AND state IN ('queued', 'sending')`);
}

export interface Settled {
  state: 'queued' | 'sent' | 'failed' | 'unknown';
  reason: DeliveryReason | null;
  error: string | null;
  providerId: string | null;
  price: Cost['way'] | null;
  dueAt: number;
}

/** How a try went. What stands behind a part of the same message that failed is not sent either. */
export async function settleDelivery(
  { tenantId, db }: TenantScope,
  { conversationId, seq, part, channelId }: Pick<Delivery, 'conversationId' | 'seq' | 'part' | 'channelId'>,
  { state, reason, error, providerId, price, dueAt }: Settled,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE channel_delivery SET state = ${state}, reason = ${reason}, error = ${error}, provider_id = ${providerId}, price = coalesce(${price}, price),
      due_at = to_timestamp(${dueAt} / 1000.0), sent_at = CASE WHEN ${state} = 'sent' THEN to_timestamp(${now} / 1000.0) ELSE sent_at END
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq} AND part = ${part}`);
  if (state === 'failed')
    await db.execute(sql`UPDATE channel_delivery SET state = 'failed', reason = ${reason}, error = ${error}
      WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq} AND part > ${part} AND state = 'queued'`);
  if (providerId !== null)
    await db.execute(sql`INSERT INTO channel_message (tenant_id, channel_id, provider_id, conversation_id, seq, part)
      VALUES (${tenantId}, ${channelId}, ${providerId}, ${conversationId}, ${seq}, ${part}) ON CONFLICT DO NOTHING`);
}

export interface StatusReport {
  providerId: string;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  reason: DeliveryReason | null;
  error: string | null;
  price: string | null;
}

/** What a service tells of a message later: it never goes back. @returns the message; undefined where it is none of ours, or knows that */
export async function saveStatus(
  { tenantId, db }: TenantScope,
  channelId: string,
  { providerId, state, reason, error, price }: StatusReport,
): Promise<{ conversationId: string; seq: number } | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE channel_delivery SET state = ${state}, reason = ${reason}, error = ${error}, price = coalesce(${price}, price)
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND provider_id = ${providerId}
      AND array_position('{sending,unknown,sent,failed,delivered,read}'::text[], state) < array_position('{sending,unknown,sent,failed,delivered,read}'::text[], ${state})
    RETURNING conversation_id AS "conversationId", seq`);
  return rows[0] as { conversationId: string; seq: number } | undefined;
}

/** What became of the messages of a conversation, each as its parts stand together. */
export async function readDeliveries({ tenantId, db }: TenantScope, conversationId: string, seq?: number): Promise<MessageDelivery[]> {
  const only = seq === undefined ? sql`` : sql`AND seq = ${seq}`;
  const { rows } = await db.execute(sql`SELECT seq, count(*)::int AS parts, array_agg(state) AS states,
      (array_agg(reason ORDER BY part) FILTER (WHERE reason IS NOT NULL))[1] AS reason, (array_agg(error ORDER BY part) FILTER (WHERE error IS NOT NULL))[1] AS error,
      (SELECT x.state FROM channel_correction x WHERE x.tenant_id = ${tenantId} AND x.conversation_id = ${conversationId} AND x.seq = channel_delivery.seq) AS correction
    FROM channel_delivery WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} ${only} GROUP BY seq ORDER BY seq`);
  const found = rows as unknown as (Omit<MessageDelivery, 'state'> & { states: DeliveryState[] })[];
  return found.map(({ states, ...delivery }) => {
    const state = worstOf(states);
    const isTrouble = state === 'failed' || state === 'unknown' || state === 'queued';
    return { ...delivery, state, reason: isTrouble ? delivery.reason : null, error: isTrouble ? delivery.error : null };
  });
}

/** The whole has come only as far as the part that has come least far. */
const LEAST_FAR: readonly DeliveryState[] = ['failed', 'unknown', 'sending', 'queued', 'sent', 'delivered', 'read'];

function worstOf(states: readonly DeliveryState[]): DeliveryState {
  return LEAST_FAR.find((state) => states.includes(state)) ?? 'queued';
}

/** Sends again what has failed, or of which nobody knows. @returns whether there was any */
export async function requeueDelivery({ tenantId, db }: TenantScope, conversationId: string, seq: number, now: number): Promise<boolean> {
  const { rowCount } =
    await db.execute(sql`UPDATE channel_delivery SET state = 'queued', reason = NULL, error = NULL, attempts = 0, request_id = gen_random_uuid(),
      due_at = to_timestamp(${now} / 1000.0), leased_until = NULL
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq} AND state IN ('failed', 'unknown')`);
  return (rowCount ?? 0) > 0;
}

/** Whose a conversation is, and which channel it is in; undefined where the scope does not show it. */
export async function findPlaceOf(
  { tenantId, db }: TenantScope,
  conversationId: string,
): Promise<{ contactId: string; channelId: string | null } | undefined> {
  const { rows } = await db.execute(sql`SELECT contact_id AS "contactId", channel_id AS "channelId" FROM conversation
    WHERE tenant_id = ${tenantId} AND id = ${conversationId}`);
  return rows[0] as { contactId: string; channelId: string | null } | undefined;
}
