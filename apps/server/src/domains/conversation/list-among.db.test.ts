import { conversations, type RequestInput } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { startChat } from '#test/start-chats.ts';

let app: TestApp;
let mina: SignedUp;
let ids: string[];
let now = Date.UTC(2026, 5, 1);

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  mina = await app.signUp({ name: 'Mina' });
  ids = [];
  for (let no = 0; no < 4; no += 1) {
    now += 1_000;
    ids.push((await startChat(app, mina, 'Where is my tent?')).id);
  }
});
afterAll(() => app.close());

const list = async (filter: RequestInput<typeof conversations.list>) =>
  (await app.call(conversations.list, filter, { token: mina.token })).data;

test('a list says of conversations by their ids which of them it has, in its order, and its counts', async () => {
  const [oldest = '', , , latest = ''] = ids;
  await app.call(conversations.update, { id: latest, tags: ['vip'] }, { token: mina.token });
  const { id: foreign } = await startChat(app, await app.signUp(), 'Where is my tent?');
  const among = [latest, oldest, foreign, randomUUID()].join(',');
  expect((await list({ among, sort: 'oldest' })).items.map(({ id }) => id)).toEqual([oldest, latest]);
  expect(await list({ among })).toMatchObject({ total: 4, next_cursor: null, counts: { all: 4 } });
  expect(await list({ among, tag: 'vip' })).toMatchObject({ items: [{ id: latest }], total: 1, counts: { all: 4 } });
  for (const wrong of ['x', `${oldest},`, '-'.repeat(36), Array.from({ length: 101 }, () => oldest).join(',')])
    expect(await list({ among: wrong })).toMatchObject({ reason: 'invalid_request' });
});
