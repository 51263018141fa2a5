import {
  CHANNEL_CAP_REACHED,
  roleOf,
  type ChannelState,
  type EventConversation,
  type EventWorkOrder,
  type NotificationType,
} from '@lobby/contract';
import type { ChannelChange } from '#/channels/publish-change.ts';
import type { ConversationPlace } from '#/domains/reach/is-within-reach.ts';
import type { StoredEvent } from '#/events/event-relay.ts';
import type { Words } from './notification.repository.ts';
import type { Subjects } from './read-subjects.ts';
import { mayHear, type Recipient } from './recipient.ts';

/** Of how many points a rating counts as low. */
const LOW_SCORE = 2;

/** What some people are told of one event. */
export interface NotificationPlan {
  type: NotificationType;
  /** What is unread of the same group is one. */
  groupKey: string;
  conversationId: string | null;
  contactId: string | null;
  words: Words;
  /** How often it happened; once where it does not say. */
  count?: number;
  to: readonly Recipient[];
}

/** Whoever leads: they hear of what nobody else answers. */
export function isLead({ role, permissions }: Recipient): boolean {
  const known = permissions ? undefined : roleOf(role);
  return known === 'admin' || known === 'supervisor';
}

const isAdmin = ({ role, permissions }: Recipient) => !permissions && roleOf(role) === 'admin';

/** What an event means to the people of its business, as its subject stands now. Nobody is told of what they may not see. Pure. */
export function notificationsOf(event: StoredEvent, subjects: Subjects, members: readonly Recipient[]): NotificationPlan[] {
  const [area] = event.type.split('.');
  if (area === 'work_order') {
    const order = subjects.orders.get(event.subjectId);
    return order ? orderTellings(event, order, subjects, members) : [];
  }
  if (area === 'conversation' || area === 'message' || area === 'csat' || area === 'note') {
    const conversation = subjects.conversations.get(event.subjectId);
    return conversation ? chatTellings(event, conversation, subjects, members) : [];
  }
  const told = businessTelling(event, subjects);
  if (!told) return [];
  const { onlyUser, exceptUser, ...telling } = told;
  const concerns = ({ userId }: Recipient) => userId !== exceptUser && (onlyUser === undefined || userId === onlyUser);
  const to = members.filter((member) => concerns(member) && mayHear(member, told.type));
  return [{ conversationId: null, contactId: event.contactId, ...telling, to }];
}

/** Whom somebody waits for: the people of the team, or else everybody who answers, and whoever leads where nobody else does. */
export function whoAnswers(members: readonly Recipient[], type: NotificationType, place: ConversationPlace): readonly Recipient[] {
  const seeing = members.filter((member) => mayHear(member, type, place));
  const team = seeing.filter(({ teamIds }) => place.teamId !== null && teamIds.includes(place.teamId));
  const others = seeing.filter((member) => !isLead(member));
  return [team, others].find((group) => group.length > 0) ?? seeing;
}

export const placeOf = ({ agent, team, status }: Pick<EventConversation, 'agent' | 'team' | 'status'>): ConversationPlace => ({
  agentId: agent?.id ?? null,
  teamId: team?.id ?? null,
  status,
});

/** What is told of a visitor who waits. Pure. */
export function waitTelling(conversation: EventConversation, text: string, to: readonly Recipient[]): NotificationPlan {
  return { ...aboutChat(conversation, text), type: 'chat.waiting', to };
}

function aboutChat({ id, no, contact }: EventConversation, text: string) {
  return { groupKey: id, conversationId: id, contactId: contact.id, words: { name: contact.name, no, text } };
}

function chatTellings(
  event: StoredEvent,
  conversation: EventConversation,
  subjects: Subjects,
  members: readonly Recipient[],
): NotificationPlan[] {
  const place = placeOf(conversation);
  const last = subjects.lastSaid.get(conversation.id)?.text ?? '';
  const about = aboutChat(conversation, last);
  const { agent, status, csat } = conversation;
  const owner = (type: NotificationType) => members.filter((member) => member.userId === agent?.id && mayHear(member, type, place));
  switch (event.type) {
    case 'conversation.created':
    case 'conversation.handoff':
    case 'conversation.updated': {
      if (status !== 'queued' || agent !== null || !beginsToWait(event)) return [];
      return [waitTelling(conversation, last, whoAnswers(members, 'chat.waiting', place))];
    }
    case 'conversation.assigned': {
      if (event.facts['is_given'] !== true || status === 'resolved') return [];
      return [{ ...about, type: 'chat.assigned', to: owner('chat.assigned') }];
    }
    case 'message.created': {
      const seq = Number(event.facts['seq']);
      const message = subjects.messages.get(`${conversation.id}:${seq}`);
      if (message?.author_kind !== 'contact' || conversation.owner_kind !== 'agent') return [];
      const [reader] = owner('chat.reply');
      const read = subjects.read.get(`${conversation.id}:${reader?.userId}`) ?? 0;
      const count = ((event.facts['seqs'] ?? [seq]) as readonly number[]).filter((each) => each > read).length;
      if (!reader || count === 0) return [];
      return [{ ...aboutChat(conversation, message.body.slice(0, 200)), type: 'chat.reply', count, to: [reader] }];
    }
    case 'note.mention': {
      const named = event.facts['user_ids'] as readonly number[];
      const to = members.filter((member) => named.includes(member.userId) && mayHear(member, 'chat.mention', place));
      const { by, text } = event.facts as { by: string; text: string };
      return [{ ...about, type: 'chat.mention', words: { ...about.words, by, text }, to }];
    }
    case 'csat.received': {
      if (csat === null || csat.score > LOW_SCORE) return [];
      const to = members.filter((member) => (member.userId === agent?.id || isLead(member)) && mayHear(member, 'csat.low', place));
      return [
        {
          ...about,
          type: 'csat.low',
          groupKey: `${conversation.id}:csat`,
          words: { ...about.words, score: csat.score, text: csat.comment },
          to,
        },
      ];
    }
    default:
      return [];
  }
}

/** Another team, or nobody any more, has whoever waits. */
function beginsToWait({ type, facts }: StoredEvent): boolean {
  if (type !== 'conversation.updated') return true;
  const changed = facts['changed'] as readonly string[];
  return ['owner_kind', 'agent', 'team'].some((name) => changed.includes(name));
}

function orderTellings(event: StoredEvent, order: EventWorkOrder, subjects: Subjects, members: readonly Recipient[]): NotificationPlan[] {
  const { subjectId: thread, facts } = event;
  const place: ConversationPlace = { agentId: order.assignee?.id ?? null, teamId: order.team?.id ?? null, status: 'thread' };
  const said = subjects.lastSaid.get(thread);
  const words = { no: order.no, order_id: order.id, text: order.subject, name: order.contact.name };
  const about = { groupKey: thread, conversationId: thread, contactId: order.contact.id, words };
  const owner = (type: NotificationType) =>
    members.filter((member) => member.userId === order.assignee?.id && mayHear(member, type, place));
  const responsible = (type: NotificationType) => (order.assignee ? owner(type) : whoAnswers(members, type, place));
  if (event.type === 'work_order.created') {
    // Those that are brought over are many and old, and those that colleagues write do not come in.
    if (order.origin === 'import') return [];
    if (order.assignee) return [{ ...about, type: 'wo.assigned', to: owner('wo.assigned') }];
    if (order.origin === 'agent') return [];
    const admins = members.filter((member) => isAdmin(member) && mayHear(member, 'wo.created', place));
    return [{ ...about, type: 'wo.created', to: [...new Set([...responsible('wo.created'), ...admins])] }];
  }
  if (event.type === 'work_order.due') {
    const type = facts['is_over'] === true ? 'wo.overdue' : 'wo.due';
    // Whoever leads hears of what is late, also where somebody has it.
    const leads = type === 'wo.overdue' ? members.filter((member) => isLead(member) && mayHear(member, type, place)) : [];
    const to = [...new Set([...responsible(type), ...leads])];
    return [{ ...about, type, groupKey: `${thread}:due`, words: { ...words, due: Number(facts['due_at']) }, to }];
  }
  const changed = facts['changed'] as readonly string[];
  if (changed.includes('assigned') && order.assignee && order.assignee.id !== facts['assigned_by'])
    return [{ ...about, type: 'wo.assigned', to: owner('wo.assigned') }];
  // Its first words come with the order itself.
  if (changed.includes('message') && said?.isMore)
    return [{ ...about, type: 'wo.reply', words: { ...words, text: said.text }, to: responsible('wo.reply') }];
  return [];
}

/** Under which type and group it is told how a channel stands now. Pure. */
export function channelIs(type: 'channel.down' | 'channel.back', subjectId: string): Pick<NotificationPlan, 'type' | 'groupKey'> {
  return { type, groupKey: type === 'channel.down' ? `channel:${subjectId}` : `channel_back:${subjectId}` };
}

interface BusinessTelling extends Pick<NotificationPlan, 'type' | 'groupKey' | 'words' | 'count'> {
  /** It is about the account of this person. */
  onlyUser?: number;
  /** Whoever did it knows of it. */
  exceptUser?: number;
}

function businessTelling({ type, subjectId, facts }: StoredEvent, { gaps }: Subjects): BusinessTelling | undefined {
  switch (type) {
    case 'corpus.gap': {
      const gap = gaps.get(subjectId);
      return gap && { type: 'corpus.gap_new', groupKey: 'corpus.gap', words: { gap_id: gap.id, text: gap.question } };
    }
    case 'source.failed':
      return {
        type: 'corpus.source_failed',
        groupKey: `source:${subjectId}`,
        words: { source_id: subjectId, source: String(facts['name']) },
      };
    case 'channel.health': {
      const { id = null, kind, name, state } = facts['channel'] as { id?: string | null; kind: string; name: string; state?: ChannelState };
      const words = { channel_id: id, kind, channel: name };
      // That no more is paid for is told beside what works no more, and does not end with it.
      if (facts['reason'] === CHANNEL_CAP_REACHED)
        return { type: 'channel.down', groupKey: `channel_cap:${subjectId}`, words: { ...words, why: 'cap' } };
      if (facts['state'] === 'ok') return { ...channelIs('channel.back', subjectId), words };
      return { ...channelIs('channel.down', subjectId), words: state === 'degraded' ? { ...words, why: 'degraded' } : words };
    }
    case 'channel.changed': {
      const { channel, change, by } = facts as unknown as ChannelChange;
      const words = { channel_id: channel.id, kind: channel.kind, channel: channel.name, why: change, by: by.name };
      return { type: 'channel.changed', groupKey: `channel_changed:${subjectId}`, words, exceptUser: by.id };
    }
    case 'quota.warning': {
      const percent = Number(facts['percent']);
      const step = percent >= 100 ? 'quota.100' : percent >= 95 ? 'quota.95' : 'quota.80';
      const { used, limit } = facts as { used: number; limit: number };
      return { type: step, groupKey: `quota:${subjectId}`, words: { metric: subjectId, used, limit, percent } };
    }
    case 'plan.ending': {
      const { step, plan, end_time: end } = facts as { step: string; plan: number; end_time: number };
      return { type: step.endsWith('_before') ? 'plan.expiring' : 'plan.expired', groupKey: 'plan', words: { plan, end } };
    }
    case 'key.expiring':
      return {
        type: 'key.expiring',
        groupKey: `key:${subjectId}`,
        words: { key: String(facts['name']), due: Number(facts['expires_at']) },
      };
    case 'figures.corrected':
      return { type: 'figures.corrected', groupKey: 'figures', words: {}, count: Number(facts['count']) };
    case 'member.signed_in': {
      const { browser, system, ip } = facts as Record<'browser' | 'system' | 'ip', string | null>;
      const words = { browser: browser ?? null, system: system ?? null, ip: ip ?? null };
      return { type: 'login.new_device', groupKey: `login:${subjectId}`, words, onlyUser: Number(subjectId) };
    }
    case 'member.joined':
      return { type: 'team.joined', groupKey: `joined:${subjectId}`, words: { name: String(facts['name']) } };
    default:
      return undefined;
  }
}
