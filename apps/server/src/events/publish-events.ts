import { EVENT_TYPES, EVENT_VERSION, type EventType } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';

/** What the business itself is told of, and no program outside. */
type InnerType =
  | 'note.mention'
  | 'source.failed'
  | 'channel.changed'
  | 'plan.ending'
  | 'member.joined'
  | 'member.signed_in'
  | 'work_order.due'
  | 'key.expiring'
  | 'figures.corrected';
export type HeardType = EventType | InnerType;

const OUTER: ReadonlySet<string> = new Set(EVENT_TYPES);

/** Whether programs outside are told of it. */
export function isOuterType(type: HeardType): type is EventType {
  return OUTER.has(type);
}

/** Something that becomes true with the transaction it is written in. */
export interface NewEvent {
  type: HeardType;
  /** What it is about: the id of a conversation (of a work order its thread), contact, gap, visit or channel, the name of a metric, a source, a member, a key, the end of a plan, or the day of a check. */
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
  if (events.length > 0) await executeNamed(scope.db, 'publish_events', publishing(scope, events, now));
}

/**
 * The same as a part of another statement of that transaction: one that is sent with each message costs less than two.
 * @returns SQL that gives no rows; its text is always the same
 */
export function publishing(scope: TenantScope, events: readonly NewEvent[], now: number): SQL {
  if (events.length > 0) scope.hasEvents = true;
  return sql`INSERT INTO domain_event (tenant_id, id, type, version, subject_id, contact_id, facts, packed, created_at)
    SELECT ${scope.tenantId}, (r->>'id')::uuid, r->>'type', ${EVENT_VERSION}, r->>'subject_id', (r->>'contact_id')::uuid, r->'facts', r->'packed', to_timestamp(${now} / 1000.0)
    FROM jsonb_array_elements(${JSON.stringify(inRows(events))}::jsonb) AS r`;
}

/** One message among those of a row. Whose conversation it is says the conversation. */
export interface PackedEvent {
  id: string;
  subject: string;
  facts: NonNullable<NewEvent['facts']>;
}

/** A row of the outbox: an event, or messages that are told one after the other, of which it is named after the first. */
interface EventRow {
  id: string;
  type: HeardType;
  subject_id: string;
  contact_id?: string | undefined;
  facts: NonNullable<NewEvent['facts']>;
  packed?: PackedEvent[];
}

/** Messages that follow each other share a row: there are many under load, and they say nothing but where they stand. */
function inRows(events: readonly NewEvent[]): EventRow[] {
  const rows: EventRow[] = [];
  for (const { type, subjectId, contactId, facts = {} } of events) {
    const row: EventRow = { id: randomUUID(), type, subject_id: subjectId, contact_id: contactId, facts };
    const last = rows.at(-1);
    if (type !== 'message.created' || last?.type !== 'message.created') {
      rows.push(row);
      continue;
    }
    last.packed ??= [packedOf(last)];
    last.packed.push(packedOf(row));
    last.facts = {};
    last.contact_id = undefined;
  }
  return rows;
}

function packedOf({ id, subject_id: subject, facts }: EventRow): PackedEvent {
  return { id, subject, facts };
}

/** Something that is known of a contact has changed. */
export function contactUpdated(contactId: string, changed: readonly string[]): NewEvent {
  return { type: 'contact.updated', subjectId: contactId, contactId, facts: { changed } };
}

/**
 * The other side of a channel did not take a message. Written under the lock of its conversation, by whoever learns of it.
 * @param reason what the other side said
 */
export function messageFailed(message: { conversationId: string; contactId: string; seq: number }, reason: string): NewEvent {
  const { conversationId: subjectId, contactId, seq } = message;
  return { type: 'message.failed', subjectId, contactId, facts: { seq, reason } };
}
