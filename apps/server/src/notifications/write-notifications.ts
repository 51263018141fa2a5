import { CHANNEL_CAP_REACHED, NOTIFICATION_ESCALATION_MS, NOTIFICATION_MAIL_WAIT_MS, type NotificationType } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import type { StoredEvent } from '#/events/event-relay.ts';
import { deleteEscalations, insertEscalations, saveDue } from './due.repository.ts';
import { findRecipients } from './find-recipients.ts';
import { markSettled } from './mark-read.ts';
import { insertNotifications, type NewNotification } from './notification.repository.ts';
import { digestTime, quietEnd } from './quiet-hours.ts';
import { readSubjects, type Subjects } from './read-subjects.ts';
import { channelIs, notificationsOf, type NotificationPlan } from './notifications-of.ts';
import { wants, waysOf, type Recipient } from './recipient.ts';

/** Events that may mean something to somebody. */
const HEARD: ReadonlySet<string> = new Set([
  'conversation.created',
  'conversation.updated',
  'conversation.assigned',
  'conversation.handoff',
  'conversation.resolved',
  'message.created',
  'note.mention',
  'csat.received',
  'work_order.created',
  'work_order.updated',
  'work_order.due',
  'corpus.gap',
  'source.failed',
  'channel.health',
  'channel.changed',
  'quota.warning',
  'plan.ending',
  'member.joined',
  'member.signed_in',
  'key.expiring',
  'figures.corrected',
]);

/** Mails of their own say these more fully, and ask for the same choice: `sendWaitingMails`, `writeToAdmins`, `writeNotice`. */
const MAILED_ELSEWHERE: ReadonlySet<NotificationType> = new Set([
  'chat.waiting',
  'quota.80',
  'quota.95',
  'quota.100',
  'plan.expiring',
  'plan.expired',
  'login.new_device',
]);

/** A push that nobody has sent for so long was left, in milliseconds. */
const PUSH_LEFT_MS = 60_000;

type Settled = Pick<NotificationPlan, 'type' | 'groupKey'>;

/** What is new to one person. */
export interface News {
  member: Recipient;
  /** It is to be pushed to their browsers too. */
  isPushed?: boolean;
  /** Undefined where something was taken back. */
  told?: { id: string; type: NotificationType; conversation_id: string | null; sound: boolean };
}

/** Writes down what people are told of events, and what that makes needless. @returns what is new to whom */
export async function writeNotifications(scope: TenantScope, all: readonly StoredEvent[], now: number): Promise<News[]> {
  const events = joinReplies(all.filter(mayConcern));
  if (events.length === 0) return [];
  const [subjects, members] = await Promise.all([readSubjects(scope, events), findRecipients(scope)]);
  const tellings = once(events.flatMap((event) => notificationsOf(event, subjects, members)));
  const news = await tell(scope, tellings, now);
  const settled = settledBy(events, subjects);
  const freed = await markSettled(scope, settled, now);
  const waits = tellings.flatMap(({ type, conversationId }) =>
    type === 'chat.waiting' && conversationId !== null ? [conversationId] : [],
  );
  await expectSomebody(scope, waits, settled, now);
  const takenBack = members.filter(({ userId }) => freed.includes(userId) && !news.some(({ member }) => member.userId === userId));
  return [...news, ...takenBack.map((member) => ({ member }))];
}

/** What the bot and colleagues say is news to nobody. */
function mayConcern({ type, facts }: StoredEvent): boolean {
  return HEARD.has(type) && (type !== 'message.created' || (facts['author'] ?? 'contact') === 'contact');
}

/** Of what a visitor writes in one go the last words are shown, and how many they were. */
function joinReplies(events: readonly StoredEvent[]): StoredEvent[] {
  const isReply = ({ type, facts }: StoredEvent) => type === 'message.created' && facts['author'] === 'contact';
  const bySubject = Map.groupBy(events.filter(isReply), ({ subjectId }) => subjectId);
  return events.flatMap((event) => {
    const same = isReply(event) ? bySubject.get(event.subjectId) : undefined;
    if (!same) return [event];
    return same.at(-1) === event ? [{ ...event, facts: { ...event.facts, seqs: same.map(({ facts }) => facts['seq']) } }] : [];
  });
}

/** One change begins a wait once, by however many events it is told. */
function once(tellings: readonly NotificationPlan[]): NotificationPlan[] {
  const waits = new Set<string>();
  return tellings.filter(({ type, groupKey }) => {
    if (type !== 'chat.waiting') return true;
    const isFirst = !waits.has(groupKey);
    waits.add(groupKey);
    return isFirst;
  });
}

/** Tells people, each in the ways that they chose. */
export async function tell(scope: TenantScope, tellings: readonly NotificationPlan[], now: number): Promise<News[]> {
  const rows = tellings.flatMap((telling) => telling.to.flatMap((member) => rowFor(member, telling, now)));
  const stored = await insertNotifications(
    scope,
    rows.map(({ row }) => row),
    now,
  );
  // A push that a process takes with it when it dies is sent by the minute's round.
  const times = rows.flatMap(({ row }) => [
    ...(row.mailAt === null ? [] : [row.mailAt]),
    ...(row.pushAt === null ? [] : [row.pushAt + PUSH_LEFT_MS]),
  ]);
  if (times.length > 0) await saveDue(scope, Math.min(...times));
  return stored.flatMap(({ id, userId, type, turn }) => {
    const found = rows.findLast(({ row }) => row.userId === userId && row.type === type);
    if (!found) return [];
    const { member, row } = found;
    const sound = wants(member, type, 'sound') && quietEnd(member.quiet, now) === undefined;
    return [{ member, isPushed: row.pushAt !== null, told: { id: `${id}:${turn}`, type, conversation_id: row.conversationId, sound } }];
  });
}

function rowFor(member: Recipient, { to: _to, ...telling }: NotificationPlan, now: number): { member: Recipient; row: NewNotification }[] {
  const ways = waysOf(member)[telling.type];
  const mailAt = ways.includes('email') && !MAILED_ELSEWHERE.has(telling.type) ? mailTime(member, now) : null;
  const pushAt = member.hasDevice && ways.includes('push') && quietEnd(member.quiet, now) === undefined ? now : null;
  const isShown = ways.includes('in_app');
  if (!isShown && mailAt === null && pushAt === null) return [];
  return [{ member, row: { ...telling, userId: member.userId, isShown, mailAt, pushAt } }];
}

/** A mail gives its reader the time to see it in the list, keeps to their digest, and wakes nobody. */
function mailTime({ digest, quiet }: Recipient, now: number): number {
  const soon = now + NOTIFICATION_MAIL_WAIT_MS;
  const due = digest === 'off' ? soon : digestTime(digest, quiet.timezone, soon);
  return quietEnd(quiet, due) ?? due;
}

/** What calls nobody any more: a wait that somebody has ended, how a channel stood before it came to stand as it does, or was removed. */
function settledBy(events: readonly StoredEvent[], { conversations }: Subjects): Settled[] {
  const health = events.filter(({ type, facts }) => type === 'channel.health' && facts['reason'] !== CHANNEL_CAP_REACHED);
  const latest = new Map(health.map(({ subjectId, facts }) => [subjectId, facts['state']]));
  const stood = [...latest].map(([subjectId, state]) => channelIs(state === 'ok' ? 'channel.down' : 'channel.back', subjectId));
  const removed = events.filter(({ type, facts }) => type === 'channel.changed' && facts['change'] === 'removed');
  const gone = removed.flatMap(({ subjectId }) => [channelIs('channel.down', subjectId), channelIs('channel.back', subjectId)]);
  const over = events.flatMap(({ type, subjectId }): Settled[] => {
    const conversation = type.startsWith('conversation.') ? conversations.get(subjectId) : undefined;
    const isOver = conversation !== undefined && (conversation.status !== 'queued' || conversation.agent !== null);
    return isOver ? [{ type: 'chat.waiting', groupKey: subjectId }] : [];
  });
  return [...new Map([...stood, ...gone, ...over].map((each) => [`${each.type}:${each.groupKey}`, each])).values()];
}

async function expectSomebody(scope: TenantScope, waits: readonly string[], settled: readonly Settled[], now: number): Promise<void> {
  if (waits.length > 0) {
    const dueAt = now + NOTIFICATION_ESCALATION_MS;
    await insertEscalations(scope, waits, now, dueAt);
    await saveDue(scope, dueAt);
  }
  const over = settled.filter(({ type }) => type === 'chat.waiting').map(({ groupKey }) => groupKey);
  if (over.length > 0) await deleteEscalations(scope, over);
}
