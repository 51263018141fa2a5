import { messages, teams, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const MINUTE = 60_000;
/** Of so many who were served last the wait is told. */
const SERVED = 20;

let app: TestApp;
let owner: SignedUp;
let now = Date.UTC(2026, 5, 1, 9);
/** What visitors heard of their places. */
const moved: unknown[] = [];

beforeAll(async () => {
  app = await openTestApp({ now: () => now, emit: (audience, name, payload) => name === 'queue_moved' && moved.push([audience, payload]) });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
});

async function wait() {
  const { data } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
  const [conversation, options] = [{ conversation_id: data.conversation_id }, { token: data.token }];
  await app.call(visitor.handoff, conversation, options);
  now += 1_000;
  return {
    id: data.conversation_id,
    state: async () => (await app.call(visitor.sync, { ...conversation, after_seq: 0 }, options)).data.state,
    leave: () => app.call(visitor.leaveQueue, conversation, options),
    serve: () => app.call(messages.send, { id: data.conversation_id, client_msg_id: randomUUID(), text: 'Hello' }, { token: owner.token }),
  };
}

/** The owner is there and takes conversations for themselves, many at a time. */
async function staff(): Promise<void> {
  const { data } = await app.call(teams.settings, {}, { token: owner.token });
  await app.call(teams.saveSettings, { ...data, auto_assign: false }, { token: owner.token });
  await app.call(teams.updateMember, { id: owner.userId, max_active: 50 }, { token: owner.token });
  await comeBack();
}

/** Somebody is there for two minutes after they were last heard of. */
async function comeBack(): Promise<void> {
  app.services.presence.connected(owner.tenantId, owner.userId)();
  await app.services.presence.idle();
  await app.call(teams.setPresence, { presence: 'busy' }, { token: owner.token });
  await app.call(teams.setPresence, { presence: 'online' }, { token: owner.token });
}

/** Somebody who is answered after so many minutes. */
async function served(minutes: number): Promise<void> {
  const { serve } = await wait();
  now += minutes * MINUTE - 1_000;
  await serve();
}

test('each visitor is told their own place, and all move up when one leaves or is answered', async () => {
  const [first, second, third] = [await wait(), await wait(), await wait()];
  const places = async () => Promise.all([first, second, third].map(async ({ state }) => (await state()).queue_position));
  expect(await places()).toEqual([1, 2, 3]);
  await second.leave();
  expect(await places()).toEqual([1, null, 2]);
  await first.serve();
  expect(await places()).toEqual([null, null, 1]);
});

test('whoever moves up hears of it, and nobody else', async () => {
  const [first, second, third] = [await wait(), await wait(), await wait()];
  await app.services.queuePositionNotifier.idle();
  moved.length = 0;
  await second.leave();
  await app.services.queuePositionNotifier.idle();
  const heard = { conversation_id: third.id, queue_position: 2, expected_wait: null };
  expect(moved).toEqual([[{ tenantId: owner.tenantId, contactId: expect.any(String) as unknown }, heard]]);
  await first.serve();
  await app.services.queuePositionNotifier.idle();
  expect(moved.slice(1)).toMatchObject([[{}, { conversation_id: third.id, queue_position: 1 }]]);
  expect((await third.state()).queue_position).toBe(1);
});

test('a queue that many leave at once is told of in few rounds', async () => {
  const line = [];
  for (let no = 0; no < 12; no += 1) line.push(await wait());
  await app.services.queuePositionNotifier.idle();
  moved.length = 0;
  await Promise.all(line.slice(0, 8).map(({ leave }) => leave()));
  await app.services.queuePositionNotifier.idle();
  // One round while they leave, and one when they have left.
  expect(moved.length).toBeLessThanOrEqual(2 * line.length);
  expect(await Promise.all(line.slice(8).map(async ({ state }) => (await state()).queue_position))).toEqual([1, 2, 3, 4]);
  expect(moved.slice(-4)).toMatchObject([1, 2, 3, 4].map((place) => [{}, { queue_position: place }]));
});

test('another business’s queue is no part of it', async () => {
  await wait();
  owner = await app.signUp();
  expect(await (await wait()).state()).toMatchObject({ queue_position: 1, expected_wait: null });
});

test('the expected wait is the median of those who were answered, and none while nobody was', async () => {
  await staff();
  const { leave, state } = await wait();
  expect((await state()).expected_wait).toBeNull();
  await leave();
  for (const minutes of [30, 1, 4]) await served(minutes);
  const { state: next } = await wait();
  await comeBack();
  expect(await next()).toMatchObject({ all_busy: false, expected_wait: 4 * 60 - 1 });
  // What was waited already is over, and longer than usual is not known.
  now += 2 * MINUTE;
  await comeBack();
  expect((await next()).expected_wait).toBe(2 * 60 - 1);
  now += 2 * MINUTE;
  await comeBack();
  expect((await next()).expected_wait).toBeNull();
});

test('behind others it is as long as the queue takes to move so far, and yesterday’s queue says nothing', async () => {
  for (const minutes of [1, 2, 3]) await served(minutes);
  await wait();
  const { state } = await wait();
  // Three in half an hour.
  expect(await state()).toMatchObject({ queue_position: 2, expected_wait: 20 * 60 });
  now += 24 * 60 * MINUTE;
  expect((await state()).expected_wait).toBeNull();
});

test('only the last twenty count', async () => {
  await staff();
  for (let index = 0; index < SERVED / 2 + 2; index += 1) await served(50);
  for (let index = 0; index < SERVED / 2 + 1; index += 1) await served(2);
  const { state } = await wait();
  await comeBack();
  expect((await state()).expected_wait).toBe(2 * 60 - 1);
});
