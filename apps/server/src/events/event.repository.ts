import { EVENT_VERSION } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { StoredEvent } from './event-relay.ts';
import { relayLock } from './hold-events.ts';

/** SQL: rows of the outbox that may be handed on now, the first ones first. */
const due = (
  tenantId: number,
  now: number,
): SQL => sql`tenant_id = ${tenantId} AND (not_before IS NULL OR not_before <= to_timestamp(${now} / 1000.0))
  ORDER BY no`;

/** SQL: the events of rows `r`. Of messages that share a row, who wrote to whom says their conversation; of one that is erased nothing is told. */
const EVENTS = sql.raw(`r.no, coalesce(e.id, r.id) AS id, r.type, coalesce(e.subject, r.subject_id) AS "subjectId",
  coalesce(c.contact_id, r.contact_id) AS "contactId", coalesce(e.facts, r.facts) AS facts, epoch_ms(r.created_at) AS "createdAt", r.tries`);
const UNPACKED = sql.raw(`LEFT JOIN LATERAL ROWS FROM (jsonb_to_recordset(r.packed) AS (id uuid, subject text, facts jsonb)) WITH ORDINALITY
    AS e(id, subject, facts, place) ON true
  LEFT JOIN conversation c ON c.tenant_id = r.tenant_id AND c.id = e.subject::uuid`);

/**
 * Takes out the first events. Whoever takes some of the same tenant at the same time waits for the end, so that none is handed on before an
 * earlier one.
 * @param max how many rows of the outbox; some hold several messages
 */
export async function takeEvents({ tenantId, db }: TenantScope, now: number, max: number): Promise<StoredEvent[]> {
  // The second one waits behind the first one in the database, so that it sees whatever was committed before the lock was had.
  const locked = executeNamed(db, 'relay_lock', relayLock(tenantId));
  const taking = executeNamed<StoredEvent>(
    db,
    'take_events',
    sql`WITH r AS (
      DELETE FROM domain_event WHERE tenant_id = ${tenantId} AND no IN (SELECT no FROM domain_event WHERE ${due(tenantId, now)} LIMIT ${max}) RETURNING *)
    SELECT ${EVENTS} FROM r ${UNPACKED} ORDER BY r.no, e.place`,
  );
  const [, rows] = await Promise.all([locked, taking]);
  return rows;
}

/** Takes out the first event alone: those that share its row stay where they are. */
export async function takeFirst({ tenantId, db }: TenantScope, now: number): Promise<StoredEvent | undefined> {
  await db.execute(relayLock(tenantId));
  const { rows } = await db.execute(sql`WITH r AS (SELECT * FROM domain_event WHERE ${due(tenantId, now)} LIMIT 1)
    SELECT ${EVENTS}, coalesce(jsonb_array_length(r.packed), 1) AS count FROM r ${UNPACKED} ORDER BY e.place LIMIT 1`);
  const first = rows[0] as unknown as (StoredEvent & { count: number }) | undefined;
  if (!first) return undefined;
  const { count, ...event } = first;
  await db.execute(
    count > 1
      ? sql`UPDATE domain_event SET packed = packed - 0 WHERE tenant_id = ${tenantId} AND no = ${event.no}`
      : sql`DELETE FROM domain_event WHERE tenant_id = ${tenantId} AND no = ${event.no}`,
  );
  return event;
}

/** Lets the first event wait, and those that share its row go on. @param waitMs how long after so many tries, in milliseconds */
export async function postponeEvent(scope: TenantScope, now: number, waitMs: (tries: number) => number): Promise<void> {
  const first = await takeFirst(scope, now);
  if (!first) return;
  const { id, type, subjectId, contactId, facts, createdAt, tries } = first;
  await scope.db
    .execute(sql`INSERT INTO domain_event (tenant_id, id, type, version, subject_id, contact_id, facts, created_at, tries, not_before)
    VALUES (${scope.tenantId}, ${id}, ${type}, ${EVENT_VERSION}, ${subjectId}, ${contactId}, ${JSON.stringify(facts)}::jsonb,
      to_timestamp(${createdAt} / 1000.0), ${tries + 1}, to_timestamp(${now + waitMs(tries)} / 1000.0))`);
}
