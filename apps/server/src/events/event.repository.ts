import { EVENT_VERSION } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { StoredEvent } from './event-relay.ts';
import type { PackedEvent } from './publish-events.ts';
import { relayLock } from './hold-events.ts';

/** SQL: rows of the outbox that may be handed on now, the first ones first. */
const due = (
  tenantId: number,
  now: number,
): SQL => sql`tenant_id = ${tenantId} AND (not_before IS NULL OR not_before <= to_timestamp(${now} / 1000.0))
  ORDER BY no`;

/** SQL: what is read of a row of the outbox. */
const ROW = sql.raw(
  `no, id, type, subject_id AS "subjectId", contact_id AS "contactId", facts, packed, epoch_ms(created_at) AS "createdAt", tries`,
);

type Row = StoredEvent & { packed: PackedEvent[] | null };

/** The events of a row. Of messages that share one, who wrote to whom says their conversation. */
function eventsIn({ packed, ...event }: Row): StoredEvent[] {
  return packed === null ? [event] : packed.map(({ id, subject, facts }) => ({ ...event, id, subjectId: subject, facts }));
}

/**
 * Takes out the first events. Whoever takes some of the same tenant at the same time waits for the end, so that none is handed on before an
 * earlier one.
 * @param max how many rows of the outbox; some hold several messages
 */
export async function takeEvents({ tenantId, db }: TenantScope, now: number, max: number): Promise<StoredEvent[]> {
  // The second one waits behind the first one in the database, so that it sees whatever was committed before the lock was had.
  const locked = executeNamed(db, 'relay_lock', relayLock(tenantId));
  const taking = executeNamed<Row>(
    db,
    'take_events',
    sql`DELETE FROM domain_event WHERE tenant_id = ${tenantId} AND no IN (SELECT no FROM domain_event WHERE ${due(tenantId, now)} LIMIT ${max}) RETURNING ${ROW}`,
  );
  const [, rows] = await Promise.all([locked, taking]);
  return rows.toSorted((a, b) => a.no - b.no).flatMap(eventsIn);
}

/** Takes out the first event alone: those that share its row stay where they are. */
export async function takeFirst({ tenantId, db }: TenantScope, now: number): Promise<StoredEvent | undefined> {
  await db.execute(relayLock(tenantId));
  const { rows } = await db.execute(sql`SELECT ${ROW} FROM domain_event WHERE ${due(tenantId, now)} LIMIT 1`);
  const [first, ...others] = (rows as unknown as Row[]).flatMap(eventsIn);
  if (!first) return undefined;
  await db.execute(
    others.length > 0
      ? sql`UPDATE domain_event SET packed = packed - 0 WHERE tenant_id = ${tenantId} AND no = ${first.no}`
      : sql`DELETE FROM domain_event WHERE tenant_id = ${tenantId} AND no = ${first.no}`,
  );
  return first;
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
