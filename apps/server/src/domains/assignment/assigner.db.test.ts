import {
  conversations,
  hours,
  messages,
  notes,
  teams,
  visitor,
  type Conversation,
  type Presence,
  type SessionSettings,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { comeOnline } from '#test/come-online.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { endIdle } from './end-idle.ts';
import { tendQueues } from './tend-queues.ts';

const MINUTE = 60_000;

let app: TestApp;
let owner: SignedUp;
let now = Date.UTC(2026, 5, 1);

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp({ name: 'Mina' });
});

const person = (name: string): Promise<Colleague> => addColleague(app, owner, name);

/** Opens a dashboard of a person; the answer closes it. */
async function come(who: Pick<Colleague, 'userId' | 'token'>, presence?: Presence): Promise<() => void> {
  const leave = await comeOnline(app, { ...who, tenantId: owner.tenantId }, presence);
  await settled();
  return leave;
}

const choose = async ({ token }: Colleague, presence: Presence) => {
  await app.call(teams.setPresence, { presence }, { token });
  await settled();
};

/** Everything that follows from what happened has happened. */
async function settled(): Promise<void> {
  await app.services.botRunner.idle();
  await app.services.assigner.run(owner.tenantId);
  await app.services.assigner.idle();
}

interface Asking {
  id: string;
  token: string;
}

async function ask(): Promise<Asking> {
  const { data } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
  await app.call(visitor.handoff, { conversation_id: data.conversation_id }, { token: data.token });
  await settled();
  return { id: data.conversation_id, token: data.token };
}

const read = async (id: string): Promise<Conversation> => (await app.call(conversations.get, { id }, { token: owner.token })).data;
const agentOf = async ({ id }: Asking) => (await read(id)).agent?.name ?? null;
const reply = (id: string, { token }: Pick<Colleague, 'token'>, text = 'Hello') =>
  app.call(messages.send, { id, client_msg_id: randomUUID(), text }, { token });
const say = ({ id, token }: Asking, text: string) =>
  app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, { token });
const activities = async (id: string) =>
  (await app.call(notes.list, { id }, { token: owner.token })).data.items
    .filter(({ activity }) => activity !== null)
    .map(({ author, activity }) => ({ by: author?.name ?? null, ...activity }));

async function set(change: Partial<SessionSettings>): Promise<void> {
  const { data } = await app.call(teams.settings, {}, { token: owner.token });
  const saved = await app.call(teams.saveSettings, { ...data, ...change }, { token: owner.token });
  expect(saved.code).toBe(1);
}

describe('a conversation that enters the queue', () => {
  test('is given at once to whoever has least, and colleagues see that nobody in particular did it', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    await come(ada);
    await come(bob);
    const given = [await ask(), await ask(), await ask()];
    expect(await Promise.all(given.map(agentOf))).toEqual(['Ada', 'Bob', 'Ada']);
    expect(await activities(given[0]?.id ?? '')).toMatchObject([{ by: null, name: 'assigned', to: 'Ada' }]);
  });

  test('waits while nobody is there, and is given when somebody comes', async () => {
    const ada = await person('Ada');
    const waiting = await ask();
    expect(await agentOf(waiting)).toBeNull();
    await come(ada);
    expect(await agentOf(waiting)).toBe('Ada');
  });

  test('waits while everybody is full or busy, and is given when somebody is done', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    await app.call(teams.updateMember, { id: ada.userId, max_active: 1 }, { token: owner.token });
    await come(ada);
    await come(bob, 'busy');
    const [first, second] = [await ask(), await ask()];
    expect([await agentOf(first), await agentOf(second)]).toEqual(['Ada', null]);
    await app.call(conversations.resolve, { id: first.id }, { token: ada.token });
    await settled();
    expect(await agentOf(second)).toBe('Ada');
  });

  test('is left to people where the business wishes so', async () => {
    await come(await person('Ada'));
    await set({ auto_assign: false });
    const waiting = await ask();
    expect(await agentOf(waiting)).toBeNull();
    await set({ auto_assign: true });
    await settled();
    expect(await agentOf(waiting)).toBe('Ada');
  });

  test('goes to the team of its rule', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const { data: team } = await app.call(teams.create, { name: 'Returns', member_ids: [bob.userId, 987_654] }, { token: owner.token });
    expect(team.member_ids).toEqual([bob.userId]);
    const match = { languages: ['en-US' as const], tags: [], hours: null };
    await app.call(teams.saveRules, { items: [{ match, team_id: team.id, strategy: 'least_busy' }] }, { token: owner.token });
    await come(ada);
    await come(bob);
    expect([await agentOf(await ask()), await agentOf(await ask())]).toEqual(['Bob', 'Bob']);
    await app.call(teams.remove, { id: team.id }, { token: owner.token });
    expect((await app.call(teams.rules, {}, { token: owner.token })).data.items).toEqual([]);
  });

  test('passes over a team whose own hours are over, and visitors are told the hours of whoever is open', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const { data: team } = await app.call(teams.create, { name: 'Night', member_ids: [bob.userId] }, { token: owner.token });
    const match = { languages: [], tags: [], hours: null };
    await app.call(teams.saveRules, { items: [{ match, team_id: team.id, strategy: 'least_busy' }] }, { token: owner.token });
    const never = { timezone: 'UTC', always_open: false, days: Array.from({ length: 7 }, () => []), exceptions: [], holiday_country: null };
    const set = async (teamId: string | null, change: object, version = 0) =>
      (await app.call(hours.save, { ...never, team_id: teamId, version, ...change }, { token: owner.token })).data.version;
    const stateOf = async ({ id, token }: Asking) =>
      (await app.call(visitor.sync, { conversation_id: id, after_seq: 0 }, { token })).data.state;
    const version = await set(team.id, {});
    await come(bob);
    await come(ada);
    const first = await ask();
    expect(await agentOf(first)).toBe('Ada');
    expect(await stateOf(first)).toMatchObject({ open: true, next_opening: null });

    await set(team.id, { always_open: true }, version);
    await set(null, {});
    const second = await ask();
    expect(await agentOf(second)).toBe('Bob');
    expect(await stateOf(second)).toMatchObject({ open: true });
    await app.call(hours.remove, { team_id: team.id }, { token: owner.token });
    expect(await stateOf(second)).toMatchObject({ open: false, next_opening: null });
  });

  test('of a visitor whom somebody answered before goes to that person', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const waiting = await ask();
    await reply(waiting.id, bob);
    await app.call(conversations.resolve, { id: waiting.id }, { token: bob.token });
    await come(ada);
    await come(bob);
    await say(waiting, 'One more thing');
    await settled();
    expect(await read(waiting.id)).toMatchObject({ status: 'open', agent: { name: 'Bob' } });
  });
});

describe('fifty conversations and five people at once', () => {
  test('nobody gets more than they can take, no conversation goes to two, and each is one line', async () => {
    const people = await Promise.all(['Ada', 'Bob', 'Cyd', 'Dan', 'Eve'].map(person));
    for (const { userId } of people) await app.call(teams.updateMember, { id: userId, max_active: 7 }, { token: owner.token });
    const asking = Promise.all(Array.from({ length: 50 }, () => ask()));
    await Promise.all([...people.map((each) => come(each)), asking, tendQueues(app.services)]);
    // A second server looks at the same queue from the same facts.
    await Promise.all([app.services.assigner.run(owner.tenantId), tendQueues(app.services)]);
    await settled();
    const { items } = (await app.call(teams.members, {}, { token: owner.token })).data;
    expect(items.filter(({ name }) => name !== 'Mina').map(({ load }) => load)).toEqual([7, 7, 7, 7, 7]);
    const { counts } = (await app.call(conversations.list, { view: 'all' }, { token: owner.token })).data;
    expect(counts?.queued).toBe(15);
    for (const { id } of await asking) {
      const given = (await activities(id)).filter(({ name }) => name === 'assigned');
      expect(given.length).toBe((await read(id)).agent ? 1 : 0);
    }
  });

  test('a plan made from old facts gives nobody too much', async () => {
    const ada = await person('Ada');
    await set({ auto_assign: false });
    const waiting = await Promise.all(Array.from({ length: 6 }, () => ask()));
    await app.call(teams.updateMember, { id: ada.userId, max_active: 2 }, { token: owner.token });
    await come(ada);
    const outcomes = await Promise.all(
      waiting.map(async ({ id }) =>
        app.services.ledger.submit(owner.tenantId, id, {
          kind: 'assign',
          agent: null,
          to: { id: ada.userId, name: 'Ada' },
          epoch: (await read(id)).owner_epoch,
        }),
      ),
    );
    expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(2);
  });
});

describe('what is left unanswered', () => {
  test('goes back after the time to reply, keeps its place, and goes to somebody else', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    await come(ada);
    const waiting = await ask();
    const since = (await read(waiting.id)).waiting_since;
    // The dashboard is open and in use all the while.
    now += 2 * MINUTE - 1;
    await come(ada);
    now += MINUTE;
    await settled();
    expect(await agentOf(waiting)).toBe('Ada');
    now += 1;
    await settled();
    expect(await read(waiting.id)).toMatchObject({ status: 'open', agent: { name: 'Ada' }, waiting_since: since });
    await come(bob);
    // Who left it unanswered is asked again where nobody else is there, for as long as before.
    now += 3 * MINUTE - 1;
    for (const each of [ada, bob]) await come(each);
    expect(await agentOf(waiting)).toBe('Ada');
    now += 1;
    await settled();
    expect(await read(waiting.id)).toMatchObject({ agent: { name: 'Bob' }, waiting_since: since });
    expect(await activities(waiting.id)).toMatchObject([{ by: null, name: 'assigned', to: 'Bob', before: ['Ada'] }]);
    const lines = (await app.call(messages.list, { id: waiting.id, limit: 100 }, { token: owner.token })).data.items;
    expect(lines.flatMap(({ event }) => event?.name ?? [])).toEqual(['queued']);
  });

  test('is offered again to somebody who comes back, while the others are full', async () => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    for (const { userId } of [ada, bob]) await app.call(teams.updateMember, { id: userId, max_active: 1 }, { token: owner.token });
    await come(ada);
    const waiting = await ask();
    await come(bob);
    await reply((await ask()).id, bob);
    await choose(ada, 'away');
    now += 2 * MINUTE;
    await come(bob);
    expect(await read(waiting.id)).toMatchObject({ status: 'queued', agent: null });
    await come(ada);
    expect(await agentOf(waiting)).toBe('Ada');
  });

  test('stays with whoever answered in time, or took it themselves', async () => {
    const ada = await person('Ada');
    await come(ada);
    const [answered, taken] = [await ask(), await ask()];
    await reply(answered.id, ada);
    await say(answered, 'And then?');
    await app.call(conversations.return, { id: taken.id }, { token: ada.token });
    await app.call(conversations.takeover, { id: taken.id }, { token: ada.token });
    // Minute by minute: whoever is not heard of for two is away, and a look of the queue may come at any time.
    for (let minute = 0; minute < 4; minute += 1) {
      now += MINUTE;
      await come(ada);
    }
    await settled();
    expect([await agentOf(answered), await agentOf(taken)]).toEqual(['Ada', 'Ada']);
  });

  test.each(['away', 'offline'] as const)('goes back two minutes after its person is %s, when the visitor waits', async (presence) => {
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    await come(ada);
    const [waiting, answered] = [await ask(), await ask()];
    await reply(answered.id, ada);
    await choose(ada, presence);
    await come(bob);
    expect(await agentOf(waiting)).toBe('Ada');
    now += 2 * MINUTE;
    await come(bob);
    await settled();
    expect([await agentOf(waiting), await agentOf(answered)]).toEqual(['Bob', 'Ada']);
    expect(await activities(waiting.id)).toMatchObject([{ name: 'assigned', to: 'Bob', before: ['Ada'] }]);
  });

  test('of somebody whose connection is lost goes back after two minutes', async () => {
    const ada = await person('Ada');
    await set({ reply_minutes: 0 });
    const [closeOne, closeOther] = [await come(ada), await come(ada)];
    const waiting = await ask();
    closeOne();
    now += MINUTE;
    await settled();
    expect(await agentOf(waiting)).toBe('Ada');
    closeOther();
    await settled();
    now += 2 * MINUTE;
    await settled();
    expect(await read(waiting.id)).toMatchObject({ status: 'queued', agent: null });
  });
});

describe('somebody who was asked', () => {
  const stateOf = async ({ id, token }: Asking) =>
    (await app.call(visitor.sync, { conversation_id: id, after_seq: 0, limit: 100 }, { token })).data;
  const joined = async (asking: Asking) =>
    (await stateOf(asking)).items.flatMap(({ event }) => (event?.name === 'agent_joined' ? event.actor : []));
  const open = (id: string, { token }: Pick<Colleague, 'token'>) => app.call(conversations.read, { id, seq: 0 }, { token });

  test('has joined once they open it, and not before; the visitor is told who was asked', async () => {
    const ada = await person('Ada');
    await come(ada);
    const waiting = await ask();
    expect((await stateOf(waiting)).state).toMatchObject({ status: 'queued', agent_name: null, asked_name: 'Ada', queue_position: null });
    expect((await app.call(visitor.conversations, {}, { token: waiting.token })).data.items[0]).toMatchObject({ status: 'queued' });
    expect(await read(waiting.id)).toMatchObject({ status: 'open', agent: { name: 'Ada' }, asked: true });
    await open(waiting.id, owner);
    expect(await joined(waiting)).toEqual([]);
    await Promise.all([open(waiting.id, ada), open(waiting.id, ada)]);
    await open(waiting.id, ada);
    expect(await joined(waiting)).toEqual(['Ada']);
    expect((await stateOf(waiting)).state).toMatchObject({ status: 'open', agent_name: 'Ada', asked_name: null });
    expect(await read(waiting.id)).toMatchObject({ asked: false });
  });

  test('joins by writing too, and lets the visitor go back to the bot until then', async () => {
    const ada = await person('Ada');
    await come(ada);
    const [first, second] = [await ask(), await ask()];
    await reply(first.id, ada);
    expect(await joined(first)).toEqual(['Ada']);
    await app.call(visitor.leaveQueue, { conversation_id: second.id }, { token: second.token });
    expect((await stateOf(second)).state).toMatchObject({ status: 'bot', asked_name: null });
  });

  test('and has not joined leaves the bot beside the visitor, until they do', async () => {
    const ada = await person('Ada');
    await come(ada);
    const waiting = await ask();
    expect((await stateOf(waiting)).state).toMatchObject({ bot_helps: true });
    await open(waiting.id, ada);
    expect((await stateOf(waiting)).state).toMatchObject({ bot_helps: false });
  });

  test('and who has all they can take makes the wait of the next one no short one', async () => {
    const ada = await person('Ada');
    await app.call(teams.updateMember, { id: ada.userId, max_active: 1 }, { token: owner.token });
    await come(ada);
    await reply((await ask()).id, ada);
    const next = await ask();
    now += 1_000;
    expect((await stateOf(next)).state).toMatchObject({ queue_position: 1, agents_online: true, all_busy: true, expected_wait: 1_800 });
  });
});

describe('somebody whose dashboard is open and who does nothing', () => {
  const standingOf = async ({ userId }: Colleague) =>
    (await app.call(teams.members, {}, { token: owner.token })).data.items.find(({ id }) => id === userId);
  const beat = ({ token }: Colleague) => app.call(teams.beat, {}, { token });

  test('is away after the time that is set, gets nothing, and is back with the next sign of life', async () => {
    const ada = await person('Ada');
    await set({ auto_away_minutes: 1 });
    await come(ada);
    now += MINUTE - 1;
    expect(await standingOf(ada)).toMatchObject({ presence: 'online', connected: true });
    now += 1;
    expect(await standingOf(ada)).toMatchObject({ presence: 'away', chosen: 'online', connected: true });
    const waiting = await ask();
    expect(await agentOf(waiting)).toBeNull();
    expect((await beat(ada)).data).toMatchObject({ presence: 'online', last_active_at: now });
    await settled();
    expect(await agentOf(waiting)).toBe('Ada');
  });

  test('is there as long as they give signs of life', async () => {
    const ada = await person('Ada');
    await set({ auto_away_minutes: 1 });
    await come(ada);
    now += MINUTE - 1;
    await beat(ada);
    now += MINUTE - 1;
    expect(await standingOf(ada)).toMatchObject({ presence: 'online' });
  });

  test('does not become somebody who is there where they said that they are not', async () => {
    const ada = await person('Ada');
    await come(ada, 'away');
    expect((await beat(ada)).data).toMatchObject({ presence: 'away', chosen: 'away' });
  });
});

describe('a conversation in which nobody says anything', () => {
  test('is asked about once, then ended, and goes on with the bot', async () => {
    const { data } = await app.call(visitor.session, { tenant: owner.slug, locale: 'ja-JP' });
    const own: Asking = { id: data.conversation_id, token: data.token };
    await say(own, '送料はいくらですか');
    await settled();
    await endIdle(app.services);
    now += 60 * MINUTE;
    await endIdle(app.services);
    await endIdle(app.services);
    const sync = async () =>
      (await app.call(visitor.sync, { conversation_id: own.id, after_seq: 0, limit: 100 }, { token: own.token })).data;
    const asked = await sync();
    expect(asked.items.filter(({ body }) => body.includes('解決しましたか'))).toMatchObject([{ author_kind: 'bot' }]);
    expect(asked.state.status).toBe('bot');
    now += 60 * MINUTE;
    await endIdle(app.services);
    expect((await sync()).state.status).toBe('resolved');
    await say(own, 'もう一つ質問です');
    await settled();
    expect((await sync()).state.status).toBe('bot');
  });

  test('is not ended when the visitor says something', async () => {
    const ada = await person('Ada');
    await come(ada);
    const own = await ask();
    await reply(own.id, ada);
    now += 720 * MINUTE;
    await endIdle(app.services);
    await say(own, 'Not yet');
    now += 720 * MINUTE;
    await endIdle(app.services);
    expect((await read(own.id)).status).toBe('open');
  });

  test('is left alone where the business wishes so', async () => {
    await set({ idle_bot: { on: false, ask_after: 1, resolve_after: 1 } });
    const { data } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    await say({ id: data.conversation_id, token: data.token }, 'Where is my order?');
    await settled();
    const { last_seq: before } = await read(data.conversation_id);
    now += 90 * MINUTE;
    await endIdle(app.services);
    expect((await read(data.conversation_id)).last_seq).toBe(before);
  });
});

describe('writing again after the end', () => {
  test('goes into the queue where its person is not there', async () => {
    const ada = await person('Ada');
    const own = await ask();
    await reply(own.id, ada);
    await app.call(conversations.resolve, { id: own.id }, { token: ada.token });
    now += 71 * 60 * MINUTE;
    await say(own, 'It came back');
    expect(await read(own.id)).toMatchObject({ status: 'queued', agent: null });
  });

  test('goes on for as long as the business wishes, and no longer', async () => {
    await set({ reopen_hours: 2 });
    const own = await ask();
    await app.call(conversations.resolve, { id: own.id }, { token: owner.token });
    now += 2 * 60 * MINUTE;
    expect((await say(own, 'Just in time')).code).toBe(1);
    await app.call(conversations.resolve, { id: own.id }, { token: owner.token });
    now += 2 * 60 * MINUTE + 1;
    expect((await say(own, 'Too late')).code).toBe(40_002);
    await set({ reopen_hours: 200 });
    expect((await say(own, 'Welcome again')).code).toBe(1);
  });

  test('begins a new conversation after the window', async () => {
    const own = await ask();
    await app.call(conversations.resolve, { id: own.id }, { token: owner.token });
    now += 72 * 60 * MINUTE + 1;
    expect((await say(own, 'Hello again')).code).toBe(40_002);
    const { data } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' }, { token: own.token });
    expect(data.conversation_id).not.toBe(own.id);
  });
});
