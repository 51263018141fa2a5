import {
  conversations,
  messages,
  notes,
  notifications,
  teams,
  visitor,
  workOrders,
  type Locale,
  type LiveEvents,
  type Notification,
  type RequestInput,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { noticeLimits } from '#/domains/pay/notice/notice-limits.ts';
import { sendWaitingMails } from '#/domains/waiting-mail/send-waiting-mails.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { sendDueNotifications } from '#/notifications/send-due.ts';
import { addColleague, type Colleague } from './add-colleague.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { addCustomer, addType } from './order-desk.ts';
import { spendReplies } from './spend-replies.ts';
import { startChat } from './start-chats.ts';

const MINUTE = 60_000;
/** Monday, 1 June 2026, 9:00 UTC. */
const MONDAY = Date.UTC(2026, 5, 1, 9);

let app: TestApp;
let now = MONDAY;
let mina: SignedUp;
let leo: Colleague;
let sofia: Colleague;
/** What was announced to people, by their ids. */
let heard: { userId: number; change: Parameters<LiveEvents['notification']>[0] }[] = [];

beforeAll(async () => {
  app = await openTestApp({
    config: { origin: 'https://lobby.example', rates: NO_LIMITS },
    now: () => now,
    emit(audience, name, payload) {
      if (name === 'notification' && 'userId' in audience) heard.push({ userId: audience.userId, change: payload as never });
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = MONDAY;
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kumo' });
  leo = await addColleague(app, mina, 'Leo');
  sofia = await addColleague(app, mina, 'Sofia', 'supervisor');
  const { data } = await app.call(teams.settings, {}, { token: mina.token });
  await app.call(teams.saveSettings, { ...data, auto_assign: false, reply_minutes: 0, away_return_minutes: 0 }, { token: mina.token });
  heard = [];
});

/** Everything that was committed has been told. */
async function settle(): Promise<void> {
  await app.services.botRunner.idle();
  await app.services.eventRelay.idle();
  await app.services.notifier.idle();
}
async function listOf(who: { token: string }, locale: Locale = 'en-US') {
  await settle();
  return (await app.call(notifications.list, {}, { token: who.token, locale })).data;
}
const brief = ({ type, title, body, count }: Notification) => ({ type, title, body, count });
async function told(who: { token: string }) {
  return (await listOf(who)).items.filter(({ read_at: at }) => at === null).map(({ type }) => type);
}
async function ask(text = 'Where is my parcel?') {
  const chat = await startChat(app, mina, text);
  // What is told of is told as it stands by then: of one that waits already it would be told twice.
  await settle();
  await app.call(visitor.handoff, { conversation_id: chat.id }, { token: chat.token });
  await settle();
  return chat;
}
const assign = (id: string, userId: number | null, teamId?: string) =>
  app.call(conversations.assign, { id, user_id: userId, ...(teamId && { team_id: teamId }) }, { token: mina.token });
const save = (who: { token: string }, request: RequestInput<typeof notifications.savePreference>) =>
  app.call(notifications.savePreference, request, { token: who.token });
async function mails(): Promise<string[]> {
  await sendDueNotifications(app.services);
  return (await listMails(app.services, mina.email)).map(({ subject }) => subject);
}
/** Narrows what somebody sees to their own and what waits for their teams. */
const narrow = (userId: number, reach: 'own' | 'team') =>
  app.services.database.pool.query('UPDATE tenant_member SET reach = $1 WHERE tenant_id = $2 AND user_id = $3', [
    reach,
    mina.tenantId,
    userId,
  ]);

describe('who is told of what', () => {
  test('of a visitor who waits those who answer, and nobody any more once somebody has come', async () => {
    const { id } = await ask('Is it waterproof?');
    const [first] = (await listOf(leo)).items;
    expect(first).toMatchObject({ type: 'chat.waiting', body: 'Is it waterproof?', count: 1, conversation_id: id });
    expect(first?.title).toMatch(/^Visitor \d+ is waiting for a reply$/);
    expect(first?.link).toBe(`/dashboard/session?conversation=${id}`);
    expect((await listOf(leo, 'ja-JP')).items[0]?.title).toMatch(/さんが返信を待っています$/);
    expect(await told(mina)).toEqual([]);
    await assign(id, mina.userId);
    expect(await told(leo)).toEqual([]);
  });

  test('of what a visitor writes the one who has the conversation, as one row with its count', async () => {
    const { id, say } = await ask();
    await assign(id, leo.userId);
    expect(await told(leo)).toEqual(['chat.assigned']);
    await app.call(conversations.read, { id, seq: 100 }, { token: leo.token });
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'On its way' }, { token: leo.token });
    for (const text of ['When?', 'Today?', 'Hello?']) await say(text);
    const { items, unread } = await listOf(leo);
    expect(items.filter(({ read_at: at }) => at === null).map(brief)).toEqual([
      { type: 'chat.reply', title: expect.stringMatching(/^3 new messages from Visitor/), body: 'Hello?', count: 3 },
    ]);
    expect(unread).toBe(1);
    expect(await told(mina)).toEqual([]);
    expect(await told(sofia)).toEqual([]);
  });

  test('of nothing that they may not see, then or later', async () => {
    await narrow(leo.userId, 'own');
    const first = await ask('secret one');
    expect(await told(leo)).toEqual([]);
    await assign(first.id, leo.userId);
    expect(await told(leo)).toEqual(['chat.assigned']);
    // A note that names somebody who does not see the conversation tells them nothing.
    const second = await ask('secret two');
    await app.call(notes.add, { id: second.id, text: 'look', mentions: [leo.userId], client_msg_id: randomUUID() }, { token: mina.token });
    expect(await told(leo)).toEqual(['chat.assigned']);
    await assign(first.id, sofia.userId);
    expect(await listOf(leo)).toMatchObject({ items: [], unread: 0 });
    expect(JSON.stringify(await listOf(leo))).not.toContain('secret');
  });

  test('of a mention once, however often the note is sent', async () => {
    const { id } = await ask();
    const note = { id, text: 'Can you look?', mentions: [leo.userId, mina.userId], client_msg_id: randomUUID() };
    await app.call(notes.add, note, { token: mina.token });
    await settle();
    await app.call(notes.add, note, { token: mina.token });
    expect((await listOf(leo)).items.map(brief)).toEqual([
      { type: 'chat.mention', title: 'Mina mentioned you in a note', body: 'Can you look?', count: 1 },
    ]);
  });

  test('of work orders those who answer and the owner, of a reply the one who has it', async () => {
    const customer = await addCustomer(app, mina);
    await customer.submitted(await addType(app, mina), { subject: 'A hole in the tent' });
    expect((await listOf(leo)).items.map(brief)).toMatchObject([{ type: 'wo.created', body: 'A hole in the tent' }]);
    expect(await told(mina)).toEqual(['wo.created']);
    const [order] = (await app.call(workOrders.list, {}, { token: mina.token })).data.items;
    await app.call(
      workOrders.assign,
      { id: String(order?.id), version: Number(order?.version), user_id: leo.userId, team_id: null },
      { token: mina.token },
    );
    expect(await told(leo)).toEqual(['wo.assigned']);
    now += 2 * MINUTE;
    expect(await mails()).toContainEqual(expect.stringMatching(/^New work order #\d+ · Kumo$/));
  });

  test('of sources and channels those who look after them, by mail where nothing was chosen', async () => {
    const channel = { id: null, kind: 'work_order_mail', name: 'help@kumo.example' };
    const health = (state: 'ok' | 'failing') =>
      inTenant(app.services.database, mina.tenantId, (scope) =>
        publishEvents(scope, [{ type: 'channel.health', subjectId: 'work_order_mail', facts: { channel, state, reason: null } }], now),
      );
    await health('failing');
    await inTenant(app.services.database, mina.tenantId, (scope) =>
      publishEvents(scope, [{ type: 'source.failed', subjectId: randomUUID(), facts: { name: 'kumo.example', reason: 'timeout' } }], now),
    );
    expect((await listOf(mina)).items.map(({ title }) => title)).toEqual([
      '“kumo.example” couldn’t be read',
      'help@kumo.example has stopped working',
    ]);
    expect(await told(leo)).toEqual([]);
    expect(await told(sofia)).toEqual(['corpus.source_failed']);
    // What works again is no news to be mailed.
    await health('ok');
    expect(await told(mina)).toEqual(['channel.back', 'corpus.source_failed']);
    expect((await listOf(mina, 'ja-JP')).items[0]).toMatchObject({
      title: 'help@kumo.exampleが復旧しました',
      link: '/dashboard/work-order',
    });
    now += 2 * MINUTE;
    expect(await mails()).toContain('“kumo.example” couldn’t be read · Kumo');
    expect(await mails()).not.toContainEqual(expect.stringMatching(/stopped working|working again/));
  });

  test.each([
    { at: 'that comes back and fails again at once, that it fails', states: ['failing', 'ok', 'failing'], unread: ['channel.down'] },
    { at: 'that fails and comes back at once, that it works', states: ['failing', 'ok'], unread: ['channel.back'] },
  ] as const)('of a channel $at', async ({ states, unread }) => {
    const id = randomUUID();
    const facts = { channel: { id, kind: 'line', name: 'LINE' }, reason: null };
    const health = (some: readonly ('ok' | 'failing')[]) =>
      inTenant(app.services.database, mina.tenantId, (scope) =>
        publishEvents(
          scope,
          some.map((state) => ({ type: 'channel.health', subjectId: id, facts: { ...facts, state } })),
          now,
        ),
      );
    // It fails already, as the list says, unread or read.
    await health(['failing']);
    expect(await told(mina)).toEqual(['channel.down']);
    await health(states.slice(1));
    expect(await told(mina)).toEqual(unread);
    await health(states);
    expect(await told(mina)).toEqual(unread);
    now += 2 * MINUTE;
    const isDown = unread.some((type) => type === 'channel.down');
    expect((await mails()).filter((subject) => subject.startsWith('LINE has stopped working'))).toHaveLength(isDown ? 1 : 0);
  });

  test('of a channel that works again in the ways that were chosen for it', async () => {
    const facts = { channel: { id: randomUUID(), kind: 'line', name: 'LINE' }, state: 'ok', reason: null };
    const works = () =>
      inTenant(app.services.database, mina.tenantId, (scope) =>
        publishEvents(scope, [{ type: 'channel.health', subjectId: facts.channel.id, facts }], now),
      );
    await save(mina, { ways: { 'channel.back': ['sound', 'email'] } });
    await save(sofia, { preset: 'everything' });
    await works();
    expect((await listOf(mina)).items).toEqual([]);
    // Whoever may not change settings has nothing of it.
    expect((await listOf(leo)).items).toEqual([]);
    now += 2 * MINUTE;
    expect(await mails()).toContain('LINE is working again · Kumo');
    await save(mina, { ways: { 'channel.back': [] } });
    await works();
    now += 2 * MINUTE;
    expect((await mails()).filter((subject) => subject.includes('working again'))).toHaveLength(1);
  });

  test('of a limit the owner, in the list and by the one mail that there was before', async () => {
    await spendReplies(app, mina.tenantId, 400);
    await noticeLimits(app.services);
    const first = { type: 'quota.80', title: 'AI replies: 80% used', body: '400 of 500 used.', count: 1 };
    expect((await listOf(mina)).items.map(brief)).toContainEqual(first);
    now += 2 * MINUTE;
    expect((await mails()).filter((subject) => subject.includes('80%'))).toHaveLength(1);
    await save(mina, { ways: { 'quota.95': ['in_app'] } });
    await spendReplies(app, mina.tenantId, 480);
    await noticeLimits(app.services);
    expect(await told(mina)).toContain('quota.95');
    expect((await mails()).filter((subject) => subject.includes('95%'))).toEqual([]);
  });
});

describe('live and read', () => {
  test('whoever is told hears of it with the count, and of what they have read', async () => {
    const { id } = await ask();
    expect(heard).toContainEqual({
      userId: leo.userId,
      change: { unread: 1, told: { id: expect.any(String), type: 'chat.waiting', conversation_id: id, sound: true } },
    });
    heard = [];
    const [first] = (await listOf(leo)).items;
    const { data } = await app.call(notifications.read, { ids: [String(first?.id)] }, { token: leo.token });
    expect(data).toEqual({ unread: 0 });
    expect(heard).toEqual([{ userId: leo.userId, change: { unread: 0 } }]);
    expect((await listOf(leo)).items[0]?.read_at).toBe(now);
  });

  test('whoever reads a conversation has read what they were told of it', async () => {
    const { id } = await ask();
    heard = [];
    await app.call(conversations.read, { id, seq: 1 }, { token: leo.token });
    await settle();
    expect(heard).toEqual([{ userId: leo.userId, change: { unread: 0 } }]);
    expect(await told(leo)).toEqual([]);
  });

  test('nobody reads for somebody else, and bad input is said', async () => {
    await ask();
    const [first] = (await listOf(leo)).items;
    await app.call(notifications.read, { ids: [String(first?.id)] }, { token: sofia.token });
    expect(await told(leo)).toEqual(['chat.waiting']);
    const both = await app.call(notifications.read, {}, { token: leo.token, locale: 'zh-HK' });
    expect(both.status).toBe(400);
    expect((await app.call(notifications.list, { cursor: 'x' }, { token: leo.token })).status).toBe(400);
    const zone = { on: true, from: '22:00', until: '08:00', timezone: 'Mars/Olympus' };
    expect((await save(leo, { quiet: zone })).status).toBe(400);
    expect((await app.call(notifications.read, { all: true }, { token: leo.token })).data).toEqual({ unread: 0 });
  });

  test('100,000 unread are listed page by page and counted to a hundred, without a look at all of them', async () => {
    await app.services.database.pool.query(
      `INSERT INTO notification (tenant_id, user_id, type, group_key, words, is_shown, created_at, updated_at)
       SELECT $1, $2, 'team.joined', 'joined:' || n, jsonb_build_object('name', 'N' || n), true, now(), now() FROM generate_series(1, 100000) n`,
      [mina.tenantId, mina.userId],
    );
    await app.services.database.pool.query('ANALYZE notification');
    const begun = performance.now();
    const first = await listOf(mina);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(first.unread).toBe(100);
    expect(first.items[0]?.title).toBe('N100000 joined the team');
    const second = (await app.call(notifications.list, { cursor: String(first.next_cursor) }, { token: mina.token })).data;
    expect(second.items[0]?.title).toBe('N99980 joined the team');
    expect((await app.call(notifications.read, { all: true }, { token: mina.token })).data.unread).toBe(0);
  });
});

describe('mails', () => {
  const join = (name: string) =>
    inTenant(app.services.database, mina.tenantId, (scope) =>
      publishEvents(scope, [{ type: 'member.joined', subjectId: name, facts: { name } }], now),
    );

  test('leave after a minute, unless it was read by then', async () => {
    await save(mina, { ways: { 'team.joined': ['in_app', 'email'] } });
    await join('Nori');
    await settle();
    expect(await mails()).not.toContain('Nori joined the team · Kumo');
    now += MINUTE;
    expect(await mails()).toContain('Nori joined the team · Kumo');
    await join('Yuki');
    const [latest] = (await listOf(mina)).items;
    now += MINUTE - 1_000;
    await app.call(notifications.read, { ids: [String(latest?.id)] }, { token: mina.token });
    now += MINUTE;
    expect(await mails()).not.toContain('Yuki joined the team · Kumo');
  });

  test('come together where a digest was chosen, and after quiet hours', async () => {
    const quiet = { on: true, from: '16:30', until: '19:00', timezone: 'Asia/Hong_Kong' };
    await save(mina, { preset: 'everything', digest: 'hourly', quiet });
    // 17:00 in Hong Kong.
    heard = [];
    await join('Nori');
    await settle();
    expect(heard.filter(({ userId }) => userId === mina.userId)).toMatchObject([{ change: { unread: 1, told: { sound: false } } }]);
    now += 30 * MINUTE;
    await join('Yuki');
    await settle();
    now = MONDAY + 119 * MINUTE;
    expect((await mails()).filter((subject) => subject.includes('Kumo'))).toEqual([]);
    now = MONDAY + 120 * MINUTE;
    expect((await mails()).filter((subject) => subject.includes('Kumo'))).toEqual(['2 new notifications from Kumo']);
  });

  test('about a wait go by the choice for it, and there is one', async () => {
    await app.services.database.pool.query('DELETE FROM tenant_member WHERE user_id = ANY($1)', [[leo.userId, sofia.userId]]);
    await ask();
    const waits = async () => {
      now += 20 * MINUTE;
      await sendWaitingMails(app.services);
      return (await mails()).filter((subject) => subject.includes('waiting'));
    };
    await save(mina, { ways: { 'chat.waiting': ['in_app'] } });
    expect(await waits()).toEqual([]);
    await save(mina, { preset: 'normal' });
    expect(await waits()).toHaveLength(1);
    expect(await waits()).toHaveLength(1);
  });
});

describe('a visitor whom nobody looks at', () => {
  test('is told of to whoever leads after two minutes, once', async () => {
    const { id } = await ask();
    expect(await told(sofia)).toEqual([]);
    now += 2 * MINUTE - 1;
    await sendDueNotifications(app.services);
    expect(await told(sofia)).toEqual([]);
    now += 1;
    await sendDueNotifications(app.services);
    await sendDueNotifications(app.services);
    expect((await listOf(sofia)).items).toMatchObject([{ type: 'chat.waiting', conversation_id: id, count: 1 }]);
    expect(await told(mina)).toEqual(['chat.waiting']);
  });

  test('is not where somebody who was told has looked', async () => {
    await ask();
    now += MINUTE;
    await app.call(notifications.read, { all: true }, { token: leo.token });
    now += 2 * MINUTE;
    await sendDueNotifications(app.services);
    expect(await told(sofia)).toEqual([]);
  });
});

describe('the choice', () => {
  test('is a preset until something differs from it, and names what can concern its person only', async () => {
    const read = async (who: { token: string }) => (await app.call(notifications.preference, {}, { token: who.token })).data;
    const first = await read(leo);
    expect(first).toMatchObject({ preset: 'normal', digest: 'off', quiet: { on: false } });
    expect(Object.keys(first.ways)).not.toContain('plan.expired');
    expect((await read(mina)).ways['wo.created']).toEqual(['in_app', 'email']);
    expect((await save(leo, { ways: { 'chat.reply': ['in_app', 'in_app'] } })).data).toMatchObject({
      preset: null,
      ways: { 'chat.reply': ['in_app'] },
    });
    expect((await save(leo, { preset: 'calm' })).data.preset).toBe('calm');
    const { id } = await ask();
    await assign(id, leo.userId);
    await settle();
    await save(leo, { ways: { 'chat.assigned': [] } });
    expect((await listOf(leo)).items.map(({ type }) => type)).toContain('chat.assigned');
  });
});
