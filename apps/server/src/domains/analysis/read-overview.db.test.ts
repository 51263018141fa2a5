import { analysis, conversations, invites, messages, tenant, visitor, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday, 1 June 2026, 08:00 in Tokyo. */
const MONDAY = Date.UTC(2026, 4, 31, 23);
const MIDNIGHT_IN_TOKYO = Date.UTC(2026, 4, 31, 15);

let app: TestApp;
let now = MONDAY;
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());

const NOTHING_DONE = { entries: false, bot: false, conversation: false, site: false, invite: false, hours: false, channel: false };

const overview = ({ token }: SignedUp) => app.call(analysis.overview, {}, { token });

async function ask({ slug }: SignedUp, text: string, locale: Locale = 'en-US') {
  const { data } = await app.call(visitor.session, { tenant: slug, locale });
  await app.call(visitor.messages, { conversation_id: data.conversation_id, client_msg_id: randomUUID(), text }, { token: data.token });
  await app.services.botRunner.idle();
  return { id: data.conversation_id, token: data.token };
}

const write = ({ tenantId }: SignedUp, entries: [question: string, locale: Locale, status: 'published' | 'draft' | 'archived'][]) =>
  inTenant(app.services.database, tenantId, (scope) =>
    addEntries(
      scope,
      entries.map(([question, locale, status]) => ({ question, answer: `About ${question}`, wordings: [], locale, status })),
      'Mina',
    ),
  );

test('a new business has seven days of nothing, in its own zone, and no step done', async () => {
  now = MONDAY;
  const mina = await app.signUp({ locale: 'ja-JP' });
  const { data } = await overview(mina);
  const nothing = (day: number) => ({
    day,
    end: day + DAY,
    begun: 0,
    asked: 0,
    answered: 0,
    unanswered: 0,
    handed_over: 0,
    with_person: 0,
  });
  const days = (from: number) => Array.from({ length: 7 }, (_, no) => nothing(MIDNIGHT_IN_TOKYO - (from - no) * DAY));
  expect(data).toEqual({
    now: { waiting: 0, queued: 0, open: 0, bot: 0, longest_wait_since: null, unread: 0, unread_in: 0 },
    today: nothing(MIDNIGHT_IN_TOKYO),
    yesterday: nothing(MIDNIGHT_IN_TOKYO - DAY),
    days: days(6),
    days_before: days(13),
    week: { asked: 0, judged: 0, disliked: 0, rated: 0, score: null },
    mine: { waiting: 0, open: 0, rated: 0, score: null },
    orders: { open: 0, mine: 0, overdue: 0, due_today: 0 },
    low_ratings: [],
    my_ratings: [],
    entries: { published: 0, draft: 0, archived: 0, by_locale: { 'en-US': 0, 'zh-CN': 0, 'zh-HK': 0, 'ja-JP': 0 } },
    top_entries: [],
    steps: NOTHING_DONE,
    skipped_steps: [],
  });
});

describe('a business at work', () => {
  let mina: SignedUp;
  beforeAll(async () => {
    now = MONDAY;
    mina = await app.signUp({ locale: 'ja-JP' });
    await write(mina, [
      ['How long do refunds take?', 'en-US', 'published'],
      ['Where do you ship?', 'en-US', 'draft'],
      ['Old terms', 'en-US', 'archived'],
      ['返金には何日かかりますか', 'ja-JP', 'published'],
    ]);
  });

  test('counts its entries by state, and the published ones by language', async () => {
    const { data } = await overview(mina);
    expect(data.entries).toEqual({ published: 2, draft: 1, archived: 1, by_locale: { 'en-US': 1, 'zh-CN': 0, 'zh-HK': 0, 'ja-JP': 1 } });
    expect(data.steps).toEqual({ ...NOTHING_DONE, entries: true });
  });

  test('counts what was answered, what was not, and who asked for a person, on the day it was', async () => {
    now = MIDNIGHT_IN_TOKYO - 1;
    const answered = await ask(mina, 'How long do refunds take?');
    now = MONDAY;
    await ask(mina, 'Can I bring my giraffe aboard the submarine?');
    const waiting = await ask(mina, 'How long do refunds take?');
    await app.call(visitor.handoff, { conversation_id: waiting.id }, { token: waiting.token });
    await app.call(visitor.feedback, { conversation_id: answered.id, seq: 2, verdict: 'up' }, { token: answered.token });
    await app.call(visitor.feedback, { conversation_id: waiting.id, seq: 2, verdict: 'down' }, { token: waiting.token });
    const { data } = await overview(mina);
    expect(data.yesterday).toMatchObject({
      day: MIDNIGHT_IN_TOKYO - DAY,
      begun: 1,
      asked: 1,
      answered: 1,
      unanswered: 0,
      handed_over: 0,
      with_person: 0,
    });
    expect(data.today).toMatchObject({
      day: MIDNIGHT_IN_TOKYO,
      begun: 2,
      asked: 2,
      answered: 1,
      unanswered: 1,
      handed_over: 1,
      with_person: 1,
    });
    expect(data.days.at(-1)).toEqual(data.today);
    expect(data.days.at(-2)).toEqual(data.yesterday);
    expect(data.now).toEqual({ waiting: 1, queued: 1, open: 0, bot: 2, longest_wait_since: MONDAY, unread: 1, unread_in: 1 });
    const unread = () => app.call(conversations.list, { view: 'all', figure: 'unread' }, { token: mina.token });
    expect((await unread()).data.items.map(({ id }) => id)).toEqual([waiting.id]);
    await app.call(conversations.read, { id: waiting.id, seq: (await unread()).data.items[0]?.last_seq ?? 0 }, { token: mina.token });
    expect((await overview(mina)).data.now).toMatchObject({ unread: 0, unread_in: 0 });
    expect((await unread()).data.items).toEqual([]);
    expect(data.week).toMatchObject({ asked: 3, judged: 2, disliked: 1 });
    expect(data.top_entries).toMatchObject([{ question: 'How long do refunds take?', hit_count: 2 }]);
    expect(data.steps.conversation).toBe(true);
  });

  test('counts a conversation that a person has, answered or not, as open', async () => {
    const { id } = await ask(mina, 'How long do refunds take?');
    await app.call(conversations.takeover, { id }, { token: mina.token });
    expect((await overview(mina)).data.now.open).toBe(1);
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Three days' }, { token: mina.token });
    expect((await overview(mina)).data.now.open).toBe(1);
    await app.call(conversations.resolve, { id }, { token: mina.token });
    expect((await overview(mina)).data.now.open).toBe(0);
  });

  test('shows low ratings, whoever had them, and to each person their own work and what was given to them', async () => {
    now = MONDAY + 2 * HOUR;
    const before = (await overview(mina)).data;
    const rate = async (chat: { id: string; token: string }, score: number, comment: string) => {
      const { code } = await app.call(visitor.csat, { conversation_id: chat.id, score, comment, reasons: [] }, { token: chat.token });
      expect(code).toBe(1);
    };
    const byBot = await ask(mina, 'How long do refunds take?');
    await rate(byBot, 1, 'It kept sending the same page');
    now += HOUR;
    const byMina = await ask(mina, 'How long do refunds take?');
    await app.call(conversations.takeover, { id: byMina.id }, { token: mina.token });
    await app.call(messages.send, { id: byMina.id, client_msg_id: randomUUID(), text: 'Three days' }, { token: mina.token });
    await rate(byMina, 2, '');
    now += HOUR;
    const good = await ask(mina, 'How long do refunds take?');
    await rate(good, 5, 'Fast');
    const { data } = await overview(mina);
    expect(data.low_ratings.map(({ conversation_id: id, score, comment }) => [id, score, comment])).toEqual([
      [byMina.id, 2, ''],
      [byBot.id, 1, 'It kept sending the same page'],
    ]);
    expect(data.low_ratings.map(({ agent_name: name }) => name === null)).toEqual([false, true]);
    expect(data.my_ratings.map(({ conversation_id: id }) => id)).toEqual([byMina.id]);
    expect(data.week).toMatchObject({ rated: 3, score: 8 / 3 });
    expect(data.mine).toEqual({ waiting: before.mine.waiting, open: before.mine.open + 1, rated: 1, score: 2 });
    // Begun today: the bot's alone are the difference.
    expect(data.today.begun - before.today.begun).toBe(3);
    expect(data.today.with_person - before.today.with_person).toBe(1);
    await app.call(conversations.resolve, { id: byMina.id }, { token: mina.token });
    expect((await overview(mina)).data.mine.open).toBe(before.mine.open);
    now = MONDAY;
  });

  test('counts no visitor who opened the chat and wrote nothing', async () => {
    const before = (await overview(mina)).data;
    await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
    const after = (await overview(mina)).data;
    expect(after.now).toEqual(before.now);
    expect(after.today.begun).toBe(before.today.begun);
  });

  test('sees a week later what was today among the days before', async () => {
    const { today } = (await overview(mina)).data;
    now = MONDAY + 7 * DAY;
    const { data } = await overview(mina);
    expect(data.days_before.at(-1)).toEqual(today);
    expect(data.days.every(({ begun }) => begun === 0)).toBe(true);
    expect(data.week).toMatchObject({ asked: 0, judged: 0, disliked: 0 });
    now = MONDAY;
  });

  test('sees nothing of another business', async () => {
    const nori = await app.signUp();
    const { data } = await overview(nori);
    expect(data.days.every(({ begun }) => begun === 0)).toBe(true);
    expect([data.now.bot, data.now.waiting, data.top_entries, data.low_ratings, data.orders.open, data.entries.published]).toEqual([
      0,
      0,
      [],
      [],
      0,
      0,
    ]);
    expect(data.today.day).toBe(Date.UTC(2026, 4, 31));
  });

  test('still sees its figures when its plan has ended', async () => {
    now = MONDAY + 20 * DAY;
    expect((await overview(mina)).code).toBe(1);
    now = MONDAY;
  });
});

test('a step of the set-up is done by what there is, skipped for everybody, and taken back', async () => {
  now = MONDAY;
  const mina = await app.signUp();
  const skip = (step: 'channel' | 'hours', skipped: boolean) => app.call(tenant.skipStep, { step, skipped }, { token: mina.token });
  expect((await skip('channel', true)).data).toEqual({ skipped: ['channel'] });
  expect((await skip('channel', true)).data).toEqual({ skipped: ['channel'] });
  expect((await skip('hours', true)).data).toEqual({ skipped: ['channel', 'hours'] });
  expect((await skip('hours', false)).data).toEqual({ skipped: ['channel'] });
  await app.call(invites.create, { emails: ['leo@shop.example'], role: 'agent', team_ids: [] }, { token: mina.token });
  const { data } = await overview(mina);
  expect(data.skipped_steps).toEqual(['channel']);
  expect(data.steps).toEqual({ ...NOTHING_DONE, invite: true });
  expect((await overview(await app.signUp())).data.skipped_steps).toEqual([]);
});
