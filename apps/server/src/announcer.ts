import { messages as endpoints, type LiveEvents, type Message } from '@lobby/contract';
import type { Alert } from '#/domains/alert/alerts-of.ts';
import type { ConversationState, StoredStatus } from '#/domains/conversation/conversation-state.ts';
import type { ConversationPlace } from '#/domains/reach/is-within-reach.ts';
import { isAsked } from '#/domains/conversation/owner-steps.ts';
import { visitorStatusOf } from '#/domains/conversation/visitor-status.ts';
import { forStaff, type StoredMessage } from '#/domains/message/message-row.ts';

/** Who is told: every member of a tenant who sees all of it, every member who sees a part, one contact of it, one member at its desk, one member anywhere, or one sign-in. */
export type Audience =
  | { tenantId: number }
  | { tenantId: number; part: true }
  | { tenantId: number; contactId: string }
  | { tenantId: number; agentId: number }
  | { userId: number }
  | { sessionId: string };

type Payload<Name extends keyof LiveEvents> = Parameters<LiveEvents[Name]>[0];

/** Sends an event to everyone of an audience who is connected; nothing waits for it and nothing depends on it. */
export type Emit = <Name extends keyof LiveEvents>(audience: Audience, name: Name, payload: Payload<Name>, volatile?: boolean) => void;

/** What domains say to whoever is connected. */
export interface Announcer {
  /**
   * @param was where it stood before, for whoever does not see it any more
   * @param stands that for its visitor only messages came, all of which were told
   */
  conversationChanged(
    tenantId: number,
    state: Pick<
      ConversationState,
      'id' | 'status' | 'endedAs' | 'contactId' | 'lastSeq' | 'ownerKind' | 'ownerEpoch' | 'unattendedEpoch' | 'isTest'
    >,
    was?: ConversationPlace,
    stands?: boolean,
  ): void;
  /** Messages were stored; their conversation is to be announced next. */
  messagesStored(
    tenantId: number,
    state: Pick<ConversationState, 'contactId' | 'agentId' | 'isTest'>,
    messages: readonly StoredMessage[],
  ): void;
  /** Notes or activities of a conversation changed; staff only. */
  noteChanged(tenantId: number, conversationId: string): void;
  /** Something calls for the attention of a person at their desk, or of everybody who sees the conversation. */
  alerted(tenantId: number, alert: Alert): void;
  /** The visitor has seen everything up to a message. */
  seenByContact(tenantId: number, seen: Payload<'seen'>): void;
  /** Somebody of the business has seen everything up to a message. */
  seenByStaff(tenantId: number, contactId: string, seen: Payload<'seen_by_staff'>): void;
  /** A visitor who waits has another place in the queue. */
  queueMoved(tenantId: number, contactId: string, moved: Payload<'queue_moved'>): void;
  /** Somebody has read on; for their own tabs and devices. */
  readMoved(userId: number, read: Payload<'read'>): void;
  /** Somebody was told of something, or has read it; for their own tabs and devices. */
  notified(userId: number, change: Payload<'notification'>): void;
  /** A colleague came, went or chose another presence. */
  presenceChanged(tenantId: number, userId: number): void;
  /** Visitors came or went. */
  visitorsMoved(tenantId: number, items: Payload<'visitors'>['items']): void;
  /** @param who with `userId` where a colleague types: the others hear of it, the visitor does not hear whose it is */
  typing(
    tenantId: number,
    contactId: string,
    who: { conversationId: string; kind: 'contact' | 'agent' | 'bot'; name: string | null; userId?: number },
  ): void;
  /** A draft was kept or sent; for the person's own tabs. */
  draftChanged(userId: number, change: Payload<'draft'>): void;
  botText(tenantId: number, contactId: string, text: Payload<'bot_text'>): void;
  botStopped(tenantId: number, contactId: string, run: Payload<'bot_stopped'>): void;
  /** Nothing is left of a contact: whoever holds its conversations looks again, and the contact itself is cut off. */
  contactErased(tenantId: number, contactId: string): void;
  /** A contact has become another: whoever shows it looks again, and its visitor comes back as the other one. */
  contactMerged(tenantId: number, contactId: string, into: string): void;
  /** One contact is two again: whoever shows either looks again, and the visitors of both come back as who they are. */
  contactUnmerged(tenantId: number, contactId: string, from: string): void;
  /** A revoked sign-in hears nothing more. */
  signedOut(sessionId: string): void;
  /** Somebody may do other things than before: connects anew, and hears what is theirs. */
  roleChanged(tenantId: number, userId: number): void;
  /** @param endTime new end of the subscription, in milliseconds since 1970 */
  subscriptionChanged(tenantId: number, endTime: number): void;
  /** A source of the corpus came further. */
  sourceChanged(tenantId: number, sourceId: string): void;
  /** A work order came, moved or was written in; `id` is that of its thread. */
  workOrderChanged(tenantId: number, thread: { id: string; contactId: string }): void;
  importProgress(userId: number, progress: Payload<'import_progress'>): void;
}

/** Cuts everyone of an audience off. */
export type Disconnect = (audience: Audience) => void;

/** Finds those who see a part of the conversations only. */
export interface Overhear {
  /** Calls back with everybody of them who sees a conversation, or saw it where it was. */
  eachWithin(tenantId: number, conversationId: string, was: ConversationPlace | undefined, tell: (userId: number) => void): void;
  /** Calls back with everybody of them who sees something of contacts, and with whose. */
  eachOfContacts(tenantId: number, contactIds: readonly string[], tell: (userId: number, contactIds: ReadonlySet<string>) => void): void;
  /** What somebody sees has changed. */
  forget(tenantId: number): void;
}

/** What no answer names leaves here neither. */
const toWire = (message: Message): Message => endpoints.send.response.parse(message);

export function createAnnouncer(emit: Emit, disconnect: Disconnect, overhear: Overhear): Announcer {
  /** To every member, whatever they see. */
  const emitToAll: Emit = (audience, name, payload, volatile) => {
    emit(audience, name, payload, volatile);
    if ('tenantId' in audience) emit({ tenantId: audience.tenantId, part: true }, name, payload, volatile);
  };
  /** To every member who sees the conversation. */
  function emitWithin<Name extends keyof LiveEvents>(
    tenantId: number,
    name: Name,
    payload: Payload<Name> & { conversation_id: string },
    volatile = false,
    was?: ConversationPlace,
  ): void {
    emit({ tenantId }, name, payload, volatile);
    overhear.eachWithin(tenantId, payload.conversation_id, was, (userId) => emit({ userId }, name, payload, volatile));
  }
  function workOrderChanged(tenantId: number, { id, contactId }: { id: string; contactId: string }): void {
    emitWithin(tenantId, 'work_order', { conversation_id: id });
    emit({ tenantId, contactId }, 'work_order', { conversation_id: id });
  }
  return {
    conversationChanged(tenantId, state, was, stands = false) {
      const change = {
        conversation_id: state.id,
        last_seq: state.lastSeq,
        status: toldStatus(state.status),
        owner_epoch: state.ownerEpoch,
      };
      if (state.isTest !== true) emitWithin(tenantId, 'conversation', change, false, was);
      emit({ tenantId, contactId: state.contactId }, 'conversation', {
        ...change,
        status: visitorStatusOf(state.status, state.endedAs, isAsked(state)),
        ...(stands && { stands }),
      });
      if (state.status === 'thread') workOrderChanged(tenantId, state);
    },
    messagesStored(tenantId, { contactId, agentId, isTest }, messages) {
      for (const stored of messages) {
        emit({ tenantId, contactId }, 'message', toWire(stored));
        if (agentId !== null && isTest !== true) emit({ tenantId, agentId }, 'message', toWire(forStaff(stored, agentId)));
      }
    },
    alerted(tenantId, { to, alert }) {
      if (to === null) emitWithin(tenantId, 'alert', alert);
      else emit({ tenantId, agentId: to }, 'alert', alert);
    },
    noteChanged: (tenantId, conversationId) => emitWithin(tenantId, 'note', { conversation_id: conversationId }),
    seenByContact: (tenantId, seen) => emitWithin(tenantId, 'seen', seen, true),
    seenByStaff: (tenantId, contactId, seen) => emit({ tenantId, contactId }, 'seen_by_staff', seen),
    queueMoved: (tenantId, contactId, moved) => emit({ tenantId, contactId }, 'queue_moved', moved, true),
    readMoved: (userId, read) => emit({ userId }, 'read', read),
    notified: (userId, change) => emit({ userId }, 'notification', change),
    presenceChanged: (tenantId, userId) => emitToAll({ tenantId }, 'presence', { user_id: userId }),
    visitorsMoved(tenantId, items) {
      emit({ tenantId }, 'visitors', { items }, true);
      const ids = items.map((item) => item.contact_id);
      overhear.eachOfContacts(tenantId, ids, (userId, seen) =>
        emit({ userId }, 'visitors', { items: items.filter((item) => seen.has(item.contact_id)) }, true),
      );
    },
    typing(tenantId, contactId, { conversationId, kind, name, userId }) {
      const payload = { conversation_id: conversationId, author_kind: kind, name };
      if (kind === 'contact') emitWithin(tenantId, 'typing', payload, true);
      else emit({ tenantId, contactId }, 'typing', payload, true);
      if (userId !== undefined) emitWithin(tenantId, 'typing', { ...payload, user_id: userId }, true);
    },
    draftChanged: (userId, change) => emit({ userId }, 'draft', change),
    botText(tenantId, contactId, text) {
      emit({ tenantId, contactId }, 'bot_text', text, true);
      emitWithin(tenantId, 'bot_text', text, true);
    },
    botStopped(tenantId, contactId, run) {
      emit({ tenantId, contactId }, 'bot_stopped', run);
      emitWithin(tenantId, 'bot_stopped', run);
    },
    contactErased(tenantId, contactId) {
      emitToAll({ tenantId }, 'contact_erased', { contact_id: contactId });
      disconnect({ tenantId, contactId });
    },
    contactMerged(tenantId, contactId, into) {
      emitToAll({ tenantId }, 'contact_merged', { contact_id: contactId, into });
      disconnect({ tenantId, contactId });
    },
    contactUnmerged(tenantId, contactId, from) {
      emitToAll({ tenantId }, 'contact_unmerged', { contact_id: contactId, from });
      disconnect({ tenantId, contactId: from });
    },
    signedOut: (sessionId) => disconnect({ sessionId }),
    roleChanged(tenantId, userId) {
      overhear.forget(tenantId);
      emit({ userId }, 'account_changed', { user_id: userId });
      disconnect({ userId });
    },
    subscriptionChanged: (tenantId, endTime) => emitToAll({ tenantId }, 'subscription_changed', { end_time: endTime }),
    sourceChanged: (tenantId, sourceId) => emitToAll({ tenantId }, 'source', { source_id: sourceId }, true),
    workOrderChanged,
    importProgress: (userId, progress) => emit({ userId }, 'import_progress', progress, true),
  };
}

/** What hearers are told of a status: of a thread only that it changed counts. */
const toldStatus = (status: StoredStatus) => (status === 'thread' ? visitorStatusOf(status) : status);
