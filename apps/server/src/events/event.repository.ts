import { sql } from 'drizzle-orm';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { StoredEvent } from './event-relay.ts';
import { relayLock } from './hold-events.ts';

/** Takes the first events out. Whoever takes some of the same tenant at the same time waits for the end, so that none is handed on before an earlier one. */
export async function takeEvents({ tenantId, db }: TenantScope, now: number, max: number): Promise<StoredEvent[]> {
  // The second one waits behind the first one in the database, so that it sees whatever was committed before the lock was had.
  const locked = executeNamed(db, 'relay_lock', relayLock(tenantId));
  const taking = executeNamed<StoredEvent>(
    db,
    'take_events',
    sql`WITH taken AS (
      DELETE FROM domain_event WHERE tenant_id = ${tenantId} AND no IN (
        SELECT no FROM domain_event WHERE tenant_id = ${tenantId} AND (not_before IS NULL OR not_before <= to_timestamp(${now} / 1000.0)) ORDER BY no LIMIT ${max})
      RETURNING no, id, type, subject_id AS "subjectId", contact_id AS "contactId", facts, epoch_ms(created_at) AS "createdAt", tries)
    SELECT * FROM taken ORDER BY no`,
  );
  const [, rows] = await Promise.all([locked, taking]);
  return rows;
}

/** Lets the first event wait. @param waitMs how long after so many tries, in milliseconds */
export async function postponeEvent({ tenantId, db }: TenantScope, now: number, waitMs: (tries: number) => number): Promise<void> {
  await db.execute(relayLock(tenantId));
  const { rows } = await db.execute(sql`SELECT no, tries FROM domain_event
    WHERE tenant_id = ${tenantId} AND (not_before IS NULL OR not_before <= to_timestamp(${now} / 1000.0)) ORDER BY no LIMIT 1`);
  const first = rows[0] as { no: number; tries: number } | undefined;
  if (!first) return;
  await db.execute(sql`UPDATE domain_event SET tries = tries + 1, not_before = to_timestamp(${now + waitMs(first.tries)} / 1000.0)
    WHERE tenant_id = ${tenantId} AND no = ${first.no}`);
}
