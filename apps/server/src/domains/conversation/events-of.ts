import type { NewEvent } from '#/events/publish-events.ts';
import type { NewMessage } from '#/domains/message/append-messages.ts';
import type { ConversationState } from './conversation-state.ts';

/** What programs outside know a conversation by, and what each is called there. */
const FIELDS = {
  status: 'status',
  endedAs: 'ended_as',
  ownerKind: 'owner_kind',
  agentId: 'agent',
  teamId: 'team',
  language: 'language',
  priority: 'priority',
  snoozedUntil: 'snoozed_until',
  csatAt: 'csat',
} as const satisfies Partial<Record<keyof ConversationState, string>>;

/**
 * What a committed change of a conversation means to whoever listens outside. Pure. A test of the draft is nothing to them, and a thread is its
 * work order.
 * @param was how it stood before
 * @param messages those that the change stored, in their order
 */
export function eventsOf(
  state: ConversationState,
  was: ConversationState | undefined,
  messages: readonly Pick<NewMessage, 'seq' | 'kind' | 'event' | 'authorKind'>[],
): NewEvent[] {
  if (state.isTest === true) return [];
  const about = { subjectId: state.id, contactId: state.contactId };
  if (state.status === 'thread') {
    const isWritten = messages.some(({ kind, authorKind: author }) => kind === 'text' && author !== 'system');
    const isRated = was !== undefined && state.csatAt !== was.csatAt;
    const changed = [...(isWritten ? ['message'] : []), ...(isRated ? ['csat'] : [])];
    return changed.length > 0 ? [{ type: 'work_order.updated', ...about, facts: { changed } }] : [];
  }
  const events: NewEvent[] = [];
  if (messages.length > 0 && (was?.lastSeq ?? 0) === 0) {
    events.push({ type: 'contact.created', subjectId: state.contactId, contactId: state.contactId, facts: { conversation_id: state.id } });
    events.push({ type: 'conversation.created', ...about });
  }
  for (const { seq, event, authorKind: author } of messages) {
    const target = event?.target_seq;
    if (target === undefined) events.push({ type: 'message.created', ...about, facts: { seq, author } });
    else events.push({ type: 'message.updated', ...about, facts: { seq: target } });
  }
  if (!was) return events;
  const changed = changedFields(state, was, messages.length > 0);
  if (was.ownerKind === 'bot' && (state.ownerKind === 'queue' || state.ownerKind === 'agent'))
    events.push({ type: 'conversation.handoff', ...about });
  if (state.agentId !== null && state.agentId !== was.agentId)
    events.push({ type: 'conversation.assigned', ...about, facts: { is_given: state.assignedAt !== null } });
  if (changed.length > 0) events.push({ type: 'conversation.updated', ...about, facts: { changed } });
  if (state.csatAt !== null && state.csatAt !== was.csatAt) events.push({ type: 'csat.received', ...about });
  if (state.status === 'resolved' && was.status !== 'resolved') events.push({ type: 'conversation.resolved', ...about });
  return events;
}

/** Whose turn it is goes back and forth with each message of a talk, and is told with the message. */
function changedFields(state: ConversationState, was: ConversationState, isSaid: boolean): string[] {
  const isTalk = ({ status }: ConversationState) => status === 'open' || status === 'waiting';
  const names = Object.entries(FIELDS) as [keyof typeof FIELDS, string][];
  const changed = names
    .filter(([field]) => state[field] !== was[field] && !(field === 'status' && isSaid && isTalk(state) && isTalk(was)))
    .map(([, name]) => name);
  const hasTags = state.tags.length === was.tags.length && state.tags.every((tag, index) => tag === was.tags[index]);
  return hasTags ? changed : [...changed, 'tags'];
}
