import { WEBHOOK_TEST_TYPE, type WebhookDelivery, type WebhookDeliveryDetail } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { deliveryLock } from '#/events/hold-events.ts';

const at = (ms: number | null) => sql`to_timestamp(${ms}::double precision / 1000.0)`;

export interface OutgoingEvent {
  id: string;
  type: string;
  contactId: string | null;
  orderKey: string;
  body: string;
}

export async function insertWebhookEvents({ tenantId, db }: TenantScope, events: readonly OutgoingEvent[], now: number): Promise<void> {
  await db.execute(sql`INSERT INTO webhook_event (tenant_id, id, type, order_key, contact_id, body, created_at)
    SELECT ${tenantId}, r.id, r.type, r."orderKey", r."contactId", r.body, ${at(now)}
    FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS r(id uuid, type text, "orderKey" text, "contactId" uuid, body text)`);
}

export interface NewDelivery {
  webhookId: string;
  eventId: string;
  orderKey: string;
}

/** In their order, which is that in which they are numbered. @returns their ids */
export async function insertDeliveries({ tenantId, db }: TenantScope, deliveries: readonly NewDelivery[], now: number): Promise<string[]> {
  const { rows } = await db.execute(sql`INSERT INTO webhook_delivery (tenant_id, webhook_id, event_id, order_key, next_try_at, created_at)
    SELECT ${tenantId}, r."webhookId", r."eventId", r."orderKey", ${at(now)}, ${at(now)}
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) AS ("webhookId" uuid, "eventId" uuid, "orderKey" text)) WITH ORDINALITY AS r
    ORDER BY r.ordinality RETURNING id`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** A delivery with all that is needed to send it. */
export interface DueDelivery {
  id: string;
  webhookId: string;
  eventId: string;
  body: string;
  /** Tries since it was last queued. */
  tries: number;
  url: string;
  secret: Buffer;
  oldSecret: Buffer | null;
  /** Somebody tries whether it arrives: once, and whatever comes of it says nothing about the webhook. */
  isTest: boolean;
}

const DUE = sql`d.id, d.webhook_id AS "webhookId", d.event_id AS "eventId", e.body, d.tries, w.url, w.secret,
  e.type = ${WEBHOOK_TEST_TYPE} AS "isTest"`;

/** An earlier one of the same conversation is still on its way to the receiver. */
const heldBack = (
  now: number,
) => sql`EXISTS (SELECT FROM webhook_delivery b WHERE b.tenant_id = d.tenant_id AND b.webhook_id = d.webhook_id AND b.order_key = d.order_key
  AND b.state = 'pending' AND b.no < d.no AND (b.holds OR b.leased_until > ${at(now)}))`;

/**
 * Takes what is due, so many of one webhook at a time; of one that does not answer a single one, which has been tried least. Nobody else
 * takes them before the lease ends. One is due when no earlier one of its conversation holds it back.
 */
export async function leaseDue(
  { tenantId, db }: TenantScope,
  { now, leaseMs, ofOne, max }: { now: number; leaseMs: number; ofOne: number; max: number },
): Promise<DueDelivery[]> {
  // A table that was empty a moment ago looks as if reading all of it were cheap, for each webhook and each delivery.
  const planned = db.execute(sql`SET LOCAL enable_seqscan = off`);
  const isDue = sql`d.tenant_id = ${tenantId} AND d.webhook_id = r.id AND d.state = 'pending' AND d.next_try_at <= ${at(now)}
          AND (d.leased_until IS NULL OR d.leased_until <= ${at(now)}) AND NOT ${heldBack(now)}`;
  const taking = db.execute(sql`WITH ready AS (
      SELECT w.id, w.retry_at IS NOT NULL AS is_down, (SELECT count(*) FROM webhook_delivery l
        WHERE l.tenant_id = w.tenant_id AND l.webhook_id = w.id AND l.leased_until > ${at(now)}) AS leased
      FROM webhook w WHERE w.tenant_id = ${tenantId} AND w.status = 'active' AND (w.retry_at IS NULL OR w.retry_at <= ${at(now)})),
    due AS (
      SELECT p.id FROM (
        SELECT a.id, a.no FROM ready r CROSS JOIN LATERAL (SELECT d.id, d.no FROM webhook_delivery d
          WHERE NOT r.is_down AND ${isDue} ORDER BY d.no LIMIT greatest(0, ${ofOne} - r.leased) FOR UPDATE SKIP LOCKED) a
        UNION ALL
        SELECT b.id, b.no FROM ready r CROSS JOIN LATERAL (SELECT d.id, d.no FROM webhook_delivery d
          WHERE r.is_down AND ${isDue} ORDER BY d.tries, d.no LIMIT greatest(0, 1 - r.leased) FOR UPDATE SKIP LOCKED) b) p
      ORDER BY p.no LIMIT ${max}),
    taken AS (UPDATE webhook_delivery d SET leased_until = ${at(now + leaseMs)} FROM due WHERE d.tenant_id = ${tenantId} AND d.id = due.id RETURNING d.*)
    SELECT ${DUE}, CASE WHEN w.old_secret_until > ${at(now)} THEN w.old_secret END AS "oldSecret" FROM taken d
    JOIN webhook w ON w.tenant_id = d.tenant_id AND w.id = d.webhook_id
    JOIN webhook_event e ON e.tenant_id = d.tenant_id AND e.id = d.event_id ORDER BY d.no`);
  const [, { rows }] = await Promise.all([planned, taking]);
  return rows as unknown as DueDelivery[];
}

/** Takes one delivery that was queued in the same transaction, so that nobody else does. */
export async function leaseOne({ tenantId, db }: TenantScope, id: string, now: number, leaseMs: number): Promise<DueDelivery> {
  const { rows } = await db.execute(sql`WITH taken AS (UPDATE webhook_delivery SET leased_until = ${at(now + leaseMs)}
      WHERE tenant_id = ${tenantId} AND id = ${id} AND state = 'pending' RETURNING *)
    SELECT ${DUE}, CASE WHEN w.old_secret_until > ${at(now)} THEN w.old_secret END AS "oldSecret" FROM taken d
    JOIN webhook w ON w.tenant_id = d.tenant_id AND w.id = d.webhook_id JOIN webhook_event e ON e.tenant_id = d.tenant_id AND e.id = d.event_id`);
  return rows[0] as unknown as DueDelivery;
}

/** Earliest moment at which anything is due that nothing holds back, in milliseconds since 1970; undefined where nothing waits. */
export async function nextDue({ tenantId, db }: TenantScope, now: number): Promise<number | undefined> {
  const { rows } =
    await db.execute(sql`SELECT epoch_ms(min(greatest(d.next_try_at, coalesce(w.retry_at, d.next_try_at), coalesce(d.leased_until, d.next_try_at)))) AS at
    FROM webhook_delivery d JOIN webhook w ON w.tenant_id = d.tenant_id AND w.id = d.webhook_id
    WHERE d.tenant_id = ${tenantId} AND d.state = 'pending' AND w.status = 'active' AND NOT ${heldBack(now)}`);
  return (rows[0] as { at: number | null }).at ?? undefined;
}

/** How a try of a delivery ended. */
export interface Tried {
  id: string;
  state: WebhookDelivery['state'];
  /** While it is pending: whether later ones of its conversation wait for it. */
  holds: boolean;
  nextTryAt: number | null;
  httpStatus: number | null;
  error: WebhookDelivery['error'];
  answer: string | null;
  ms: number;
}

/** Writes tries down. @returns the ids of those deliveries that are still there: one goes with its webhook, or with the person it was about */
export async function saveTries({ tenantId, db }: TenantScope, tried: readonly Tried[], now: number): Promise<Set<string>> {
  const locked = db.execute(deliveryLock(tenantId));
  const saving =
    db.execute(sql`WITH r AS MATERIALIZED (SELECT * FROM jsonb_to_recordset(${JSON.stringify(tried)}::jsonb) AS r(id uuid, state text, holds boolean,
      "nextTryAt" double precision, "httpStatus" integer, error text, answer text, ms integer)),
    saved AS (UPDATE webhook_delivery d SET state = r.state, holds = r.holds, attempt = attempt + 1, tries = tries + 1, next_try_at = to_timestamp(r."nextTryAt" / 1000.0),
        leased_until = NULL, http_status = r."httpStatus", error = r.error, ms = r.ms, last_try_at = ${at(now)}
      FROM r WHERE d.tenant_id = ${tenantId} AND d.id = r.id RETURNING d.id, d.attempt)
    INSERT INTO webhook_attempt (tenant_id, delivery_id, no, at, ms, http_status, error, answer)
    SELECT ${tenantId}, r.id, saved.attempt, ${at(now)}, r.ms, r."httpStatus", r.error, r.answer FROM saved JOIN r ON r.id = saved.id RETURNING delivery_id AS id`);
  const [, { rows }] = await Promise.all([locked, saving]);
  return new Set((rows as unknown as { id: string }[]).map(({ id }) => id));
}

const DELIVERY =
  sql.raw(`d.id, d.event_id, e.type AS event, d.state, d.attempt, d.http_status, d.error, d.ms, epoch_ms(d.next_try_at) AS next_try_at,
  epoch_ms(d.last_try_at) AS last_try_at, epoch_ms(d.created_at) AS created_at`);
const JOIN = sql.raw('webhook_delivery d JOIN webhook_event e ON e.tenant_id = d.tenant_id AND e.id = d.event_id');

/** The latest first. @param before the number of the last one of the page before */
export async function readDeliveries(
  { tenantId, db }: TenantScope,
  webhookId: string,
  { state, event, before, limit }: { state?: string | undefined; event?: string | undefined; before?: number | undefined; limit: number },
): Promise<(WebhookDelivery & { no: number })[]> {
  const narrowed: SQL[] = [];
  if (state !== undefined) narrowed.push(sql`AND d.state = ${state}`);
  if (event !== undefined) narrowed.push(sql`AND e.type = ${event}`);
  if (before !== undefined) narrowed.push(sql`AND d.no < ${before}`);
  const { rows } = await db.execute(sql`SELECT ${DELIVERY}, d.no FROM ${JOIN}
    WHERE d.tenant_id = ${tenantId} AND d.webhook_id = ${webhookId} ${sql.join(narrowed, sql` `)} ORDER BY d.no DESC LIMIT ${limit}`);
  return rows as unknown as (WebhookDelivery & { no: number })[];
}

/** Latest tries that one look shows. */
const ATTEMPTS_SHOWN = 20;

export async function readDelivery(
  { tenantId, db }: TenantScope,
  webhookId: string,
  id: string,
): Promise<WebhookDeliveryDetail | undefined> {
  const { rows } = await db.execute(sql`SELECT ${DELIVERY}, e.body AS request, coalesce((SELECT jsonb_agg(a ORDER BY a.no DESC) FROM (
      SELECT no, epoch_ms(t.at) AS at, ms, http_status, error, answer FROM webhook_attempt t
      WHERE t.tenant_id = d.tenant_id AND t.delivery_id = d.id ORDER BY no DESC LIMIT ${ATTEMPTS_SHOWN}) a), '[]') AS attempts
    FROM ${JOIN} WHERE d.tenant_id = ${tenantId} AND d.webhook_id = ${webhookId} AND d.id = ${id}`);
  return rows[0] as unknown as WebhookDeliveryDetail | undefined;
}

/** Lets deliveries that are over go out again, as if for the first time, but under the same ids; those that wait stay as they are. @returns how many */
export async function requeue({ tenantId, db }: TenantScope, webhookId: string, which: SQL, now: number): Promise<number> {
  const { rowCount } =
    await db.execute(sql`UPDATE webhook_delivery d SET state = 'pending', holds = true, tries = 0, next_try_at = ${at(now)}, leased_until = NULL
    WHERE d.tenant_id = ${tenantId} AND d.webhook_id = ${webhookId} AND d.state <> 'pending' AND ${which}`);
  return rowCount ?? 0;
}

/** Removes what was told before a moment and is over, with its log. */
export async function purgeWebhookEvents({ tenantId, db }: TenantScope, before: number): Promise<void> {
  const over = sql`SELECT e.id FROM webhook_event e WHERE e.tenant_id = ${tenantId} AND e.created_at < ${at(before)}
    AND NOT EXISTS (SELECT FROM webhook_delivery d WHERE d.tenant_id = e.tenant_id AND d.event_id = e.id AND d.state = 'pending')`;
  await db.execute(sql`WITH gone AS (DELETE FROM webhook_event e WHERE e.tenant_id = ${tenantId} AND e.id IN (${over}) RETURNING e.id),
      deliveries AS (DELETE FROM webhook_delivery d USING gone WHERE d.tenant_id = ${tenantId} AND d.event_id = gone.id RETURNING d.id)
    DELETE FROM webhook_attempt a USING deliveries WHERE a.tenant_id = ${tenantId} AND a.delivery_id = deliveries.id`);
}
