import { channels, contacts, conversations, DEFAULT_PRE_CHAT, visitor, type Channel, type ChannelPreChat } from '@lobby/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { webChannel } from './writes/web-channel.ts';

let app: TestApp;
let mina: SignedUp;
let channel: Channel;
const as = () => ({ token: mina.token });

beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp({ name: 'Mina' });
  channel = webChannel(
    (await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: ['https://shop.example'] }, as())).data,
  );
});
afterAll(() => app.close());

async function ask(change: Partial<ChannelPreChat>) {
  const { version } = webChannel((await app.call(channels.get, { id: channel.id }, as())).data);
  return app.call(channels.update, { id: channel.id, version, pre_chat: { ...DEFAULT_PRE_CHAT, ...change } }, as());
}
const begin = async (token?: string, locale: 'en-US' | 'ja-JP' = 'en-US') =>
  (await app.call(visitor.session, { tenant: mina.slug, locale, channel: channel.public_key }, { token })).data;

test('until its owner says otherwise a channel asks nothing', async () => {
  expect(channel.pre_chat).toEqual(DEFAULT_PRE_CHAT);
  expect((await begin()).pre_chat).toBeNull();
});

test('a visitor is asked what is not known of them, in their language, and not again once what is required is known', async () => {
  const fields = [
    { field: 'name' as const, required: false },
    { field: 'email' as const, required: true },
    { field: 'phone' as const, required: false },
  ];
  await ask({ asks: 'first_message', fields, texts: { ...DEFAULT_PRE_CHAT.texts, 'ja-JP': 'まずお名前をお聞かせください。' } });
  const chat = await begin(undefined, 'ja-JP');
  expect(chat.pre_chat).toEqual({ asks: 'first_message', fields, text: 'まずお名前をお聞かせください。' });

  const named = { conversation_id: chat.conversation_id, name: '新井 葵' };
  expect((await app.call(visitor.contact, named, { token: chat.token })).data).toMatchObject({ has_address: false });
  expect((await begin(chat.token)).pre_chat?.fields).toEqual(fields.slice(1));
  await app.call(visitor.contact, { ...named, email: 'aoi@example.com' }, { token: chat.token });
  expect((await begin(chat.token)).pre_chat).toBeNull();
  const { contact } = (await app.call(conversations.get, { id: chat.conversation_id }, as())).data;
  expect((await app.call(contacts.get, { id: contact.id }, as())).data).toMatchObject({ name: '新井 葵', email: 'aoi@example.com' });
});

test('outside of the channel, and where every field was answered, nobody is asked', async () => {
  await ask({ asks: 'handoff', fields: [{ field: 'name', required: false }] });
  const elsewhere = (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' })).data;
  expect(elsewhere.pre_chat).toBeNull();
  const chat = await begin();
  expect(chat.pre_chat).toEqual({ asks: 'handoff', fields: [{ field: 'name', required: false }], text: '' });
  await app.call(visitor.contact, { conversation_id: chat.conversation_id, name: 'Ben' }, { token: chat.token });
  expect((await begin(chat.token)).pre_chat).toBeNull();
});

test.each([
  ['a form without a question', { asks: 'first_message' as const, fields: [] }],
  [
    'the same question twice',
    {
      asks: 'handoff' as const,
      fields: [
        { field: 'name' as const, required: true },
        { field: 'name' as const, required: false },
      ],
    },
  ],
  ['a text that is too long', { texts: { ...DEFAULT_PRE_CHAT.texts, 'en-US': 'x'.repeat(201) } }],
])('%s is refused, and the form stays as it was', async (_name, change) => {
  const before = webChannel((await app.call(channels.get, { id: channel.id }, as())).data);
  expect((await ask(change)).status).toBe(400);
  expect(webChannel((await app.call(channels.get, { id: channel.id }, as())).data).pre_chat).toEqual(before.pre_chat);
});

test('an answer with neither a name nor an address is refused', async () => {
  const chat = await begin();
  const empty = await app.call(visitor.contact, { conversation_id: chat.conversation_id }, { token: chat.token });
  expect(empty.status).toBe(400);
});
