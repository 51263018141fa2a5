import {
  channelIdentity,
  channels,
  contacts,
  conversations,
  DEFAULT_PRE_CHAT,
  visitor,
  type Channel,
  type ChannelPreChat,
  type Locale,
} from '@lobby/contract';
import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const begin = async (token?: string, locale: Locale = 'en-US') =>
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

describe('what is required before the first message', () => {
  const fields = [
    { field: 'name' as const, required: false },
    { field: 'email' as const, required: true },
  ];
  interface Chat {
    token: string;
    conversation_id: string;
  }
  const say = ({ token, conversation_id }: Chat, clientMsgId: string, locale: Locale = 'en-US') =>
    app.call(visitor.messages, { conversation_id, client_msg_id: clientMsgId, text: 'Where is my order?' }, { token, locale });
  const handOff = ({ token, conversation_id }: Chat) => app.call(visitor.handoff, { conversation_id }, { token });
  const introduce = ({ token, conversation_id }: Chat, email: string) => app.call(visitor.contact, { conversation_id, email }, { token });

  test.each([
    ['en-US', 'Tell us who you are first, then send your message again.', 'Fill this in.'],
    ['zh-CN', '请先填写您的信息，再重新发送消息。', '请填写此项。'],
    ['zh-HK', '請先填寫你的資料，再重新傳送訊息。', '請填寫此項。'],
    ['ja-JP', '先にお客様の情報をご入力のうえ、もう一度送信してください。', '入力してください。'],
  ] as const)('is named in %s to who passes the form by; the same message is taken once afterwards', async (locale, msg, field) => {
    await ask({ asks: 'first_message', fields });
    const chat = await begin(undefined, locale);
    const clientMsgId = randomUUID();
    for (const answer of [await say(chat, clientMsgId, locale), await say(chat, clientMsgId, locale)]) {
      expect(answer).toMatchObject({ status: 403, msg });
      expect(answer.data).toEqual({ reason: 'pre_chat_required', fields: [{ path: 'email', message: field }] });
    }
    expect((await begin(chat.token)).last_seq).toBe(0);
    await introduce(chat, 'aoi@example.com');
    const stored = (await say(chat, clientMsgId)).data;
    expect(stored.body).toBe('Where is my order?');
    expect((await say(chat, clientMsgId)).data).toEqual(stored);
  });

  test('keeps a person from being called too, and nobody in the middle of a conversation from writing', async () => {
    await ask({ asks: 'never', fields });
    const early = await begin();
    expect((await say(early, randomUUID())).status).toBe(200);
    await ask({ asks: 'first_message', fields });
    const late = await begin();
    expect((await handOff(late)).data).toMatchObject({ reason: 'pre_chat_required' });
    expect((await say(early, randomUUID())).status).toBe(200);
    expect((await handOff(early)).data).toMatchObject({ status: 'queued' });
    await introduce(late, 'ben@example.com');
    expect((await handOff(late)).data).toMatchObject({ status: 'queued' });
  });

  test('before a person is asked for, the bot answers, and the person is refused until the form is filled in', async () => {
    await ask({ asks: 'handoff', fields });
    const chat = await begin();
    expect((await say(chat, randomUUID())).status).toBe(200);
    expect((await handOff(chat)).data).toMatchObject({ reason: 'pre_chat_required' });
    await introduce(chat, 'mio@example.com');
    expect((await handOff(chat)).data).toMatchObject({ status: 'queued' });
    expect((await handOff(chat)).data).toMatchObject({ status: 'queued' });
  });

  test('goes with the conversation: its form is shown outside of the channel, where it would be refused as well', async () => {
    await ask({ asks: 'first_message', fields });
    const chat = await begin();
    const elsewhere = (await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' }, { token: chat.token })).data;
    expect(elsewhere).toMatchObject({ conversation_id: chat.conversation_id, pre_chat: { asks: 'first_message', fields } });
    expect((await say(elsewhere, randomUUID())).data).toMatchObject({ reason: 'pre_chat_required' });
    const other = await begin();
    expect((await say({ ...other, conversation_id: chat.conversation_id }, randomUUID())).data).toMatchObject({ reason: 'not_found' });
  });

  test.each([
    ['with the address is not asked', { email: 'vi@example.com' }, 200],
    ['without it is', { name: 'Vi' }, 403],
  ])('of an app: who has signed in %s', async (_name, claims, status) => {
    const names = { package_name: 'com.example.shop', bundle_id: 'com.example.Shop', scheme: '' };
    const made = (await app.call(channels.create, { kind: 'app', name: 'App', app: names }, as())).data as Channel;
    const preChat = { ...DEFAULT_PRE_CHAT, asks: 'first_message' as const, fields };
    await app.call(channels.update, { id: made.id, version: made.version, pre_chat: preChat }, as());
    const { data: secret } = await app.call(channelIdentity.createSecret, { id: made.id, secret_id: randomUUID(), use: 'token' }, as());
    await app.call(channelIdentity.update, { id: made.id, mode: 'optional' }, as());
    const proof = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject(`user of ${status}`).setExpirationTime('1h');
    const jwt = await proof.sign(new TextEncoder().encode(secret.secret ?? ''));
    const start = { tenant: mina.slug, locale: 'en-US' as const, channel: made.public_key };
    const signedIn = (await app.call(visitor.session, { ...start, identity: { jwt } })).data;
    expect((await say(signedIn, randomUUID())).status).toBe(status);
    expect(signedIn.pre_chat === null).toBe(status === 200);
    const stranger = (await app.call(visitor.session, start)).data;
    expect((await say(stranger, randomUUID())).data).toMatchObject({ reason: 'pre_chat_required' });
  });
});
