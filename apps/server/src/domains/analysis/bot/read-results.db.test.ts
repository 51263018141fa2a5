import { analysis, visitor, visitorWorkOrders, workOrders, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { addCustomer, addType } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { keepFacts } from './keep-facts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday, 1 June 2026, 08:00 in Tokyo. */
const MONDAY = Date.UTC(2026, 4, 31, 23);

let app: TestApp;
let mina: SignedUp;
let now = MONDAY;
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  mina = await app.signUp({ locale: 'ja-JP' });
  await inTenant(app.services.database, mina.tenantId, (scope) =>
    addEntries(
      scope,
      [{ question: 'How long do refunds take?', answer: 'Three days', wordings: [], locale: 'en-US', status: 'published' }],
      'Mina',
    ),
  );
});
afterAll(() => app.close());

async function ask(text: string, locale: Locale = 'en-US') {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale });
  await app.call(visitor.messages, { conversation_id: data.conversation_id, client_msg_id: randomUUID(), text }, { token: data.token });
  await app.services.botRunner.idle();
  return { id: data.conversation_id, token: data.token };
}
const results = async (request: { days?: number; from?: string; to?: string; locale?: Locale; version?: number } = {}) =>
  (await app.call(analysis.bot, request, { token: mina.token })).data;

test('nothing has been counted before the first count', async () => {
  expect(await results({ days: 7 })).toMatchObject({
    timezone: 'Asia/Tokyo',
    today: '2026-06-01',
    from: '2026-05-26',
    to: '2026-06-01',
    until: null,
    total: { conversations: 0, questions: 0 },
  });
});

test('what was answered, disliked, missed and handed over stands on its day in the business’s zone, with the conversations behind it', async () => {
  // Half an hour before midnight in Tokyo.
  now = MONDAY - 8.5 * HOUR;
  const answered = await ask('How long do refunds take?');
  now = MONDAY;
  const disliked = await ask('How long do refunds take?');
  const missed = await ask('Can I bring my giraffe aboard the submarine?');
  await app.call(visitor.feedback, { conversation_id: disliked.id, seq: 2, verdict: 'down' }, { token: disliked.token });
  await app.call(visitor.handoff, { conversation_id: missed.id }, { token: missed.token });
  await keepFacts(app.services);
  const { total, before, days, reasons, versions, until } = await results({ days: 2 });
  expect(total).toMatchObject({
    conversations: 3,
    answered: 2,
    handed_over: 1,
    contained: 2,
    questions: 3,
    answers: 2,
    no_answers: 1,
    down: 1,
    resolved: 0,
  });
  expect(before).toMatchObject({ conversations: 0 });
  expect(days.map(({ key, answers, no_answers: misses }) => [key, answers, misses])).toEqual([
    ['2026-05-31', 1, 0],
    ['2026-06-01', 1, 1],
  ]);
  expect(reasons).toEqual([{ key: 'button', count: 1 }]);
  expect(versions.map(({ key }) => key)).toEqual(['1']);
  expect(until).toBe(MONDAY);
  const behind = async (figure: 'answered' | 'down' | 'no_answers' | 'handed_over') =>
    (await app.call(analysis.botConversations, { figure, days: 2 }, { token: mina.token })).data.items.map(({ id }) => id);
  expect(await behind('answered')).toEqual([disliked.id, answered.id]);
  expect(await behind('down')).toEqual([disliked.id]);
  expect(await behind('no_answers')).toEqual([missed.id]);
  expect(await behind('handed_over')).toEqual([missed.id]);
});

test('a page of what is behind a figure leads to the next, and the last to none', async () => {
  const first = (await app.call(analysis.botConversations, { figure: 'conversations', days: 2, limit: 2 }, { token: mina.token })).data;
  expect([first.items.length, first.next_cursor]).toEqual([2, first.items[1]?.id]);
  const request = { figure: 'conversations', days: 2, limit: 2, cursor: first.next_cursor ?? '' } as const;
  const second = (await app.call(analysis.botConversations, request, { token: mina.token })).data;
  expect([second.items.length, second.next_cursor]).toEqual([1, null]);
});

test('the questions asked most, and the answers to improve with the entry that they came from', async () => {
  const { data } = await app.call(analysis.botQuestions, { days: 2 }, { token: mina.token });
  expect(data.top[0]).toMatchObject({ question: 'How long do refunds take?', asked: 2, answered: 2 });
  expect(data.worst).toMatchObject([
    { kind: 'down', answer: 'Three days', count: 1 },
    { kind: 'no_answer', question: 'Can I bring my giraffe aboard the submarine?', entry_id: null },
  ]);
  expect(data.worst[0]?.entry_id).not.toBeNull();
});

test('a day of silence settles what was resolved, and the period before is what to compare with', async () => {
  now = MONDAY + 2 * DAY;
  await keepFacts(app.services);
  const { total, before } = await results({ days: 2 });
  expect(total.conversations).toBe(0);
  // The disliked answer is none that resolved anything.
  expect(before).toMatchObject({ conversations: 3, resolved: 1 });
});

test('only one language, version or period of one’s own', async () => {
  expect((await results({ locale: 'ja-JP' })).total.conversations).toBe(0);
  expect((await results({ version: 1 })).deflection).toBeNull();
  expect((await results({ from: '2026-05-31', to: '2026-05-31' })).total.conversations).toBe(1);
  const refused = await app.call(analysis.bot, { from: '2026-06-02', to: '2026-06-01' }, { token: mina.token });
  expect(refused.status).toBe(400);
});

test('the same as CSV', async () => {
  const { response } = await app.call(analysis.exportBot, { days: 7 }, { token: mina.token });
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toContain('by,key,conversations');
  expect(lines.find((line) => line.startsWith('day,2026-05-31'))).toMatch(/^day,2026-05-31,1,1,1,1,/);
});

test('another business sees nothing of it', async () => {
  const nori = await app.signUp();
  const { data } = await app.call(analysis.bot, { days: 90 }, { token: nori.token });
  expect([data.total.conversations, data.before.conversations]).toEqual([0, 0]);
});

test('the stars of work orders count on the day of their last rating, in one language or all, and in the file', async () => {
  const type = await addType(app, mina);
  const ada = await addCustomer(app, mina);
  const rated = async (score: number) => {
    const { id } = await ada.submitted(type);
    const { data } = await app.call(workOrders.get, { id }, { token: mina.token });
    await app.call(workOrders.move, { id, version: data.version, to: 'solved', solution: 'Sewn.' }, { token: mina.token });
    const rate = (stars: number) =>
      app.call(visitorWorkOrders.rate, { id, score: stars, comment: '', locale: 'en-US' }, { token: ada.token });
    await rate(1);
    await rate(score);
  };
  const before = now;
  await rated(5);
  await rated(3);
  now += DAY;
  const orders = async (request: Parameters<typeof results>[0] = {}) => (await results({ days: 1, ...request })).order_ratings;
  expect(await orders()).toMatchObject({ total: { rated: 0 }, before: { rated: 2, stars: 8, satisfied: 1 } });
  now = before;
  expect(await orders()).toMatchObject({ total: { rated: 2, stars: 8, satisfied: 1 }, days: [{ rated: 2 }] });
  expect((await orders({ locale: 'ja-JP' }))?.total.rated).toBe(0);
  expect(await orders({ version: 1 })).toBeNull();
  const { response } = await app.call(analysis.exportBot, { days: 1 }, { token: mina.token });
  const [head, ...lines] = (await response.text()).trim().split('\n');
  expect(head).toMatch(/work_orders_rated,work_orders_stars,work_orders_satisfied\s*$/);
  expect(lines.find((line) => line.startsWith('total,'))).toMatch(/,2,8,1\s*$/);
});
