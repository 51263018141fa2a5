import { contacts, conversations, messages, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
let visitorToken: string;
let conversationId: string;
let contactId: string;
/** A word of each test's own. */
let canary: string;

beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp({ name: 'Mina' });
});
afterAll(() => app.close());
beforeEach(async () => {
  canary = `canary-${randomUUID().slice(0, 8)}`;
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'ja-JP' });
  visitorToken = data.token;
  conversationId = data.conversation_id;
  await say(`My name is ${canary}`);
  await app.services.botRunner.idle();
  contactId = (await app.call(conversations.get, { id: conversationId }, asMina())).data.contact.id;
});

const asMina = () => ({ token: mina.token });
const asVisitor = () => ({ token: visitorToken });
const say = (text: string) =>
  app.call(visitor.messages, { conversation_id: conversationId, client_msg_id: randomUUID(), text }, asVisitor());

describe('what is known of a contact', () => {
  test('is shown with the conversations, and changes piece by piece', async () => {
    const changed = await app.call(
      contacts.update,
      { id: contactId, name: ' 田中 美咲 ', email: 'Misaki@Example.jp', phone: '+81 90-1234-5678', tags: ['vip', '返品'] },
      asMina(),
    );
    expect(changed.data).toMatchObject({ name: '田中 美咲', email: 'misaki@example.jp', phone: '+81 90-1234-5678', tags: ['vip', '返品'] });
    expect(changed.data.conversations).toMatchObject([{ id: conversationId, status: 'bot' }]);
    const again = await app.call(contacts.update, { id: contactId, email: null, remark: 'Prefers mail' }, asMina());
    expect(again.data).toMatchObject({ name: '田中 美咲', email: null, phone: '+81 90-1234-5678', remark: 'Prefers mail' });
    expect((await app.call(conversations.get, { id: conversationId }, asMina())).data.contact.name).toBe('田中 美咲');
  });

  test('without a name it is a number of its own, over all conversations, by which it is found', async () => {
    const stranger = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
    const hello = { conversation_id: stranger.data.conversation_id, client_msg_id: randomUUID(), text: 'Hello' };
    await app.call(visitor.messages, hello, { token: stranger.data.token });
    const again = await app.call(visitor.session, { tenant: mina.slug, locale: 'ja-JP', new_conversation: true }, asVisitor());
    const secondId = again.data.conversation_id;
    await app.call(visitor.messages, { conversation_id: secondId, client_msg_id: randomUUID(), text: 'Once more' }, asVisitor());
    const shown = async (id: string) => (await app.call(conversations.get, { id }, asMina())).data;
    const [first, second, other] = [await shown(conversationId), await shown(secondId), await shown(stranger.data.conversation_id)];
    expect(second.no).not.toBe(first.no);
    expect(second.contact).toMatchObject({ id: contactId, no: first.contact.no, name: null });
    expect(other.contact.no).not.toBe(first.contact.no);
    expect((await app.call(contacts.get, { id: contactId }, asMina())).data.no).toBe(first.contact.no);
    for (const q of [String(first.contact.no), `Visitor ${first.contact.no}`])
      expect((await app.call(contacts.find, { q }, asMina())).data.items.map(({ id }) => id)).toContain(contactId);
    // Another business counts for itself.
    const nori = await app.signUp();
    const theirs = await app.call(visitor.session, { tenant: nori.slug, locale: 'en-US' });
    const said = { conversation_id: theirs.data.conversation_id, client_msg_id: randomUUID(), text: 'Hello' };
    await app.call(visitor.messages, said, { token: theirs.data.token });
    const { data } = await app.call(conversations.get, { id: theirs.data.conversation_id }, { token: nori.token });
    expect(data.contact.no).toBe(1);
  });

  test.each([
    ['email', 'no address'],
    ['phone', 'call me'],
    ['phone', '12'],
    ['name', 'x'.repeat(121)],
  ])('a %s like "%s" is refused by its field', async (field, value) => {
    const refused = await app.call(contacts.update, { id: contactId, [field]: value }, asMina());
    expect([refused.status, refused.data]).toMatchObject([400, { fields: [{ path: field }] }]);
  });

  test('is the business’s own: no other one, and no visitor, reads or changes it', async () => {
    const other = { token: (await app.signUp()).token };
    for (const answer of [
      await app.call(contacts.get, { id: contactId }, other),
      await app.call(contacts.update, { id: contactId, name: 'Mine' }, other),
      await app.call(contacts.block, { id: contactId, blocked: true }, other),
      await app.call(contacts.export, { id: contactId }, other),
      await app.call(contacts.erase, { id: contactId }, other),
    ])
      expect(answer.status).toBe(404);
    expect((await app.call(contacts.get, { id: contactId }, asVisitor())).code).toBe(-1);
  });
});

test('a blocked visitor is refused until they may write again; what was said stays', async () => {
  const first = await app.call(contacts.block, { id: contactId, blocked: true }, asMina());
  expect(first.data.blocked_at).not.toBeNull();
  expect((await app.call(contacts.block, { id: contactId, blocked: true }, asMina())).data.blocked_at).toBe(first.data.blocked_at);
  expect((await say('Let me in')).status).toBe(403);
  expect((await app.call(visitor.handoff, { conversation_id: conversationId }, asVisitor())).status).toBe(403);
  expect((await app.call(messages.list, { id: conversationId }, asMina())).data.items[0]?.body).toContain(canary);
  await app.call(contacts.block, { id: contactId, blocked: false }, asMina());
  expect((await say('Thank you')).code).toBe(1);
});
