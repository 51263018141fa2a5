import { STILL_MS } from '#/channels/messaging/event.repository.ts';
import type { PlannedEvent } from './script.ts';

/** A message of a person as it is stored, in the order of the conversation. */
export interface StoredMessage {
  conversationId: string;
  seq: number;
  /** Empty where it is deleted. */
  body: string;
  isDeleted: boolean;
  /** What the service calls it. */
  providerId: string | null;
  /** The time that the service says, where it is shown as one that came late. */
  writtenAt: number | null;
}

/** One part of an answer as it is stored. */
export interface StoredDelivery {
  conversationId: string;
  /** What stands ahead of it has gone with the same call, which has one name for all. */
  isJoined?: boolean;
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'delivered' | 'read';
  providerId: string | null;
  /** How often it was tried, and when it is tried next, in milliseconds since 1970. */
  attempts?: number;
  dueAt?: number;
}

export interface StoredChannel {
  messages: readonly StoredMessage[];
  deliveries: readonly StoredDelivery[];
  /** When events were written down, by their names at the service, in milliseconds since 1970. */
  received: ReadonlyMap<string, number>;
  /** Events that are neither done nor passed over. */
  unfinishedEvents: number;
  /** Conversations whose bot owes an answer. */
  unanswered: number;
}

/** An answer that the service took. */
export interface TakenAnswer {
  providerId: string;
  /** Whether the server was told so. */
  isTold: boolean;
  /** How far the service said that it came, by the name that it was told. */
  final: StoredDelivery['state'];
}

export interface ChannelVerdict {
  /** Messages of people that are not there, there more than once, or behind a later one though they came in time or without saying so. */
  lost: number;
  twice: number;
  disorder: number;
  /** People whose chat fell apart. */
  split: number;
  /** Messages that read otherwise than they were changed to, and answers in another state than the service told. */
  wrongState: number;
  /** Answers that are called sent and never arrived, and that arrived and are called neither sent nor unknown. */
  claimed: number;
  unmarked: number;
  /** What nobody works on any more, though it is not over. */
  stuck: number;
  unanswered: number;
}

/** Which message one is, whatever it was changed to: a deleted one has its name of the service only. */
const nameOf = ({ body, providerId }: StoredMessage): string =>
  /plan (\d+-\d+) cost/.exec(body)?.[1] ?? /\d+-\d+$/.exec(providerId ?? '')?.[0] ?? '';

/** What was posted. */
export interface Posted {
  planned: readonly PlannedEvent[];
  /** What the service calls an event. */
  eventId: (event: PlannedEvent) => string;
  /** When the service was first told that it was taken, by number of the event, in milliseconds since 1970. */
  acknowledged: ReadonlyMap<number, number>;
  /** What the service makes of a changed message. */
  change: 'edits' | 'deletes';
}

/** Compares what people did, and what the service took, with what is stored. Pure. @returns also how many messages came late, and say so */
export function judgeChannel(
  posted: Posted,
  taken: readonly TakenAnswer[],
  stored: StoredChannel,
): { verdict: ChannelVerdict; late: number } {
  const { deliveries, unfinishedEvents, unanswered } = stored;
  const verdict: ChannelVerdict = {
    lost: 0,
    twice: 0,
    disorder: 0,
    split: 0,
    wrongState: 0,
    claimed: 0,
    unmarked: 0,
    stuck: unfinishedEvents,
    unanswered,
  };
  const late = judgeMessages(verdict, posted, stored);
  judgeAnswers(verdict, taken, deliveries);
  return { verdict, late };
}

interface Placed {
  event: PlannedEvent;
  message: StoredMessage;
}

function judgeMessages(verdict: ChannelVerdict, posted: Posted, { messages, received }: StoredChannel): number {
  const { planned, eventId, acknowledged, change } = posted;
  const arrived = planned.filter(({ isLost }) => !isLost);
  const stored = Map.groupBy(messages, nameOf);
  for (const same of stored.values()) verdict.twice += same.length - 1;
  let late = 0;
  for (const own of Map.groupBy(arrived, ({ person }) => person).values()) {
    const placed: Placed[] = [];
    for (const event of own) {
      if (event.kind === 'changes') continue;
      const [message] = stored.get(`${event.person}-${event.of}`) ?? [];
      if (!message) {
        verdict.lost += 1;
        continue;
      }
      placed.push({ event, message });
      const changed = own.findLast(({ kind, of }) => kind === 'changes' && of === event.of);
      const isRight =
        changed === undefined ? message.body === event.text : change === 'deletes' ? message.isDeleted : message.body === changed.text;
      if (!isRight) verdict.wrongState += 1;
    }
    for (const [at, { event, message }] of placed.entries()) {
      const before = placed.slice(at + 1).filter((later) => later.message.seq < message.seq);
      if (before.length === 0) continue;
      const came = acknowledged.get(event.no) ?? 0;
      const isLate = before.every((later) => came - (received.get(eventId(later.event)) ?? Number.POSITIVE_INFINITY) >= STILL_MS);
      if (isLate && message.writtenAt !== null) late += 1;
      else verdict.disorder += 1;
    }
    verdict.split += Math.max(0, new Set(placed.map(({ message }) => message.conversationId)).size - 1);
  }
  return late;
}

const ARRIVED: ReadonlySet<StoredDelivery['state']> = new Set(['sent', 'delivered', 'read']);

function judgeAnswers(verdict: ChannelVerdict, taken: readonly TakenAnswer[], deliveries: readonly StoredDelivery[]): void {
  const byName = Map.groupBy(deliveries, ({ providerId }) => providerId);
  verdict.stuck += deliveries.filter(({ state }) => state === 'queued' || state === 'sending').length;
  const unknown = deliveries.filter(({ state }) => state === 'unknown').length;
  const names = new Set(taken.map(({ providerId }) => providerId));
  verdict.claimed += deliveries.filter(
    ({ state, providerId, isJoined }) => ARRIVED.has(state) && (providerId === null ? isJoined !== true : !names.has(providerId)),
  ).length;
  let untold = 0;
  for (const { providerId, isTold, final } of taken) {
    const [delivery, ...more] = byName.get(providerId) ?? [];
    verdict.twice += more.length;
    if (delivery === undefined) untold += 1;
    else if (!ARRIVED.has(delivery.state)) verdict.unmarked += 1;
    else if (isTold && delivery.state !== final) verdict.wrongState += 1;
  }
  // Which answer one was that the server was not told of nobody can say: each has to stand as unknown.
  verdict.unmarked += Math.max(0, untold - unknown);
}
