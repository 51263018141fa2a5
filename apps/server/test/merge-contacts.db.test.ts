import { bulk, contacts, conversations, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { startChat, type StartedChat } from './start-chats.ts';

let app: TestApp;
let mina: SignedUp;
/** Somebody at the desk computer, and the same person on the phone. */
let desk: StartedChat;
let phone: StartedChat;
const cutOff: unknown[] = [];

beforeAll(async () => {
  app = await openTestApp({ disconnect: (audience) => cutOff.push(audience) });
  mina = await app.signUp({ name: 'Mina' });
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await startChat(app, mina, 'Written at the desk');
  phone = await startChat(app, mina, 'Written on the phone', 'ja-JP');
  cutOff.length = 0;
});

const asMina = () => ({ token: mina.token });
const change = (chat: StartedChat, rest: object) => app.call(contacts.update, { id: chat.contactId, ...rest }, asMina());
const merge = (from: StartedChat, into: StartedChat, take: string[] = []) =>
  app.call(contacts.merge, { id: into.contactId, from_id: from.contactId, take }, asMina());
const read = async (id: string) => (await app.call(contacts.get, { id }, asMina())).data;

describe('a merge', () => {
  test('brings conversations, browsers, tags, attributes and remarks to the contact that stays', async () => {
    await change(desk, { name: 'Misaki', tags: ['vip'], attrs: { plan: 'gold', size: '42' }, remark: 'Likes tea' });
    await change(phone, {
      email: 'misaki@example.jp',
      tags: ['vip', '返品'],
      attrs: { plan: 'silver', city: '大阪' },
      remark: 'Calls back',
    });
    const { data } = await merge(phone, desk);
    expect(data).toMatchObject({
      id: desk.contactId,
      name: 'Misaki',
      email: 'misaki@example.jp',
      tags: ['vip', '返品'],
      attrs: { plan: 'gold', size: '42', city: '大阪' },
      remark: 'Likes tea\nCalls back',
      locale: 'en-US',
    });
    expect(data.conversations.map(({ id }) => id).toSorted()).toEqual([desk.id, phone.id].toSorted());
    expect(new Set(data.identities.map(({ merged }) => merged))).toEqual(new Set([true, false]));
    expect((await app.call(conversations.get, { id: phone.id }, asMina())).data.contact).toMatchObject({
      id: desk.contactId,
      conversations: 2,
    });
  });

  test('knows an address that one of the two was known by, and no better one that neither was', async () => {
    const name = (chat: StartedChat, email: string) =>
      app.call(visitor.contact, { conversation_id: chat.id, email }, { token: chat.token });
    await name(phone, 'misaki@example.jp');
    expect(await read(phone.contactId)).toMatchObject({ email: 'misaki@example.jp', email_confirmed: false });
    await change(desk, { email: 'misaki@example.jp' });
    await name(desk, 'Misaki@example.jp');
    expect(await read(desk.contactId)).toMatchObject({ email_confirmed: true });
    expect((await merge(desk, phone)).data).toMatchObject({ email: 'misaki@example.jp', email_confirmed: true });
    const other = await startChat(app, mina, 'Written elsewhere');
    await name(other, 'elsewhere@example.jp');
    expect((await merge(other, phone, ['email'])).data).toMatchObject({ email: 'elsewhere@example.jp', email_confirmed: false });
  });

  test('shows beforehand what it does, and takes what is chosen where both say something else', async () => {
    await change(desk, { name: 'Misaki', phone: '+81 90 1111', attrs: { plan: 'gold' } });
    await change(phone, { name: '田中 美咲', phone: '+81 90 2222', attrs: { plan: 'silver' }, tags: ['返品'] });
    await app.call(contacts.block, { id: phone.contactId, blocked: true }, asMina());
    const { data: preview } = await app.call(contacts.previewMerge, { id: desk.contactId, from_id: phone.contactId }, asMina());
    expect(preview).toMatchObject({
      from: { id: phone.contactId, name: '田中 美咲' },
      into: { id: desk.contactId, name: 'Misaki' },
      conversations: 1,
      identities: 1,
      tags: ['返品'],
      attrs: [],
      blocked: true,
      conflicts: [
        { field: 'name', from: '田中 美咲', into: 'Misaki' },
        { field: 'phone', from: '+81 90 2222', into: '+81 90 1111' },
        { field: 'attrs.plan', from: 'silver', into: 'gold' },
      ],
    });
    const { data } = await merge(phone, desk, ['name', 'attrs.plan']);
    expect(data).toMatchObject({ name: '田中 美咲', phone: '+81 90 1111', attrs: { plan: 'silver' } });
  });

  test('lets the visitor go on with the same token, as the contact that stays', async () => {
    await merge(phone, desk);
    expect(cutOff).toEqual([{ tenantId: mina.tenantId, contactId: phone.contactId }]);
    expect(await phone.say('Still here')).toBe(1);
    const own = await app.call(visitor.conversations, {}, { token: phone.token });
    expect(own.data.items.map(({ id }) => id).toSorted()).toEqual([desk.id, phone.id].toSorted());
    const again = await app.call(visitor.session, { tenant: mina.slug, locale: 'ja-JP', new_conversation: true }, { token: phone.token });
    expect(again.data.token).toBe(phone.token);
    await app.call(
      visitor.messages,
      { conversation_id: again.data.conversation_id, client_msg_id: randomUUID(), text: 'A third one' },
      { token: phone.token },
    );
    expect((await read(desk.contactId)).conversations).toHaveLength(3);
  });

  test('that happens while a message is on its way loses nothing', async () => {
    await Promise.all([merge(phone, desk), ...Array.from({ length: 10 }, (_, no) => phone.say(`On its way ${no}`))]).then(([, ...codes]) =>
      expect(codes).toEqual(Array.from({ length: 10 }, () => 1)),
    );
    const { items } = (await app.call(visitor.sync, { conversation_id: phone.id, after_seq: 0, limit: 100 }, { token: phone.token })).data;
    expect(items.filter(({ body }) => body.startsWith('On its way'))).toHaveLength(10);
  });

  test('keeps who was blocked out', async () => {
    await app.call(contacts.block, { id: phone.contactId, blocked: true }, asMina());
    expect((await merge(phone, desk)).data.blocked_at).not.toBeNull();
    expect(await desk.say('Let me in')).not.toBe(1);
    expect(await phone.say('Let me in')).not.toBe(1);
  });

  test('is done once, and follows a contact to where it has gone', async () => {
    const tablet = await startChat(app, mina, 'Written on the tablet');
    await merge(phone, desk);
    expect((await merge(phone, desk)).data.id).toBe(desk.contactId);
    expect((await merge(desk, tablet)).data.conversations).toHaveLength(3);
    expect((await read(phone.contactId)).id).toBe(tablet.contactId);
    expect(await phone.say('Here')).toBe(1);
    expect((await merge(phone, desk)).data.id).toBe(tablet.contactId);
  });

  test('of a contact with itself is refused, by whatever name', async () => {
    expect((await merge(desk, desk)).data).toMatchObject({ reason: 'same_contact' });
    await merge(phone, desk);
    expect((await merge(desk, phone)).data).toMatchObject({ reason: 'same_contact' });
    const self = await app.call(contacts.previewMerge, { id: desk.contactId, from_id: desk.contactId }, asMina());
    expect(self.data).toMatchObject({ reason: 'same_contact' });
  });

  test('with nobody, or somebody of another business, is refused', async () => {
    const nori = await app.signUp();
    const theirs = await startChat(app, nori, 'Hello');
    for (const fromId of [randomUUID(), theirs.contactId])
      expect((await app.call(contacts.merge, { id: desk.contactId, from_id: fromId }, asMina())).data).toMatchObject({
        reason: 'not_found',
      });
  });

  test('two at once in both directions leave one contact with everything', async () => {
    await Promise.all([merge(phone, desk), merge(desk, phone)]);
    const [one, other] = [await read(desk.contactId), await read(phone.contactId)];
    expect(one.id).toBe(other.id);
    expect(one.conversations).toHaveLength(2);
  });

  test('is written down for both', async () => {
    await merge(phone, desk);
    const { rows } = await app.services.database.pool.query<{ action: string; target_id: string }>(
      `SELECT action, target_id FROM audit_log WHERE action LIKE 'contact.merge%' ORDER BY at DESC, action LIMIT 2`,
    );
    expect(rows).toEqual([
      { action: 'contact.merge', target_id: desk.contactId },
      { action: 'contact.merge_from', target_id: phone.contactId },
    ]);
  });

  test('leaves nothing of the other one behind, and erasing erases all of it', async () => {
    const canary = `canary-${randomUUID().slice(0, 8)}`;
    await change(phone, { name: canary, attrs: { secret: canary }, external_id: canary });
    await phone.say(canary);
    await app.services.botRunner.idle();
    await merge(phone, desk);
    await app.call(bulk.run, { request_id: randomUUID(), ids: [phone.id], action: { kind: 'tag', tag: 'seen' } }, asMina());
    expect((await app.call(contacts.erase, { id: phone.contactId }, asMina())).data).toMatchObject({ reason: 'not_found' });
    expect((await app.call(contacts.erase, { id: desk.contactId }, asMina())).data.conversations).toBe(2);
    const { pool } = app.services.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND n.nspname = 'public'`,
    );
    for (const { name } of tables) {
      const held = await pool.query<{ count: number }>(
        `SELECT count(*) AS count FROM ${name} t WHERE to_jsonb(t)::text LIKE '%${canary}%'`,
      );
      expect([name, held.rows[0]?.count]).toEqual([name, 0]);
    }
    expect((await app.call(contacts.get, { id: phone.contactId }, asMina())).data).toMatchObject({ reason: 'not_found' });
    expect(await phone.say('Anybody?')).toBe(-1);
  });
});

describe('contacts are found', () => {
  test('by name, address, number and external id; who became another is not', async () => {
    await change(phone, { name: '田中 美咲', email: 'misaki@shop.example', phone: '+81 90-1234-5678', external_id: 'c-77' });
    for (const q of ['美咲', 'MISAKI@', '1234-5678', 'c-77'])
      expect((await app.call(contacts.find, { q }, asMina())).data.items.map(({ id }) => id)).toContain(phone.contactId);
    await merge(phone, desk);
    const { items } = (await app.call(contacts.find, { q: 'misaki@shop' }, asMina())).data;
    expect(items.map(({ id }) => id)).toContain(desk.contactId);
    expect(items.map(({ id }) => id)).not.toContain(phone.contactId);
  });

  test('as the same person by address, digits of the number or external id', async () => {
    await change(desk, { email: 'same@shop.example', phone: '+852 5555 7777', external_id: 'x-1' });
    await change(phone, { email: 'Same@Shop.example', phone: '+852-5555-7777', external_id: 'x-2' });
    const { items } = (await app.call(contacts.duplicates, { id: desk.contactId }, asMina())).data;
    expect(items).toMatchObject([{ id: phone.contactId, same: ['email', 'phone'] }]);
  });
});

test('attributes are replaced as a whole, fifty at most', async () => {
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, no) => [`name ${no}`, 'value']));
  expect((await change(desk, { attrs: many })).data).toMatchObject({ reason: 'invalid_request' });
  expect((await change(desk, { attrs: { plan: ' gold ' } })).data.attrs).toEqual({ plan: 'gold' });
  expect((await change(desk, { attrs: {} })).data.attrs).toEqual({});
});
