import { bulk, conversations, teams, type BulkAction, type Conversation } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import type { BulkServices } from '#/domains/bulk-job/bulk-kind.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { PATIENCE } from '#test/patience.ts';
import { startChat } from '#test/start-chats.ts';
import { CONVERSATION_BULKS } from './bulk-kind.ts';
import { conversationBulks, readConversations } from './bulk.repository.ts';
import { goOnWithBulks } from './go-on-with-cut-off.ts';

/** More than one piece. */
const CHATS = 60;
const PIECE = 50;

let app: TestApp;
let mina: SignedUp;
let kim: Colleague;
let ids: string[];
let now = Date.UTC(2026, 5, 1, 9);

beforeAll(async () => {
  app = await openTestApp({ config: { rates: NO_LIMITS }, now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
  kim = await addColleague(app, mina, 'Kim');
  ids = (await Promise.all(Array.from({ length: CHATS }, () => startChat(app, mina, 'Where is my tent?')))).map(({ id }) => id);
});

const asMina = () => ({ token: mina.token });
const read = async (id: string): Promise<Conversation> => (await app.call(conversations.get, { id }, asMina())).data;
const look = async (id: string, { token }: { token: string } = mina) => (await app.call(bulk.get, { id }, { token })).data;
const tagged = async () => (await app.call(conversations.list, { tag: 'vip', limit: 100 }, asMina())).data.total;

/** Leaves a bulk action as a crash leaves it that comes before anything is done. */
async function writeDown(action: BulkAction, userId = mina.userId, of = ids): Promise<string> {
  const id = randomUUID();
  await inTenant(app.services.database, mina.tenantId, async (scope) =>
    conversationBulks.insert(scope, { id, userId, action, items: await readConversations(scope, of), refused: [] }, now),
  );
  return id;
}

/** A server that does a number of changes and then what `then` does instead. */
function failingAfter(changes: number, then: () => Promise<never>): BulkServices {
  const { ledger } = app.services;
  let left = changes;
  return {
    ...app.services,
    ledger: { ...ledger, submit: (...command) => (left-- > 0 ? ledger.submit(...command) : then()) },
  };
}

describe('a long bulk action', () => {
  test('goes on by itself and says how far it is', async () => {
    const requestId = randomUUID();
    const begun = await app.call(bulk.run, { request_id: requestId, ids, action: { kind: 'tag', tag: 'vip' } }, asMina());
    expect(begun.data).toMatchObject({ id: requestId, total: CHATS });
    await vi.waitFor(async () => {
      expect(await look(requestId)).toMatchObject({ state: 'done', total: CHATS, through: CHATS, done: CHATS, refused: [] });
    }, PATIENCE);
    expect(await tagged()).toBe(CHATS);
  });

  test('counts what is through a piece at a time, for who asked for it alone', async () => {
    const id = await writeDown({ kind: 'tag', tag: 'vip' });
    const gate = Promise.withResolvers<never>();
    const reached = Promise.withResolvers<undefined>();
    const going = CONVERSATION_BULKS.goOn(
      failingAfter(PIECE, () => {
        reached.resolve(undefined);
        return gate.promise;
      }),
      mina.tenantId,
      id,
      mina.userId,
      { id: mina.userId, name: 'Mina', role: null, permissions: null, reach: 'all' },
    );
    await reached.promise;
    expect(await look(id)).toMatchObject({ state: 'running', total: CHATS, through: PIECE, done: PIECE });
    expect(await look(id, kim)).toMatchObject({ reason: 'not_found' });
    gate.reject(new Error('the server is killed'));
    await expect(going).rejects.toThrow('the server is killed');
  });
});

describe('a bulk action that was cut off', () => {
  test('goes on by itself, once, and not while somebody is at it', async () => {
    const id = await writeDown({ kind: 'tag', tag: 'vip' });
    await goOnWithBulks(app.services);
    expect(await tagged()).toBe(0);
    now += 11_000;
    await Promise.all([goOnWithBulks(app.services), goOnWithBulks(app.services)]);
    expect(await look(id)).toMatchObject({ state: 'done', through: CHATS, done: CHATS });
    const stored = await inTenant(app.services.database, mina.tenantId, (scope) => conversationBulks.find(scope, mina.userId, id));
    expect(new Set(stored?.done.map((each) => each.id)).size).toBe(CHATS);
    expect(stored?.done).toHaveLength(CHATS);
  });

  test('in the middle of a piece is not done again where somebody has decided otherwise since', async () => {
    const id = await writeDown({ kind: 'assign', user_id: kim.userId, team_id: null });
    const killed = failingAfter(20, () => Promise.reject(new Error('the server is killed')));
    const asker = { id: mina.userId, name: 'Mina', role: null, permissions: null, reach: 'all' } as const;
    await expect(CONVERSATION_BULKS.goOn(killed, mina.tenantId, id, mina.userId, asker)).rejects.toThrow('the server is killed');
    const [kept = '', taken = ''] = ids;
    // What was on its way when the server was killed arrives.
    for (const each of ids.slice(0, 20)) await vi.waitFor(async () => expect((await read(each)).agent?.id).toBe(kim.userId), PATIENCE);
    await app.call(conversations.takeover, { id: taken, owner_epoch: (await read(taken)).owner_epoch }, asMina());
    now += 11_000;
    await vi.waitFor(async () => expect((await look(id)).state).toBe('done'), PATIENCE);
    const job = await look(id);
    expect(job).toMatchObject({ total: CHATS, through: CHATS, done: CHATS - 1 });
    expect(job.refused).toMatchObject([{ id: taken, reason: 'stale_version' }]);
    expect((await read(taken)).agent?.id).toBe(mina.userId);
    expect((await read(kept)).owner_epoch).toBe(1);
    expect((await read(ids.at(-1) ?? '')).agent?.id).toBe(kim.userId);
  });

  test('keeps to what who asked for it sees by then, and stops for who has left', async () => {
    await app.call(teams.changeRole, { id: kim.userId, role: 'agent', reach: 'own' }, asMina());
    const own = ids.slice(0, 3);
    for (const each of own) await app.call(conversations.assign, { id: each, user_id: kim.userId }, asMina());
    const id = await writeDown({ kind: 'tag', tag: 'vip' }, kim.userId, own);
    const [moved = ''] = own;
    await app.call(conversations.assign, { id: moved, user_id: mina.userId }, asMina());
    now += 11_000;
    await goOnWithBulks(app.services);
    const job = await look(id, kim);
    expect(job).toMatchObject({ state: 'done', done: 2, refused: [{ id: moved, reason: 'not_found' }] });
    expect((await read(moved)).tags).toEqual([]);

    const left = await writeDown({ kind: 'resolve' }, kim.userId, own);
    await app.call(teams.removeMember, { id: kim.userId }, asMina());
    now += 11_000;
    await goOnWithBulks(app.services);
    const stored = await inTenant(app.services.database, mina.tenantId, (scope) => conversationBulks.find(scope, kim.userId, left));
    expect(stored).toMatchObject({ through: 3, done: [] });
    expect(new Set(stored?.refused.map(({ reason }) => reason))).toEqual(new Set(['refused']));
  });
});

describe('what a bulk action has resolved', () => {
  test('is reopened without what was resolved before', async () => {
    const [first = '', before = ''] = ids;
    await app.call(conversations.resolve, { id: before }, asMina());
    const requestId = randomUUID();
    await app.call(bulk.run, { request_id: requestId, ids: [first, before], action: { kind: 'resolve' } }, asMina());
    const again = { request_id: randomUUID(), resolved_by: requestId, action: { kind: 'reopen' as const } };
    expect((await app.call(bulk.run, again, { token: kim.token })).data).toMatchObject({ reason: 'not_found' });
    expect((await app.call(bulk.run, again, asMina())).data).toMatchObject({ total: 1, done: 1 });
    expect((await read(first)).status).toBe('open');
    expect((await read(before)).status).toBe('resolved');
  });
});

describe('the first of a list', () => {
  test.each(['newest', 'oldest', 'priority', 'waiting'] as const)('are the first in the order that is shown: %s', async (sort) => {
    now += 1_000;
    await app.call(conversations.update, { id: ids[7] ?? '', priority: 'urgent' }, asMina());
    await app.call(conversations.assign, { id: ids[9] ?? '', user_id: null }, asMina());
    const shown = (await app.call(conversations.list, { sort, limit: 100 }, asMina())).data.items.map(({ id }) => id);
    const requestId = randomUUID();
    await app.call(bulk.run, { request_id: requestId, filter: { view: 'all' }, sort, action: { kind: 'read' } }, asMina());
    const stored = await inTenant(app.services.database, mina.tenantId, (scope) => conversationBulks.find(scope, mina.userId, requestId));
    expect(stored?.items.map(({ id }) => id)).toEqual(shown);
  });
});
