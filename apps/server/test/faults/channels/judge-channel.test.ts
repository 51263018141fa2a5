import { expect, test } from 'vitest';
import {
  judgeChannel,
  type ChannelVerdict,
  type Posted,
  type StoredChannel,
  type StoredDelivery,
  type TakenAnswer,
} from './judge-channel.ts';
import type { PlannedEvent } from './script.ts';

const says = (turn: number, over: Partial<PlannedEvent> = {}): PlannedEvent => ({
  no: turn,
  person: 3,
  turn,
  kind: 'says',
  of: turn,
  text: `What does plan 3-${turn} cost?`,
  isLost: false,
  ...over,
});
const PLANNED = [
  says(1),
  says(2),
  says(3, { isLost: true }),
  says(4, { kind: 'changes', of: 2, text: 'Changed at turn 4: what does plan 3-2 cost?' }),
];
const stored = (turn: number, seq: number, body = `What does plan 3-${turn} cost?`) => ({
  conversationId: 'c',
  seq,
  body,
  isDeleted: false,
  providerId: `m3-${turn}`,
  writtenAt: null,
});
const delivery = (state: StoredDelivery['state'], providerId: string | null): StoredDelivery => ({
  conversationId: 'c',
  state,
  providerId,
});
const TAKEN: TakenAnswer[] = [
  { providerId: 'a', isTold: true, final: 'sent' },
  { providerId: 'b', isTold: false, final: 'sent' },
];
const RIGHT: StoredChannel = {
  messages: [stored(1, 1), stored(2, 3, PLANNED[3]?.text)],
  deliveries: [delivery('sent', 'a'), delivery('unknown', null)],
  received: new Map([['event 2', 10_000]]),
  unfinishedEvents: 0,
  unanswered: 0,
};
const POSTED: Posted = {
  planned: PLANNED,
  eventId: ({ turn }) => `event ${turn}`,
  acknowledged: new Map([[1, 9_000]]),
  change: 'edits',
};
const NOTHING: ChannelVerdict = {
  lost: 0,
  twice: 0,
  disorder: 0,
  split: 0,
  wrongState: 0,
  claimed: 0,
  unmarked: 0,
  stuck: 0,
  unanswered: 0,
};

test('finds nothing where everything is right', () => expect(judgeChannel(POSTED, TAKEN, RIGHT)).toEqual({ verdict: NOTHING, late: 0 }));

const [first, second] = RIGHT.messages as [StoredChannel['messages'][number], StoredChannel['messages'][number]];
test.each<[string, Partial<StoredChannel>, Partial<ChannelVerdict>]>([
  ['a message that is missing', { messages: [first] }, { lost: 1 }],
  ['one that is there twice', { messages: [first, second, { ...first, seq: 5 }] }, { twice: 1 }],
  ['one behind a later one', { messages: [{ ...first, seq: 5 }, second] }, { disorder: 1 }],
  ['a chat that fell apart', { messages: [first, { ...second, conversationId: 'd' }] }, { split: 1 }],
  ['a change that is not there', { messages: [first, stored(2, 3)] }, { wrongState: 1 }],
  ['an answer that was never taken', { deliveries: [...RIGHT.deliveries, delivery('sent', 'x')] }, { claimed: 1 }],
  ['one without a name that went with no other', { deliveries: [...RIGHT.deliveries, delivery('sent', null)] }, { claimed: 1 }],
  ['nothing in one that went with another', { deliveries: [...RIGHT.deliveries, { ...delivery('sent', null), isJoined: true }] }, {}],
  ['one that was taken, and nobody says so', { deliveries: [delivery('sent', 'a'), delivery('failed', null)] }, { unmarked: 1 }],
  ['one that is called failed', { deliveries: [delivery('failed', 'a'), delivery('unknown', null)] }, { unmarked: 1 }],
  ['one in another state than was told', { deliveries: [delivery('read', 'a'), delivery('unknown', null)] }, { wrongState: 1 }],
  ['one that nobody sends', { deliveries: [...RIGHT.deliveries, delivery('queued', null)] }, { stuck: 1 }],
  ['an event that nobody works on', { unfinishedEvents: 2 }, { stuck: 2 }],
  ['a question that is not answered', { unanswered: 1 }, { unanswered: 1 }],
])('finds %s', (_what, wrong, found) => {
  expect(judgeChannel(POSTED, TAKEN, { ...RIGHT, ...wrong }).verdict).toEqual({ ...NOTHING, ...found });
});

test('finds a message that the service took back and that is still there', () => {
  const gone = { ...RIGHT, messages: [first, { ...second, body: '', isDeleted: true }] };
  const deleting = { ...POSTED, change: 'deletes' as const };
  expect(judgeChannel(deleting, TAKEN, RIGHT).verdict.wrongState).toBe(1);
  expect(judgeChannel(deleting, TAKEN, gone).verdict.wrongState).toBe(0);
});

test.each([
  ['in time', 10_249, 1, { disorder: 1, late: 0 }],
  ['late, and does not say so', 10_250, null, { disorder: 1, late: 0 }],
  ['late, and says so', 10_250, 1, { disorder: 0, late: 1 }],
] as const)('calls one behind a later one disorder unless it came late and says so: %s', (_what, came, writtenAt, found) => {
  const behind = { ...RIGHT, messages: [{ ...first, seq: 5, writtenAt }, second] };
  const { verdict, late } = judgeChannel({ ...POSTED, acknowledged: new Map([[1, came]]) }, TAKEN, behind);
  expect({ disorder: verdict.disorder, late }).toEqual(found);
});
