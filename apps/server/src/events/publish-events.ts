import { EVENT_TYPES, EVENT_VERSION, type EventType } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';

/** What the business itself is told of, and no program outside. */
type InnerType = 'note.mention' | 'source.failed' | 'plan.ending' | 'member.joined';
export type HeardType = EventType | InnerType;

const OUTER: ReadonlySet<string> = new Set(EVENT_TYPES);

/** Whether programs outside are told of it. */
export function isOuterType(type: HeardType): type is EventType {
  return OUTER.has(type);
}

/** Something that becomes true with the transaction it is written in. */
export interface NewEvent {
  type: HeardType;
  /** What it is about: the id of a conversation (of a work order its thread), contact, gap, visit or channel, the name of a metric, a source, a member, or the end of a plan. */
  subjectId: string;
  /** Whom it is about, so that it is erased together with them. */
  contactId?: string;
  /** What the subject itself does not tell, such as the number of a message. */
  facts?: Readonly<Record<string, unknown>>;
}

/**
 * Writes events in the transaction that makes them true: they are handed on if and only if it commits. Those of one subject have to be written
 * under its lock, so that they are handed on in the order of their commits.
 * @param now milliseconds since 1970
 */
export async function publishEvents(scope: TenantScope, events: readonly NewEvent[], now: number): Promise<void> {
  if (events.length === 0) return;
  const { tenantId, db } = scope;
  const rows = events.map(({ type, subjectId, contactId = null, facts = {} }) => ({ id: randomUUID(), type, subjectId, contactId, facts }));
  scope.hasEvents = true;
  await executeNamed(
    db,
    'publish_events',
    sql`INSERT INTO domain_event (tenant_id, id, type, version, subject_id, contact_id, facts, created_at)
    SELECT ${tenantId}, r.id, r.type, ${EVENT_VERSION}, r."subjectId", r."contactId", r.facts, to_timestamp(${now} / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, type text, "subjectId" text, "contactId" uuid, facts jsonb)`,
  );
}

/** Something that is known of a contact has changed. */
export function contactUpdated(contactId: string, changed: readonly string[]): NewEvent {
  return { type: 'contact.updated', subjectId: contactId, contactId, facts: { changed } };
}
