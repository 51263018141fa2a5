import {
  bulk,
  conversations,
  notes,
  savedViews,
  teams,
  type BulkAction,
  type Conversation,
  type ConversationFilter,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addColleague, type Colleague } from './add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { startChat, type StartedChat } from './start-chats.ts';

const HOUR = 3_600_000;

let app: TestApp;
let mina: SignedUp;
let leo: Colleague;
let now = Date.UTC(2026, 5, 1);
/** The first is the oldest. */
let chats: [StartedChat, StartedChat, StartedChat, StartedChat];

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
  leo = await addColleague(app, mina, 'Leo');
  const texts = ['Where is my tent?', '帳篷什麼時候到貨', 'テントはいつ届きますか', 'My tent is torn'];
  const started: StartedChat[] = [];
  for (const text of texts) {
    now += 1_000;
    started.push(await startChat(app, mina, text));
  }
  chats = started as typeof chats;
});

const asMina = () => ({ token: mina.token });
const asLeo = () => ({ token: leo.token });
const list = async (
  filter: Partial<ConversationFilter> & { sort?: 'waiting' | 'newest' | 'oldest' | 'priority'; limit?: number; cursor?: string },
  as = asMina(),
) => (await app.call(conversations.list, filter, as)).data;
const found = async (filter: Parameters<typeof list>[0], as = asMina()) =>
  (await list(filter, as)).items.map(({ id }) => chats.findIndex((chat) => chat.id === id));
const read = async (chat: StartedChat): Promise<Conversation> => (await app.call(conversations.get, { id: chat.id }, asMina())).data;
const run = (action: BulkAction, ids = chats.map(({ id }) => id), requestId = randomUUID()) =>
  app.call(bulk.run, { request_id: requestId, ids, action }, asMina());
const undo = (id: string) => app.call(bulk.undo, { id }, asMina());

describe('a list', () => {
  test('is narrowed by everything that a conversation has', async () => {
    await app.call(conversations.assign, { id: chats[0].id, user_id: leo.userId }, asMina());
    await app.call(conversations.update, { id: chats[1].id, priority: 'urgent', tags: ['返品', 'vip'] }, asMina());
    await app.call(conversations.resolve, { id: chats[3].id }, asMina());
    expect(await found({ agent: leo.userId })).toEqual([0]);
    expect(await found({ agent: 0, sort: 'oldest' })).toEqual([2, 1]);
    expect(await found({ tag: '返品' })).toEqual([1]);
    expect(await found({ priority: 'urgent' })).toEqual([1]);
    expect(await found({ language: 'ja-JP' })).toEqual([2]);
    expect(await found({ status: 'resolved' })).toEqual([3]);
    expect(await found({ view: 'mine' }, asLeo())).toEqual([0]);
    const { updated_at: at } = await read(chats[2]);
    expect(await found({ from: at, to: at + 1 })).toContain(2);
    expect(await found({ to: at - 2_500 })).toEqual([]);
  });

  test.each([
    ['帳篷', [1]],
    ['いつ届', [2]],
    ['TENT', [3, 0]],
    ['100%', []],
  ])('finds %s in what was said', async (q, expected) => {
    expect(await found({ q, sort: 'newest' })).toEqual(expected);
  });

  test('has the same conversations in every order, each once, page by page', async () => {
    await app.call(conversations.update, { id: chats[2].id, priority: 'high' }, asMina());
    await app.call(conversations.assign, { id: chats[1].id, user_id: null }, asMina());
    const orders: Record<string, number[]> = {};
    for (const sort of ['waiting', 'newest', 'oldest', 'priority'] as const) {
      const seen: number[] = [];
      for (let cursor: string | undefined, pages = 0; pages < 4; pages += 1) {
        const page = await list({ sort, limit: 1, ...(cursor && { cursor }) });
        seen.push(...page.items.map(({ id }) => chats.findIndex((chat) => chat.id === id)));
        cursor = page.next_cursor ?? undefined;
      }
      orders[sort] = seen;
    }
    for (const order of Object.values(orders)) expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(orders['waiting']?.[0]).toBe(1);
    expect(orders['priority']?.slice(0, 2)).toEqual([2, 1]);
    expect(orders['oldest']).toEqual(orders['newest']?.toReversed());
  });

  test('says how many it has, and how many each view has, on its first page only', async () => {
    await app.call(conversations.takeover, { id: chats[0].id }, asMina());
    await app.call(conversations.update, { id: chats[1].id, tags: ['vip'] }, asMina());
    const first = await list({ limit: 1 });
    expect(first).toMatchObject({ total: 4, counts: { all: 4, mine: 1, bot: 3, queued: 0, mentioned: 0, snoozed: 0, resolved: 0 } });
    expect(await list({ limit: 1, cursor: first.next_cursor ?? '' })).toMatchObject({ total: null, counts: null });
    expect(await list({ tag: 'vip' })).toMatchObject({ total: 1, counts: { all: 4 } });
  });

  test('of what mentions a person is that person’s own, until it is resolved', async () => {
    await app.call(notes.add, { id: chats[2].id, client_msg_id: randomUUID(), text: 'Leo?', mentions: [leo.userId] }, asMina());
    expect(await found({ view: 'mentioned' }, asLeo())).toEqual([2]);
    expect((await list({}, asLeo())).counts?.mentioned).toBe(1);
    expect(await found({ view: 'mentioned' })).toEqual([]);
    await app.call(conversations.resolve, { id: chats[2].id }, asMina());
    expect((await list({}, asLeo())).counts?.mentioned).toBe(0);
    expect(await found({ view: 'mentioned', status: 'resolved' }, asLeo())).toEqual([2]);
  });

  test('refuses a cursor that no page ended with', async () => {
    expect((await app.call(conversations.list, { cursor: 'MS4xLjE' }, asMina())).data).toMatchObject({ reason: 'invalid_request' });
  });
});

describe('a team', () => {
  test('is handed a conversation, which waits in the queue as its own until somebody else is named', async () => {
    const { data: team } = await app.call(teams.create, { name: 'Returns', member_ids: [leo.userId] }, asMina());
    const handed = await app.call(conversations.assign, { id: chats[0].id, user_id: null, team_id: team.id }, asMina());
    expect(handed.data).toMatchObject({ status: 'queued', team: { id: team.id, name: 'Returns' } });
    expect(await found({ team: team.id })).toEqual([0]);
    const { items } = (await app.call(notes.list, { id: chats[0].id }, asMina())).data;
    expect(items.at(-1)?.activity).toMatchObject({ name: 'assigned', to: 'Returns' });
    const back = await app.call(conversations.assign, { id: chats[0].id, user_id: null }, asMina());
    expect(back.data).toMatchObject({ status: 'queued', team: null });
    await app.call(conversations.assign, { id: chats[0].id, user_id: null, team_id: team.id }, asMina());
    await app.call(teams.remove, { id: team.id }, asMina());
    expect((await read(chats[0])).team).toBeNull();
    const other = await app.signUp();
    const { data: foreign } = await app.call(teams.create, { name: 'Away', member_ids: [] }, { token: other.token });
    const refused = await app.call(conversations.assign, { id: chats[0].id, user_id: null, team_id: foreign.id }, asMina());
    expect(refused.data).toMatchObject({ reason: 'not_found' });
  });
});

describe('a bulk action', () => {
  test('does with each what is done with one, and says why where it does not', async () => {
    await app.call(conversations.resolve, { id: chats[3].id }, asMina());
    const missing = randomUUID();
    const { data } = await run({ kind: 'assign', user_id: leo.userId, team_id: null }, [...chats.map(({ id }) => id), missing]);
    expect(data).toMatchObject({ state: 'done', total: 5, through: 5, done: 3 });
    expect(data.refused).toMatchObject([
      { id: missing, reason: 'not_found' },
      { id: chats[3].id, reason: 'conversation_closed', message: 'This conversation is closed.' },
    ]);
    expect((await read(chats[0])).agent).toEqual({ id: leo.userId, name: 'Leo' });
  });

  test('of a filter takes what the list shows', async () => {
    await app.call(conversations.update, { id: chats[1].id, tags: ['vip'] }, asMina());
    const { data } = await app.call(bulk.run, { request_id: randomUUID(), filter: { tag: 'vip' }, action: { kind: 'resolve' } }, asMina());
    expect(data).toMatchObject({ total: 1, done: 1 });
    expect(await found({ view: 'resolved' })).toEqual([1]);
  });

  test('is done once, however often it is sent', async () => {
    const requestId = randomUUID();
    await run({ kind: 'resolve' }, [chats[0].id], requestId);
    await app.call(conversations.reopen, { id: chats[0].id }, asMina());
    const again = await run({ kind: 'resolve' }, [chats[0].id], requestId);
    expect(again.data).toMatchObject({ id: requestId, state: 'done', done: 1 });
    expect((await read(chats[0])).status).toBe('open');
    const foreign = await app.call(bulk.run, { request_id: requestId, ids: [chats[0].id], action: { kind: 'resolve' } }, asLeo());
    expect(foreign.data).toMatchObject({ reason: 'not_found' });
  });

  test.each([
    ['reopens', { kind: 'reopen' }, { status: 'open' }],
    ['resolves', { kind: 'resolve' }, { status: 'resolved' }],
    ['sets the priority of', { kind: 'priority', priority: 'high' }, { priority: 'high' }],
    ['marks as read', { kind: 'read' }, { unread: 0 }],
  ] as const)('%s all', async (name, action, expected) => {
    if (name === 'reopens') await run({ kind: 'resolve' });
    expect((await run(action)).data.refused).toEqual([]);
    for (const chat of chats) expect(await read(chat)).toMatchObject(expected);
  });

  test('puts off until a time to come', async () => {
    expect((await run({ kind: 'snooze', until: now - 1 })).data).toMatchObject({ reason: 'invalid_request' });
    await run({ kind: 'snooze', until: now + HOUR });
    expect((await list({})).counts).toMatchObject({ snoozed: 4, all: 0 });
  });

  test('adds one tag more, and refuses where there is no room', async () => {
    await app.call(conversations.update, { id: chats[0].id, tags: Array.from({ length: 20 }, (_, no) => `tag ${no}`) }, asMina());
    const { data } = await run({ kind: 'tag', tag: 'vip' });
    expect(data.refused).toMatchObject([{ id: chats[0].id, reason: 'too_many_tags' }]);
    expect((await read(chats[1])).tags).toEqual(['vip']);
    await run({ kind: 'untag', tag: 'vip' });
    expect((await read(chats[1])).tags).toEqual([]);
  });

  test('needs either conversations or a filter', async () => {
    const neither = await app.call(bulk.run, { request_id: randomUUID(), action: { kind: 'read' } }, asMina());
    expect(neither.data).toMatchObject({ reason: 'invalid_request' });
  });
});

describe('taking a bulk action back', () => {
  test('brings tags back to those who had them, and leaves the rest', async () => {
    await app.call(conversations.update, { id: chats[0].id, tags: ['vip'] }, asMina());
    const requestId = randomUUID();
    await run({ kind: 'tag', tag: 'vip' }, undefined, requestId);
    const { data } = await undo(requestId);
    expect(data).toMatchObject({ refused: [] });
    expect((await read(chats[0])).tags).toEqual(['vip']);
    expect((await read(chats[1])).tags).toEqual([]);
    await app.call(conversations.update, { id: chats[1].id, tags: ['vip'] }, asMina());
    await undo(requestId);
    expect((await read(chats[1])).tags).toEqual(['vip']);
  });

  test('brings priorities back, but not what somebody has set since', async () => {
    await app.call(conversations.update, { id: chats[1].id, priority: 'low' }, asMina());
    const requestId = randomUUID();
    await run({ kind: 'priority', priority: 'urgent' }, undefined, requestId);
    await app.call(conversations.update, { id: chats[2].id, priority: 'high' }, asMina());
    const { data } = await undo(requestId);
    expect(data.refused).toMatchObject([{ id: chats[2].id, reason: 'stale_version' }]);
    const priorities = await Promise.all(chats.map(async (chat) => (await read(chat)).priority));
    expect(priorities).toEqual(['normal', 'low', 'high', 'normal']);
  });

  test('gives conversations back to whoever had them, but not what went on since', async () => {
    const [bot, queued, own, moved] = chats;
    await app.call(conversations.assign, { id: queued.id, user_id: null }, asMina());
    await app.call(conversations.takeover, { id: own.id }, asMina());
    const requestId = randomUUID();
    await run({ kind: 'assign', user_id: leo.userId, team_id: null }, undefined, requestId);
    const { owner_epoch: seen } = await read(moved);
    await app.call(conversations.takeover, { id: moved.id, owner_epoch: seen }, asMina());
    const { data } = await undo(requestId);
    expect(data.refused).toMatchObject([{ id: moved.id, reason: 'stale_version' }]);
    expect(await read(bot)).toMatchObject({ status: 'bot' });
    expect(await read(queued)).toMatchObject({ status: 'queued' });
    expect(await read(own)).toMatchObject({ agent: { id: mina.userId } });
  });

  test('is not there for what cannot be taken back, nor for a colleague', async () => {
    const requestId = randomUUID();
    await run({ kind: 'resolve' }, undefined, requestId);
    expect((await undo(requestId)).data).toMatchObject({ reason: 'too_late' });
    expect((await app.call(bulk.undo, { id: requestId }, asLeo())).data).toMatchObject({ reason: 'not_found' });
  });
});

describe('a saved view', () => {
  const draft = { name: 'Urgent', filter: { view: 'all' as const, priority: 'urgent' as const }, sort: 'oldest' as const };
  const views = async (as = asMina()) => (await app.call(savedViews.list, {}, as)).data.items;

  test('is its maker’s own until it is shared, and stands in the order of the names', async () => {
    const { data: view } = await app.call(savedViews.create, draft, asMina());
    expect(view).toMatchObject({ ...draft, shared: false, owner: { id: mina.userId, name: 'Mina' }, version: 1 });
    await app.call(savedViews.create, { ...draft, name: 'all in Japanese' }, asMina());
    expect((await views()).map(({ name }) => name)).toEqual(['all in Japanese', 'Urgent']);
    expect(await views(asLeo())).toEqual([]);
    const shared = await app.call(savedViews.update, { ...draft, id: view.id, version: 1, name: 'Fire', shared: true }, asMina());
    expect(shared.data).toMatchObject({ name: 'Fire', shared: true, version: 2 });
    expect((await views(asLeo())).map(({ name }) => name)).toEqual(['Fire']);
  });

  test('is changed by one writer at a time, and by nobody whose it is not', async () => {
    const { data: view } = await app.call(savedViews.create, { ...draft, shared: true }, asMina());
    const edit = { ...draft, id: view.id, version: 1, shared: true };
    await app.call(savedViews.update, { ...edit, name: 'First' }, asMina());
    const second = await app.call(savedViews.update, { ...edit, name: 'Second' }, asMina());
    expect(second.data).toMatchObject({ reason: 'stale_version', current: { name: 'First', version: 2 } });
    expect((await app.call(savedViews.update, { ...edit, version: 2 }, asLeo())).data).toMatchObject({ reason: 'refused' });
    expect((await app.call(savedViews.remove, { id: view.id }, asLeo())).data).toMatchObject({ reason: 'refused' });
    await app.call(savedViews.remove, { id: view.id }, asMina());
    expect((await app.call(savedViews.remove, { id: view.id }, asMina())).code).toBe(1);
    expect(await views()).toEqual([]);
  });

  test('is one of fifty at most', async () => {
    const made = await Promise.all(
      Array.from({ length: 51 }, (_, no) => app.call(savedViews.create, { ...draft, name: `View ${no}` }, asMina())),
    );
    expect(made.filter(({ code }) => code === 1)).toHaveLength(50);
    expect((await app.call(savedViews.create, { ...draft, shared: true }, asMina())).code).toBe(1);
    expect((await app.call(savedViews.create, draft, asLeo())).code).toBe(1);
  });
});
