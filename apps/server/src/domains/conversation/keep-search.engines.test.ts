import { contacts, conversations, messages, type ConversationFilter } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { startChat, type StartedChat } from '#test/start-chats.ts';
import { inTenant } from '#/database/transaction.ts';
import { keepSearch } from './keep-search.ts';

const MINUTE = 60_000;
const TEXTS = ['Where is my tent?', '帳篷什麼時候到貨', 'テントはいつ届きますか', 'xq', '番号はＡＢ１２３、ｶｰﾄﾞ払いです'];

let app: TestApp;
let mina: SignedUp;
let now = Date.UTC(2026, 5, 1);
let chats: StartedChat[];

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
  chats = [];
  for (const text of TEXTS) chats.push(await startChat(app, mina, text));
  for (const { id } of chats) await app.call(conversations.resolve, { id }, options());
});

const options = () => ({ token: mina.token });
/** Among the resolved ones, which are looked for in the filters. */
const found = async (filter: Partial<ConversationFilter>) =>
  (await app.call(conversations.list, { view: 'resolved', ...filter }, options())).data.items
    .map(({ id }) => chats.findIndex((chat) => chat.id === id))
    .toSorted((a, b) => a - b);
/** Takes everything in; what is this old is visible to everybody. */
async function keep(): Promise<number> {
  now += 2 * MINUTE;
  return keepSearch(app.services);
}
const filters = () =>
  inTenant(app.services.database, mina.tenantId, async ({ db }) => {
    const { rows } = await db.execute(sql`SELECT conversation_id FROM conversation_search`);
    return rows.length;
  });

describe('a search for what was written', () => {
  const everything = async () => {
    expect(await found({ q: 'TENT' })).toEqual([0]);
    expect(await found({ q: 's my t' })).toEqual([0]);
    expect(await found({ q: '到貨' })).toEqual([1]);
    expect(await found({ q: 'いつ届' })).toEqual([2]);
    expect(await found({ q: 'xq' })).toEqual([3]);
    expect(await found({ q: '帳' })).toEqual([1]);
    expect(await found({ q: 'ab123' })).toEqual([4]);
    expect(await found({ q: 'ＡＢ１２３' })).toEqual([4]);
    expect(await found({ q: 'カード' })).toEqual([4]);
    expect(await found({ q: 'ｶｰﾄﾞ' })).toEqual([4]);
    expect(await found({ q: 'zipper' })).toEqual([]);
    expect(await found({ q: '%' })).toEqual([]);
  };

  test('finds the same before its filters are there, with them, and after they were made again', async () => {
    await everything();
    expect(await keep()).toBeGreaterThanOrEqual(TEXTS.length);
    expect(await filters()).toBe(TEXTS.length);
    await everything();
    expect(await keep()).toBe(0);
    await everything();
  });

  test('finds what was written, or corrected, since the last time at once and later', async () => {
    await keep();
    const [chat] = chats;
    if (!chat) throw new Error('no chat');
    await app.call(conversations.reopen, { id: chat.id }, options());
    await app.call(conversations.takeover, { id: chat.id }, options());
    const { data: sent } = await app.call(
      messages.send,
      { id: chat.id, client_msg_id: randomUUID(), text: 'In the zipper bag' },
      options(),
    );
    await app.call(conversations.resolve, { id: chat.id }, options());
    expect(await found({ q: 'zipper' })).toEqual([0]);
    await keep();
    expect(await found({ q: 'zipper' })).toEqual([0]);
    await app.call(messages.edit, { id: chat.id, seq: sent.seq, text: 'In the 拉鏈 bag' }, options());
    expect(await found({ q: '拉鏈' })).toEqual([0]);
    await keep();
    expect(await found({ q: '拉鏈' })).toEqual([0]);
    expect(await found({ q: 'zipper' })).toEqual([]);
  });

  test('takes in more than fits into one transaction, in chats that are long and short', async () => {
    const [long, short] = chats;
    if (!long || !short) throw new Error('no chat');
    await inTenant(app.services.database, mina.tenantId, async ({ db }) => {
      await db.execute(sql`INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body)
        SELECT ${mina.tenantId}, ${long.id}, 1000 + g, 'long:' || g, 'contact', 'text', CASE WHEN g IN (1, 499, 500, 1200) THEN 'marker' || g ELSE 'and so on' END
        FROM generate_series(1, 1200) g`);
      await db.execute(sql`INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body)
        VALUES (${mina.tenantId}, ${short.id}, 1000, 'short', 'contact', 'text', 'a word at the end')`);
    });
    await keep();
    for (const word of ['marker1', 'marker499', 'marker500', 'marker1200']) expect(await found({ q: word })).toEqual([0]);
    expect(await found({ q: 'word at the end' })).toEqual([1]);
    await everything();
  });

  test('does not take for done what may still be on its way', async () => {
    expect(await keepSearch(app.services)).toBeGreaterThanOrEqual(TEXTS.length);
    expect(await keepSearch(app.services)).toBeGreaterThanOrEqual(TEXTS.length);
    await everything();
  });

  test('leaves nothing of a contact that was erased', async () => {
    await keep();
    const [chat] = chats;
    if (!chat) throw new Error('no chat');
    const { data } = await app.call(conversations.get, { id: chat.id }, options());
    await app.call(contacts.erase, { id: data.contact.id }, options());
    expect(await filters()).toBe(TEXTS.length - 1);
  });
});
