import { analysis, conversations, messages, savedReports, teams, type RequestInput } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { startChat } from '#test/start-chats.ts';

const WEEK = { name: 'Weekly', filter: { page: 'overview' as const, days: 7 as const } };

let app: TestApp;
let mina: SignedUp;
let leo: Colleague;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp();
  leo = await addColleague(app, mina, 'Leo');
});

const create = async (report: RequestInput<typeof savedReports.create>, token = mina.token) =>
  (await app.call(savedReports.create, report, { token })).data;
const list = async (token = mina.token) => (await app.call(savedReports.list, {}, { token })).data;
const choose = (id: string | null, token = mina.token) => app.call(savedReports.choose, { id }, { token });

test('a report keeps its page, its days and its filters, days until today as such', async () => {
  const filter = { page: 'channel' as const, days: 90 as const, channel: 'line' as const, locale: 'ja-JP' as const, agent: 0 };
  const saved = await create({ name: 'LINE', filter });
  expect(await list()).toMatchObject({ items: [{ id: saved.id, name: 'LINE', filter, shared: false, owner: { id: mina.userId } }] });
  const may = { page: 'overview' as const, from: '2026-05-01', to: '2026-05-31' };
  const changed = { id: saved.id, version: saved.version, name: 'May', filter: may, shared: true };
  expect((await app.call(savedReports.update, changed, { token: mina.token })).data).toMatchObject({
    name: 'May',
    filter: may,
    shared: true,
  });
  const stale = await app.call(savedReports.update, changed, { token: mina.token });
  expect(stale).toMatchObject({ status: 409, data: { reason: 'stale_version', current: { name: 'May' } } });
});

test.each([
  ['one day without the other', { page: 'overview', from: '2026-05-01' }],
  ['days in the wrong order', { page: 'overview', from: '2026-05-02', to: '2026-05-01' }],
  ['no page', { days: 7 }],
  ['days that no page offers', { page: 'overview', days: 8 }],
])('a report of %s is refused', async (_what, filter) => {
  const refused = await app.call(savedReports.create, { name: 'x', filter } as never, { token: mina.token });
  expect(refused).toMatchObject({ status: 400, data: { reason: 'invalid_request' } });
});

test('a private report is its owner’s alone, a shared one everybody’s to open and to begin with', async () => {
  const [own, shared] = [await create(WEEK), await create({ ...WEEK, name: 'Team', shared: true })];
  expect((await list(leo.token)).items).toMatchObject([{ id: shared.id }]);
  expect((await choose(own.id, leo.token)).data).toMatchObject({ reason: 'not_found' });
  expect((await choose(shared.id, leo.token)).data).toEqual({ default_id: shared.id });
  expect(await choose(shared.id, leo.token)).toMatchObject({ code: 1 });
  expect((await list(leo.token)).default_id).toBe(shared.id);
  expect((await list()).default_id).toBeNull();
  const other = await app.signUp();
  expect(await list(other.token)).toEqual({ items: [], default_id: null });
  expect((await choose(shared.id, other.token)).data).toMatchObject({ reason: 'not_found' });
  // Taken back, it is nobody's beginning any more; deleted, not its owner's either.
  await choose(shared.id);
  const back = { id: shared.id, version: shared.version, name: 'Team', filter: WEEK.filter, shared: false };
  await app.call(savedReports.update, back, { token: mina.token });
  expect(await list(leo.token)).toEqual({ items: [], default_id: null });
  expect((await list()).default_id).toBe(shared.id);
  await app.call(savedReports.remove, { id: shared.id }, { token: mina.token });
  expect(await list()).toMatchObject({ items: [{ id: own.id }], default_id: null });
});

test('a shared report shows each person the figures that they may see, and finds what was a removed colleague’s', async () => {
  const answered = async (token: string) => {
    const chat = await startChat(app, mina, 'Where is my parcel?');
    await app.call(conversations.takeover, { id: chat.id }, { token });
    await app.call(messages.send, { id: chat.id, client_msg_id: randomUUID(), text: 'On its way' }, { token });
  };
  await answered(mina.token);
  await answered(leo.token);
  await keepFacts(app.services);
  await create({ ...WEEK, shared: true });
  await app.call(teams.changeRole, { id: leo.userId, role: 'agent', reach: 'own' }, { token: mina.token });
  const figures = async (token: string, filter: RequestInput<typeof analysis.report>) =>
    (await app.call(analysis.report, filter, { token })).data.total.conversations;
  const { page: _page, ...asked } = (await list(leo.token)).items[0]?.filter ?? WEEK.filter;
  expect([await figures(mina.token, asked), await figures(leo.token, asked)]).toEqual([2, 1]);
  const ofLeo = await create({ name: 'Leo', filter: { ...WEEK.filter, agent: leo.userId } });
  await app.call(teams.removeMember, { id: leo.userId }, { token: mina.token });
  expect((await list()).items.find(({ id }) => id === ofLeo.id)?.filter).toMatchObject({ agent: leo.userId });
  expect(await figures(mina.token, { days: 7, agent: leo.userId })).toBe(1);
});
