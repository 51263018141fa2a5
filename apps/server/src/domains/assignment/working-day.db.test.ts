import { conversations, messages, teams, visitor, type Presence } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { tendQueues } from './tend-queues.ts';

const MINUTE = 60_000;
const MORNING = Date.UTC(2026, 5, 1, 9);
const STEP = 15 * MINUTE;
const [HOURS, STEPS] = [8, 4];
/** Conversations that each can have. */
const MOST = 2;

let app: TestApp;
let owner: SignedUp;
let now = MORNING;

beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { rates: NO_LIMITS } });
  owner = await app.signUp({ name: 'Mina' });
});
afterAll(() => app.close());

const choose = ({ token }: Colleague, presence: Presence) => app.call(teams.setPresence, { presence }, { token });

/** The clock goes on, those who are there give a sign of life, and the queue is looked at as it is each minute. */
async function pass(present: Iterable<Colleague>): Promise<void> {
  now += STEP;
  for (const { userId } of present) app.services.presence.connected(owner.tenantId, userId)();
  await app.services.presence.idle();
  for (const { token } of present) await app.call(teams.beat, {}, { token });
  await tendQueues(app.services);
  await app.services.assigner.idle();
}

async function arrive(): Promise<void> {
  const { data } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
  await app.call(visitor.handoff, { conversation_id: data.conversation_id }, { token: data.token });
}

const held = async ({ userId, token }: Colleague) =>
  (await app.call(conversations.list, { view: 'mine' }, { token })).data.items.filter(({ agent }) => agent?.id === userId);

async function answerAll(colleague: Colleague): Promise<void> {
  for (const { id } of await held(colleague)) {
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Hello' }, { token: colleague.token });
    await app.call(conversations.resolve, { id }, { token: colleague.token });
  }
}

/** Those who wait in the queue, and those who are there and could take one of them. */
async function look(): Promise<{ waiting: number; free: string[] }> {
  const { counts } = (await app.call(conversations.list, { view: 'queued' }, { token: owner.token })).data;
  const { items } = (await app.call(teams.members, {}, { token: owner.token })).data;
  const free = items.filter(({ presence, load, max_active: most }) => presence === 'online' && load < most);
  return { waiting: counts?.queued ?? 0, free: free.map(({ name }) => name) };
}

test('over a working day nobody waits while somebody has room, whoever left them unanswered before', async () => {
  const people = [];
  for (const name of ['Ada', 'Bo', 'Cy']) people.push(await addColleague(app, owner, name));
  const [ada, bo, cy] = people as [Colleague, Colleague, Colleague];
  for (const { userId } of people) await app.call(teams.updateMember, { id: userId, max_active: MOST }, { token: owner.token });
  const present = new Set([ada, bo, cy]);
  for (const each of present) await choose(each, 'online');

  for (let hour = 0; hour < HOURS; hour += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      if (step < 2) await Promise.all([arrive(), arrive()]);
      // Nobody answers for a while, so that everybody is passed by; then one does, and Bo once an hour.
      if (step > 1) await answerAll(hour % 2 === 0 ? ada : cy);
      if (step === 3) await answerAll(bo);
      if (hour === 2 && step === 1) await choose(bo, 'away');
      if (hour === 3 && step === 2) await choose(bo, 'online');
      // Everybody is at lunch, and comes back.
      if (hour === 4 && step === 1) for (const each of present) await choose(each, 'offline');
      if (hour === 4 && step === 3) for (const each of present) await choose(each, 'online');
      await pass(present);
      const { waiting, free } = await look();
      expect({ hour, step, waiting, free: waiting > 0 ? free : [] }).toEqual({ hour, step, waiting, free: [] });
    }
  }
  for (let turn = 0; turn < 6; turn += 1) {
    for (const each of present) await answerAll(each);
    await pass(present);
  }
  expect((await look()).waiting).toBe(0);
});
