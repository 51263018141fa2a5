import { contacts, conversations, privacy, visitor, visitorWorkOrders, workOrders, workOrderTypes } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { contactModule } from '#/domains/contact/module.ts';
import { addColleague } from './add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { startChat, type StartedChat } from './start-chats.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let mina: SignedUp;
/** Somebody at the desk computer, and somebody else on the phone. */
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
const unmerge = (from: StartedChat, into: StartedChat) =>
  app.call(contacts.unmerge, { id: into.contactId, from_id: from.contactId }, asMina());
const undoable = async (chat: StartedChat) => (await app.call(contacts.merges, { id: chat.contactId }, asMina())).data.items;
const read = async (chat: StartedChat) => (await app.call(contacts.get, { id: chat.contactId }, asMina())).data;
const talksOf = async (chat: StartedChat) => (await read(chat)).conversations.map(({ id }) => id).toSorted();
const ownOf = async ({ token }: StartedChat) =>
  (await app.call(visitor.conversations, {}, { token })).data.items.map(({ id }) => id).toSorted();

/** The visitor begins another conversation. @returns its id */
async function beginAnother({ token }: StartedChat, text: string): Promise<string> {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'ja-JP', new_conversation: true }, { token });
  await app.call(visitor.messages, { conversation_id: data.conversation_id, client_msg_id: randomUUID(), text }, { token });
  await app.services.botRunner.idle();
  return data.conversation_id;
}

describe('a merge that is undone', () => {
  test('leaves two contacts as they were, but for what was changed since', async () => {
    await change(desk, { name: 'Misaki', tags: ['vip'], attrs: { plan: 'gold' }, remark: 'Likes tea', external_id: 'c-1' });
    await change(phone, { name: '田中 美咲', email: 'misaki@example.jp', tags: ['返品'], attrs: { plan: 'silver', city: '大阪' } });
    const [deskBefore, phoneBefore] = [await read(desk), await read(phone)];
    await merge(phone, desk, ['name', 'attrs.plan']);
    await change(desk, { phone: '+81 3 1234' });
    const { data } = await unmerge(phone, desk);
    expect(data).toEqual({ ...deskBefore, phone: '+81 3 1234', last_seen_at: expect.any(Number), identities: expect.any(Array) });
    expect(await read(phone)).toEqual(phoneBefore);
    expect(data.identities.map(({ merged }) => merged)).toEqual([false]);
  });

  test('gives conversations back, those that the browser has begun since with them, and leaves what the other has begun', async () => {
    await merge(phone, desk);
    const [since, elsewhere] = [await beginAnother(phone, 'Begun after the merge'), await beginAnother(desk, 'Begun by the other')];
    expect(await talksOf(desk)).toHaveLength(4);
    await unmerge(phone, desk);
    expect(await talksOf(phone)).toEqual([phone.id, since].toSorted());
    expect(await talksOf(desk)).toEqual([desk.id, elsewhere].toSorted());
    // Each visitor sees their own, and goes on with the token that they have.
    expect(await ownOf(phone)).toEqual([phone.id, since].toSorted());
    expect(await ownOf(desk)).toEqual([desk.id, elsewhere].toSorted());
    expect([await phone.say('Mine again'), await desk.say('Mine too')]).toEqual([1, 1]);
    const foreign = await app.call(visitor.sync, { conversation_id: phone.id, after_seq: 0, limit: 10 }, { token: desk.token });
    expect(foreign.data).toMatchObject({ reason: 'not_found' });
  });

  test('cuts live connections off, so that nobody hears what is said to the other', async () => {
    await merge(phone, desk);
    cutOff.length = 0;
    await unmerge(phone, desk);
    expect(cutOff).toEqual([{ tenantId: mina.tenantId, contactId: desk.contactId }]);
  });

  test('that happens while messages are on their way loses none', async () => {
    await merge(phone, desk);
    await phone.say('Before');
    const [, ...codes] = await Promise.all([unmerge(phone, desk), ...Array.from({ length: 10 }, (_, no) => phone.say(`On its way ${no}`))]);
    expect(codes).toEqual(Array.from({ length: 10 }, () => 1));
    const { items } = (await app.call(visitor.sync, { conversation_id: phone.id, after_seq: 0, limit: 100 }, { token: phone.token })).data;
    expect(items.filter(({ body }) => body.startsWith('On its way'))).toHaveLength(10);
  });

  test('gives work orders back: what was brought, what came out of those conversations, and what its browser made', async () => {
    const type = (await app.call(workOrderTypes.create, { name: { 'en-US': 'Repair' } }, asMina())).data;
    const make = async (chat: StartedChat, subject: string, from?: string) => {
      const draft = { client_id: randomUUID(), type_id: type.id, type_version: type.version, subject, description: subject, fields: {} };
      const origin = from === undefined ? {} : { origin_conversation_id: from };
      return (await app.call(visitorWorkOrders.create, { ...draft, locale: 'en-US', ...origin }, { token: chat.token })).data.id;
    };
    const brought = await make(phone, 'Brought along');
    const kept = await make(desk, 'Always here');
    await merge(phone, desk);
    const since = [await make(phone, 'Out of the chat', phone.id), await make(phone, 'By the browser')];
    const byDesk = await make(desk, 'By the other');
    await unmerge(phone, desk);
    const ordersOf = async (contact: string) =>
      (await app.call(workOrders.list, { view: 'all', contact }, asMina())).data.items.map(({ id }) => id).toSorted();
    expect(await ordersOf(phone.contactId)).toEqual([brought, ...since].toSorted());
    expect(await ordersOf(desk.contactId)).toEqual([kept, byDesk].toSorted());
    const own = await app.call(visitorWorkOrders.list, { locale: 'en-US' }, { token: phone.token });
    expect(own.data.items.map(({ id }) => id).toSorted()).toEqual([brought, ...since].toSorted());
  });

  test('gives both what each had agreed to, and whoever wanted no letters still wants none', async () => {
    const { version } = (await app.call(privacy.get, {}, asMina())).data;
    const texts = { 'en-US': null, 'zh-CN': null, 'zh-HK': null, 'ja-JP': null };
    const settings = { mode: 'required' as const, texts, link: null, version };
    const kept = (await app.call(privacy.update, settings, asMina())).data;
    const agree = async (chat: StartedChat) => {
      const { consent } = (await app.call(visitor.session, { tenant: mina.slug, locale: 'ja-JP' }, { token: chat.token })).data;
      await app.call(visitor.consent, { version: consent.version, locale: 'ja-JP' }, { token: chat.token });
      return (await read(chat)).consents;
    };
    const ofPhone = await agree(phone);
    const ofDesk = await agree(desk);
    await app.call(privacy.update, { ...settings, mode: 'off', version: kept.version }, asMina());
    expect([ofPhone.length, ofDesk.length]).toEqual([1, 1]);
    await app.services.database.pool.query(
      'INSERT INTO chat_letter_stop (tenant_id, contact_id, email, stopped_at) VALUES ($1, $2, $3, now()), ($1, $2, $4, now()), ($1, $5, $4, now())',
      [mina.tenantId, phone.contactId, 'only@phone.example', 'both@shop.example', desk.contactId],
    );
    await merge(phone, desk);
    await unmerge(phone, desk);
    expect([(await read(desk)).consents, (await read(phone)).consents]).toEqual([ofDesk, ofPhone]);
    const { rows } = await app.services.database.pool.query<{ of: string; email: string }>(
      'SELECT contact_id AS of, email FROM chat_letter_stop WHERE contact_id = ANY($1) ORDER BY email, contact_id = $2',
      [[desk.contactId, phone.contactId], phone.contactId],
    );
    expect(rows).toEqual([
      { of: desk.contactId, email: 'both@shop.example' },
      { of: phone.contactId, email: 'both@shop.example' },
      { of: phone.contactId, email: 'only@phone.example' },
    ]);
  });

  test('is found by its own name again, and only there', async () => {
    const [one, other] = ['Amselhof', 'Zilpzalp'];
    await change(desk, { name: one });
    await change(phone, { name: other });
    await merge(phone, desk);
    await unmerge(phone, desk);
    const find = async (q: string) => (await app.call(contacts.find, { q }, asMina())).data.items.map(({ id }) => id);
    expect([await find(one), await find(other)]).toEqual([[desk.contactId], [phone.contactId]]);
    const inInbox = await app.call(conversations.list, { view: 'all', q: other }, asMina());
    expect(inInbox.data.items.map(({ id }) => id)).toEqual([phone.id]);
  });
});

describe('undoing', () => {
  test('shows beforehand what it does', async () => {
    await change(desk, { name: 'Misaki', tags: ['vip'] });
    await change(phone, { name: '田中 美咲', email: 'misaki@example.jp', tags: ['返品'] });
    expect(await undoable(desk)).toEqual([]);
    await merge(phone, desk, ['name']);
    await beginAnother(phone, 'Begun after the merge');
    expect((await read(desk)).merges).toBe(1);
    expect(await undoable(desk)).toEqual([
      {
        from: { id: phone.contactId, no: expect.any(Number), name: '田中 美咲', email: 'misaki@example.jp', phone: null },
        merged_at: expect.any(Number),
        merged_by: 'Mina',
        conversations: 2,
        identities: 1,
        tags: ['返品'],
        changes: [
          { field: 'name', now: '田中 美咲', after: 'Misaki' },
          { field: 'email', now: 'misaki@example.jp', after: null },
        ],
      },
    ]);
    await unmerge(phone, desk);
    expect(await undoable(desk)).toEqual([]);
    expect((await read(desk)).merges).toBe(0);
  });

  test('is done once, and a repeat changes nothing', async () => {
    await merge(phone, desk);
    await Promise.all([unmerge(phone, desk), unmerge(phone, desk)]);
    await change(phone, { name: 'Named since' });
    expect((await unmerge(phone, desk)).data.id).toBe(desk.contactId);
    expect(await read(phone)).toMatchObject({ id: phone.contactId, name: 'Named since' });
    const { rows } = await app.services.database.pool.query<{ action: string; target_id: string }>(
      `SELECT action, target_id FROM audit_log WHERE action LIKE 'contact.unmerge%' AND target_id = ANY($1) ORDER BY action`,
      [[desk.contactId, phone.contactId]],
    );
    expect(rows).toEqual([
      { action: 'contact.unmerge', target_id: desk.contactId },
      { action: 'contact.unmerge_from', target_id: phone.contactId },
    ]);
  });

  test('of several goes one by one, in any order', async () => {
    const tablet = await startChat(app, mina, 'Written on the tablet');
    await change(phone, { tags: ['phone'] });
    await change(tablet, { tags: ['tablet'] });
    await merge(phone, desk);
    await merge(tablet, desk);
    expect((await undoable(desk)).map(({ from }) => from.id)).toEqual([tablet.contactId, phone.contactId]);
    expect((await unmerge(phone, desk)).data.tags).toEqual(['tablet']);
    expect((await unmerge(tablet, desk)).data.tags).toEqual([]);
    for (const chat of [desk, phone, tablet]) expect(await talksOf(chat)).toEqual([chat.id]);
  });

  test('of a chain begins with the last, and what was merged before comes along', async () => {
    const tablet = await startChat(app, mina, 'Written on the tablet');
    await merge(phone, desk);
    await merge(desk, tablet);
    expect((await unmerge(phone, tablet)).data).toMatchObject({ reason: 'merge_final' });
    await unmerge(desk, tablet);
    expect(await talksOf(tablet)).toEqual([tablet.id]);
    expect(await talksOf(desk)).toEqual([desk.id, phone.id].toSorted());
    expect((await read(phone)).id).toBe(desk.contactId);
    await unmerge(phone, desk);
    expect([await talksOf(desk), await talksOf(phone)]).toEqual([[desk.id], [phone.id]]);
    expect([await phone.say('Here'), await desk.say('Here'), await tablet.say('Here')]).toEqual([1, 1, 1]);
  });

  test('and merging again can be undone again', async () => {
    await merge(phone, desk);
    await unmerge(phone, desk);
    await merge(phone, desk);
    await unmerge(phone, desk);
    expect(await talksOf(phone)).toEqual([phone.id]);
  });

  test('ends after thirty days, and is refused for what was never merged by the team', async () => {
    await merge(phone, desk);
    const purgeIn = (days: number) =>
      inTenant(app.services.database, mina.tenantId, (scope) => contactModule.purge(scope, Date.now() + days * DAY_MS));
    await purgeIn(29);
    expect(await undoable(desk)).toHaveLength(1);
    await purgeIn(31);
    expect(await undoable(desk)).toEqual([]);
    expect((await unmerge(phone, desk)).data).toMatchObject({ reason: 'merge_final' });
    expect(await talksOf(desk)).toHaveLength(2);
    expect((await unmerge(desk, desk)).data).toMatchObject({ reason: 'not_found' });
    const nobody = await app.call(contacts.unmerge, { id: desk.contactId, from_id: randomUUID() }, asMina());
    expect(nobody.data).toMatchObject({ reason: 'not_found' });
  });

  test('is refused for who sees a part of the contact, and for another business', async () => {
    await merge(phone, desk);
    const kim = await addColleague(app, mina, 'Kim', 'agent');
    await app.services.database.pool.query(`UPDATE tenant_member SET reach = 'own' WHERE tenant_id = $1 AND user_id = $2`, [
      mina.tenantId,
      kim.userId,
    ]);
    await app.call(conversations.assign, { id: desk.id, user_id: kim.userId }, asMina());
    const asKim = { token: kim.token };
    const request = { id: desk.contactId, from_id: phone.contactId };
    expect((await app.call(contacts.unmerge, request, asKim)).data).toMatchObject({ reason: 'refused' });
    expect((await app.call(contacts.merges, { id: desk.contactId }, asKim)).data).toMatchObject({ reason: 'refused' });
    const nori = await app.signUp();
    expect((await app.call(contacts.unmerge, request, { token: nori.token })).data).toMatchObject({ reason: 'not_found' });
    expect(await talksOf(desk)).toHaveLength(2);
  });

  test('is no way to what was erased', async () => {
    await change(phone, { name: 'Gone for good' });
    await merge(phone, desk);
    await app.call(contacts.erase, { id: desk.contactId }, asMina());
    expect((await unmerge(phone, desk)).data).toMatchObject({ reason: 'not_found' });
    const { rows } = await app.services.database.pool.query('SELECT FROM contact_merge WHERE from_id = $1', [phone.contactId]);
    expect(rows).toEqual([]);
  });
});
