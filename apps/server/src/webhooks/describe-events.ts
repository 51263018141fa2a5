import { EVENT_DATA, type EventData, type EventType } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { describeContacts, type DescribedContact } from '#/domains/contact/describe-contacts.ts';
import { describeConversations } from '#/domains/conversation/describe-conversations.ts';
import { describeGaps } from '#/domains/corpus/care/gap/describe-gaps.ts';
import { describeVisits } from '#/domains/diversion-link/describe-visits.ts';
import { findMessages } from '#/domains/message/find-messages.ts';
import { describeOrders } from '#/domains/work-order/describe-orders.ts';
import type { StoredEvent } from '#/events/event-relay.ts';
import { isOuterType } from '#/events/publish-events.ts';

/** What is told of an event. */
export interface DescribedEvent {
  event: StoredEvent;
  /** Whom it is about; null where nobody. */
  contactId: string | null;
  data: EventData<EventType>;
}

/** What the subjects of events are read from, all of one kind in one statement. */
async function readSubjects(scope: TenantScope, events: readonly StoredEvent[]) {
  const idsOf = (area: string) => events.filter(({ type }) => type.startsWith(area)).map(({ subjectId }) => subjectId);
  const said = events.flatMap(({ type, subjectId, facts }) =>
    type.startsWith('message.') ? [{ conversationId: subjectId, seq: Number(facts['seq']) }] : [],
  );
  return {
    conversations: await describeConversations(scope, [...idsOf('conversation.'), ...idsOf('message.'), ...idsOf('csat.')]),
    messages: new Map((await findMessages(scope, said)).map((message) => [`${message.conversation_id}:${message.seq}`, message])),
    orders: await describeOrders(scope, idsOf('work_order.')),
    contacts: await describeContacts(scope, idsOf('contact.')),
    gaps: await describeGaps(scope, idsOf('corpus.gap')),
    visits: await describeVisits(scope, idsOf('link.visit')),
  };
}
type Subjects = Awaited<ReturnType<typeof readSubjects>>;

/**
 * What programs outside are told of events, with their subjects as they stand now. An event whose subject is gone by now, or nothing to those
 * outside, is left out: nothing is told of what was erased.
 */
export async function describeEvents(scope: TenantScope, events: readonly StoredEvent[]): Promise<DescribedEvent[]> {
  const subjects = await readSubjects(scope, events);
  return events.flatMap((event) => {
    const data = describe(event, subjects);
    if (data === undefined || !isOuterType(event.type)) return [];
    // What the catalogue does not name does not leave.
    const contactId = event.contactId ?? subjects.conversations.get(event.subjectId)?.contact.id ?? null;
    return [{ event, contactId, data: EVENT_DATA[event.type].parse(data) }];
  });
}

function describe(event: StoredEvent, subjects: Subjects): unknown {
  const { type, subjectId, facts } = event;
  const [area] = type.split('.');
  if (area === 'message') return describeMessage(event, subjects);
  if (area === 'contact') return describeContact(event, subjects.contacts.get(subjectId));
  if (area === 'work_order') {
    const order = subjects.orders.get(subjectId);
    return order && { work_order: order, ...facts };
  }
  if (area === 'conversation' || area === 'csat') {
    const conversation = subjects.conversations.get(subjectId);
    if (!conversation || (area === 'csat' && conversation.csat === null)) return undefined;
    return { conversation, ...(area === 'csat' ? { csat: conversation.csat } : {}), ...facts };
  }
  if (type === 'corpus.gap') return wrapped('gap', subjects.gaps.get(subjectId));
  if (type === 'link.visit') return wrapped('visit', subjects.visits.get(subjectId));
  if (type === 'quota.warning') return { metric: subjectId, ...facts };
  return { ...facts };
}

function describeMessage({ subjectId, facts }: StoredEvent, { conversations, messages }: Subjects): unknown {
  const conversation = conversations.get(subjectId);
  const message = messages.get(`${subjectId}:${String(facts['seq'])}`);
  if (!conversation || !message) return undefined;
  const { id, no, status, contact, channel } = conversation;
  return { ...facts, conversation: { id, no, status, contact_id: contact.id, channel_id: channel?.id ?? null }, message };
}

function describeContact({ type, subjectId, facts }: StoredEvent, described: DescribedContact | undefined): unknown {
  if (type === 'contact.erased') return { contact: { id: subjectId } };
  if (!described) return undefined;
  // Whoever opens the chat is nobody to those outside before they write; whoever wrote before is known already.
  const conversationId = facts['conversation_id'];
  if (conversationId !== undefined && described.firstConversationId !== conversationId) return undefined;
  return { contact: described.contact, ...facts };
}

function wrapped(name: string, subject: object | undefined): unknown {
  return subject && { [name]: subject };
}
