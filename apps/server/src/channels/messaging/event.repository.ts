import type { ChannelEvent } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '#/database/open-database.ts';
import { writeAtOnce, type TenantScope } from '#/database/transaction.ts';
import type { RawEvent } from '#/channels/port/inbound.ts';

/** What one person does is worked on together once they have been still for so long, in milliseconds: it may come out of order. */
export const STILL_MS = 250;
/** But whoever is never still waits no longer than this, in milliseconds. */
const STILL_MAX_MS = 3_000;

export interface ArrivedEvent extends RawEvent {
  channelId: string;
}

const INSERT = `INSERT INTO channel_event (tenant_id, channel_id, provider_event_id, kind, person, sort_key, raw, received_at, due_at)
  SELECT $1::bigint, r.channel, r.id, r.kind, r.person, r."order", r.payload, to_timestamp($2::bigint / 1000.0), to_timestamp(r.due / 1000.0)
  FROM jsonb_to_recordset($3::jsonb) AS r(channel uuid, id text, kind text, person text, "order" bigint, payload jsonb, due bigint)
  JOIN channel_connection n ON n.tenant_id = $1::bigint AND n.channel_id = r.channel
  ON CONFLICT (tenant_id, channel_id, provider_event_id) DO NOTHING`;

/** Writes events down, each once, and before anything else that is under way. @returns how many are new */
export function insertEvents(database: Database, tenantId: number, events: readonly ArrivedEvent[], now: number): Promise<number> {
  const rows = events.map(({ channelId, id, kind, person, order, payload, waitMs = STILL_MS }) => ({
    channel: channelId,
    id,
    kind,
    person,
    order,
    payload,
    due: now + waitMs,
  }));
  return writeAtOnce(database, tenantId, INSERT, [tenantId, now, JSON.stringify(rows)]);
}

/** An event that is being worked on. */
export interface LeasedEvent {
  id: number;
  channelId: string;
  providerEventId: string;
  kind: string;
  person: string;
  order: number;
  payload: unknown;
  attempts: number;
  conversationId: string | null;
}

/**
 * Takes what a number of people have sent, for whoever calls. Nobody else is given anything of the same people meanwhile. Of whoever is never
 * still it takes what has waited for long enough, and what was done before that: so nothing is taken whose turn something has that comes
 * within the wait.
 * @param isHurried does not wait for them to be still
 */
export async function leaseEvents(
  { tenantId, db }: TenantScope,
  { now, leaseMs, people, isHurried }: { now: number; leaseMs: number; people: number; isHurried: boolean },
): Promise<LeasedEvent[]> {
  const locked = db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`channel_event:${tenantId}`}, 0))`);
  const taking = db.execute(sql`WITH heads AS (
      SELECT channel_id, person, max(sort_key) FILTER (WHERE ${isHurried} OR due_at <= to_timestamp(${now} / 1000.0)) AS upto
      FROM channel_event WHERE tenant_id = ${tenantId} AND state = 'new'
      GROUP BY channel_id, person
      HAVING (${isHurried} OR max(due_at) <= to_timestamp(${now} / 1000.0) OR min(received_at) <= to_timestamp(${now - STILL_MAX_MS} / 1000.0))
        AND coalesce(max(leased_until), '-infinity') <= to_timestamp(${now} / 1000.0)
      ORDER BY min(id) LIMIT ${people}),
    taken AS (UPDATE channel_event e SET leased_until = to_timestamp(${now + leaseMs} / 1000.0), attempts = attempts + 1 FROM heads h
      WHERE e.tenant_id = ${tenantId} AND e.state = 'new' AND e.channel_id = h.channel_id AND e.person = h.person AND e.sort_key <= h.upto
      RETURNING e.id, e.channel_id AS "channelId", e.provider_event_id AS "providerEventId", e.kind, e.person, e.sort_key AS "order", e.raw AS payload,
        e.attempts, e.conversation_id AS "conversationId")
    SELECT * FROM taken ORDER BY "channelId", person, "order", id`);
  const [, { rows }] = await Promise.all([locked, taking]);
  return rows as unknown as LeasedEvent[];
}

/** When something of the business is to be worked on next, in milliseconds since 1970; undefined where nothing waits. */
export async function nextEventDue({ tenantId, db }: TenantScope): Promise<number | undefined> {
  const { rows } = await db.execute(sql`SELECT epoch_ms(min(due)) AS due FROM (
      SELECT greatest(max(due_at), max(leased_until)) AS due FROM channel_event WHERE tenant_id = ${tenantId} AND state = 'new' GROUP BY channel_id, person) waiting`);
  return (rows[0] as { due: number | null } | undefined)?.due ?? undefined;
}

export async function keepPlace({ tenantId, db }: TenantScope, id: number, conversationId: string): Promise<void> {
  await db.execute(sql`UPDATE channel_event SET conversation_id = ${conversationId} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** A mail is in the conversation with all its files, and is not kept a second time. */
export async function settleEvents(
  { tenantId, db }: TenantScope,
  ids: readonly number[],
  state: 'done' | 'skipped' | 'failed',
  error: string | null = null,
): Promise<void> {
  await db.execute(sql`UPDATE channel_event SET state = ${state}, error = ${error}, leased_until = NULL,
      raw = CASE WHEN kind = 'mail' AND ${state} <> 'failed' THEN jsonb_build_object('kind', 'mail') ELSE raw END
    WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::bigint[])`);
}

/** What a person did after an event, and nothing could be done with, is looked at again. */
export async function reviveSkipped(
  { tenantId, db }: TenantScope,
  { channelId, person, order }: Pick<LeasedEvent, 'channelId' | 'person' | 'order'>,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE channel_event SET state = 'new', attempts = 0, due_at = to_timestamp(${now} / 1000.0), leased_until = NULL
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND person = ${person} AND state = 'skipped' AND sort_key > ${order}::bigint`);
}

/** They are tried again, together with what has come since. */
export async function postponeEvents({ tenantId, db }: TenantScope, ids: readonly number[], until: number, error: string): Promise<void> {
  await db.execute(sql`UPDATE channel_event SET due_at = to_timestamp(${until} / 1000.0), leased_until = to_timestamp(${until} / 1000.0), error = ${error}
    WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::bigint[])`);
}

/** What somebody has sent since a time, in milliseconds since 1970. */
export async function countRecent(
  { tenantId, db }: TenantScope,
  { channelId, person }: Pick<LeasedEvent, 'channelId' | 'person'>,
  since: number,
): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM channel_event
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND person = ${person} AND received_at > to_timestamp(${since} / 1000.0)`);
  return (rows[0] as { count: number }).count;
}

type LoggedEvent = Omit<ChannelEvent, 'raw'> & { raw: unknown };

const LOGGED = sql`id::text AS id, provider_event_id, kind, state, attempts, error, epoch_ms(received_at) AS received_at, raw`;

/** The latest first. @param before an id; those before it */
export async function readEvents(
  { tenantId, db }: TenantScope,
  channelId: string,
  { before, state, limit }: { before: string | undefined; state: ChannelEvent['state'] | undefined; limit: number },
): Promise<LoggedEvent[]> {
  const earlier = before === undefined ? sql`` : sql`AND id < ${before}::bigint`;
  const only = state === undefined ? sql`` : sql`AND state = ${state}`;
  const { rows } = await db.execute(sql`SELECT ${LOGGED} FROM channel_event WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}
    ${earlier} ${only} ORDER BY channel_event.id DESC LIMIT ${limit}`);
  return rows as unknown as LoggedEvent[];
}

export async function findEvent({ tenantId, db }: TenantScope, channelId: string, id: string): Promise<LoggedEvent | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${LOGGED} FROM channel_event WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND id = ${id}::bigint`,
  );
  return rows[0] as unknown as LoggedEvent | undefined;
}

/** One that failed is worked on anew; any other stays as it is. */
export async function requeueEvent({ tenantId, db }: TenantScope, channelId: string, id: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE channel_event SET state = 'new', error = NULL, due_at = to_timestamp(${now} / 1000.0), leased_until = NULL
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND id = ${id}::bigint AND state IN ('failed', 'skipped')`);
}

export async function deleteEventsBefore({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(
    sql`DELETE FROM channel_event WHERE tenant_id = ${tenantId} AND received_at < to_timestamp(${before} / 1000.0) AND state <> 'new'`,
  );
}
