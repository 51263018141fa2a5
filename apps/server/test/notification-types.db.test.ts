import { apiKeys, notifications, user, visitor, workOrders, type Notification } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { checkFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { tendOrders } from '#/domains/work-order/tend-orders.ts';
import { noticeExpiringKeys } from '#/keys/notice-expiring.ts';
import { sendDueNotifications } from '#/notifications/send-due.ts';
import { addColleague, type Colleague } from './add-colleague.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { startChat } from './start-chats.ts';
import { addCustomer, addType } from './order-desk.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Monday, 1 June 2026, 9:00 UTC. */
const MONDAY = Date.UTC(2026, 5, 1, 9);
const CHROME = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:126.0) Gecko/20100101 Firefox/126.0';

let app: TestApp;
let now = MONDAY;
let mina: SignedUp;
let leo: Colleague;
let sofia: Colleague;

beforeAll(async () => {
  app = await openTestApp({ config: { origin: 'https://lobby.example', rates: NO_LIMITS, trustProxy: true }, now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = MONDAY;
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kumo' });
  leo = await addColleague(app, mina, 'Leo');
  sofia = await addColleague(app, mina, 'Sofia', 'supervisor');
});

const as = (who: { token: string }) => ({ token: who.token });
async function unread(who: { token: string }): Promise<Notification[]> {
  await app.services.eventRelay.idle();
  await app.services.notifier.idle();
  const { items } = (await app.call(notifications.list, {}, as(who))).data;
  return items.filter(({ read_at: at }) => at === null);
}
const told = async (who: { token: string }) => (await unread(who)).map(({ type }) => type);
async function readAll(who: { token: string }): Promise<void> {
  await unread(who);
  await app.call(notifications.read, { all: true }, as(who));
}
async function mails(to: string): Promise<string[]> {
  await sendDueNotifications(app.services);
  return (await listMails(app.services, to)).map(({ subject }) => subject);
}

describe('a work order', () => {
  async function order() {
    const customer = await addCustomer(app, mina);
    await customer.submitted(await addType(app, mina), { subject: 'A hole in the tent' });
    const [stored] = (await app.call(workOrders.list, {}, as(mina))).data.items;
    if (!stored) throw new Error('there is an order');
    return { ...stored, customer };
  }
  const assign = ({ id, version }: { id: string; version: number }, userId: number) =>
    app.call(workOrders.assign, { id, version, user_id: userId, team_id: null }, as(mina));

  test('that is due is told of once while it is near, and once when it is late, to whoever has it and to whoever leads', async () => {
    const { id, version } = await order();
    const assigned = (await assign({ id, version }, leo.userId)).data;
    const due = now + 3 * HOUR;
    const planned = await app.call(workOrders.update, { id, version: assigned.version, resolve_due_at: due }, as(mina));
    expect(planned.code).toBe(1);
    for (const who of [mina, leo, sofia]) await readAll(who);
    await tendOrders(app.services);
    expect(await told(leo)).toEqual([]);
    now = due - HOUR;
    await tendOrders(app.services);
    await tendOrders(app.services);
    expect(await unread(leo)).toMatchObject([
      {
        type: 'wo.due',
        title: 'Work order #1 is coming due',
        body: expect.stringMatching(/^Due .+: A hole in the tent$/),
        count: 1,
        link: `/dashboard/work-order?order=${id}`,
      },
    ]);
    expect(await told(sofia)).toEqual([]);
    now = due + MINUTE;
    await tendOrders(app.services);
    await tendOrders(app.services);
    expect(await unread(leo)).toMatchObject([{ type: 'wo.overdue', count: 1 }]);
    expect(await told(sofia)).toEqual(['wo.overdue']);
    // Another time that was promised is another matter.
    const later = now + 30 * MINUTE;
    const moved = await app.call(workOrders.update, { id, version: planned.data.version, resolve_due_at: later }, as(mina));
    expect(moved.code).toBe(1);
    await readAll(leo);
    await tendOrders(app.services);
    expect(await told(leo)).toEqual(['wo.due']);
  });

  test('is mailed to its owner once, whatever else happens to it meanwhile', async () => {
    const { id, version, conversation_id: thread, customer } = await order();
    await assign({ id, version }, mina.userId);
    const words = { conversation_id: thread, client_msg_id: crypto.randomUUID(), text: 'It is the left one.' };
    expect((await app.call(visitor.messages, words, as(customer))).code).toBe(1);
    await app.services.eventRelay.idle();
    for (let minutes = 0; minutes < 5; minutes += 1) {
      now += MINUTE;
      await sendDueNotifications(app.services);
    }
    expect((await mails(mina.email)).filter((subject) => subject.includes('#1'))).toHaveLength(1);
  });
});

test('a key that is about to expire is told of once, to whoever looks after keys, and not where another has taken over', async () => {
  const make = async (name: string, days: number) =>
    (await app.call(apiKeys.create, { name, scopes: ['knowledge:read'], expires_at: now + days * DAY }, as(mina))).data;
  await make('Our site', 30);
  const replaced = await make('Old site', 30);
  await make('For a day', 2);
  expect((await app.call(apiKeys.rotate, { id: replaced.id }, as(mina))).code).toBe(1);
  await noticeExpiringKeys(app.services);
  now += 22 * DAY;
  await noticeExpiringKeys(app.services);
  expect(await told(mina)).not.toContain('key.expiring');
  now += DAY;
  await noticeExpiringKeys(app.services);
  await noticeExpiringKeys(app.services);
  const keys = (await unread(mina)).filter(({ type }) => type === 'key.expiring');
  // The replaced one ended long before: what is told of is the one that took over.
  expect(keys.map(({ title }) => title).toSorted()).toEqual([
    'The key “Old site” is about to expire',
    'The key “Our site” is about to expire',
  ]);
  expect(keys[0]).toMatchObject({ body: expect.stringContaining('stop working on') as string, link: '/dashboard/system/key' });
  expect(await told(leo)).not.toContain('key.expiring');
  now += 2 * MINUTE;
  expect(await mails(mina.email)).toContain('2 new notifications from Kumo');
});

test('figures that the nightly check corrected are told of once, to whoever looks after the business', async () => {
  const count = 2;
  for (let no = 0; no < count; no += 1) await startChat(app, mina, 'Where is it?');
  // What has just changed is counted again anyway.
  now += HOUR;
  await checkFacts(app.services);
  expect(await told(mina)).not.toContain('figures.corrected');
  await inTenant(app.services.database, mina.tenantId, ({ db }) => db.execute(sql`UPDATE fact_conversation SET messages = messages + 1`));
  now += HOUR;
  await checkFacts(app.services);
  await checkFacts(app.services);
  const [item, ...more] = (await unread(mina)).filter(({ type }) => type === 'figures.corrected');
  expect(item).toMatchObject({ title: 'The figures of 2 conversations were corrected', link: '/dashboard/data-analysis/overview' });
  expect([more, await told(leo)]).toEqual([[], expect.not.arrayContaining(['figures.corrected'])]);
});

test('a sign-in from somewhere new is told to its account alone, with the one mail that there was before', async () => {
  const signIn = async (userAgent: string, ip: string) => {
    const { code, msg } = await app.call(user.login, { email: mina.email, password: mina.password }, { userAgent, ip });
    if (code !== 1) throw new Error(msg);
  };
  const subject = 'New sign-in to your Lobby account';
  const written = async () => (await mails(mina.email)).filter((each) => each === subject).length;
  await signIn(CHROME, '203.0.113.7');
  await readAll(mina);
  const before = await written();
  await signIn(CHROME, '203.0.113.7');
  expect(await told(mina)).toEqual([]);
  await signIn(FIREFOX, '198.51.100.9');
  expect(await unread(mina)).toMatchObject([
    {
      type: 'login.new_device',
      body: 'Firefox on Windows, 198.51.100.9. If that wasn’t you, change your password.',
      link: '/dashboard/overview?account=sessions',
    },
  ]);
  expect(await told(sofia)).toEqual([]);
  now += 2 * MINUTE;
  expect(await written()).toBe(before + 1);
  await app.call(notifications.savePreference, { ways: { 'login.new_device': ['in_app'] } }, as(mina));
  await readAll(mina);
  await signIn(FIREFOX, '192.0.2.44');
  expect(await told(mina)).toEqual(['login.new_device']);
  expect(await written()).toBe(before + 1);
});
