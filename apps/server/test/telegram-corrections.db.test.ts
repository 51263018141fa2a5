import { channels, conversations, messages, messaging } from '@lobby/contract';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { json, openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';

let app: TestApp;
let service: ServiceStandIn;
let mina: SignedUp;
let hook: { url: string; secret_token: string };
let id: string;
/** The chat of the customer. */
const CHAT = 31;

beforeAll(async () => {
  service = await openServiceStandIn();
  const services = { telegram: service.origin, line: service.origin, lineData: service.origin, whatsapp: service.origin };
  app = await openTestApp({ config: { services, origin: 'https://lobby.example' } });
});
afterAll(async () => {
  await app.close();
  service.close();
});

const as = () => ({ token: mina.token });
const settle = () => settleChannels(app);
let no = 0;

beforeEach(async () => {
  service.reset();
  mina = await app.signUp({ name: 'Mina', tenantName: 'Kyoto Shoes' });
  await app.call(channels.create, { kind: 'telegram', name: 'Telegram', token: `${randomInt(1e9)}:${randomUUID()}` }, as());
  hook = service.to('/setWebhook')[0]?.json as typeof hook;
  await says(CHAT);
});

/** Somebody writes, and an agent takes over. */
async function says(chat: number): Promise<void> {
  no += 1;
  const from = { id: chat, first_name: 'Ada', language_code: 'en' };
  await app.fetch(new URL(hook.url).pathname, {
    method: 'POST',
    body: JSON.stringify({
      update_id: no,
      message: { message_id: no, date: 1_780_000_000, chat: { id: chat, type: 'private' }, from, text: 'Hello' },
    }),
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': hook.secret_token },
  });
  await settle();
  id = (await app.call(conversations.list, { view: 'all', sort: 'newest' }, as())).data.items[0]?.id ?? '';
  await app.call(conversations.takeover, { id }, as());
  await settle();
  service.calls.length = 0;
}

const reply = async (text: string) => (await app.call(messages.send, { id, client_msg_id: randomUUID(), text }, as())).data.seq;
const edit = (seq: number, text: string) => app.call(messages.edit, { id, seq, text }, as());
const remove = (seq: number) => app.call(messages.remove, { id, seq }, as());
const delivery = async (seq: number) =>
  (await app.call(messaging.ofConversation, { id }, as())).data.deliveries.find((each) => each.seq === seq);
const asked = () => service.calls.map(({ path, json: body }) => [path.split('/').at(-1), body['message_id'], body['text']]);
/** A reply that has arrived, under a name of Telegram's. */
async function sent(text: string, messageId: number): Promise<number> {
  service.answer('/sendMessage', (_call, response) => json(response, 200, { ok: true, result: { message_id: messageId } }));
  const seq = await reply(text);
  await settle();
  service.calls.length = 0;
  return seq;
}

test('a message that is changed and then taken back is so on Telegram, once each', async () => {
  const seq = await sent('It costs 30 yen', 501);
  await edit(seq, 'It costs 3,000 yen');
  await settle();
  expect(asked()).toEqual([['editMessageText', 501, 'It costs 3,000 yen']]);
  expect(await delivery(seq)).toMatchObject({ state: 'sent', correction: 'done' });
  await edit(seq, 'It costs 3,000 yen');
  await remove(seq);
  await settle();
  expect(asked().slice(1)).toEqual([['deleteMessage', 501, undefined]]);
  expect(await delivery(seq)).toMatchObject({ correction: 'done' });
});

test('a long message that becomes short loses what stood behind it', async () => {
  const { items } = (await app.call(channels.list, {}, as())).data;
  const channel = items.find(({ kind }) => kind === 'telegram');
  if (channel?.kind !== 'telegram') throw new Error('there is no channel on Telegram');
  const greeting = { ...channel.settings.greeting, 'en-US': 'Welcome to Kyoto Shoes. '.repeat(40).trim() };
  await app.call(
    channels.update,
    { id: channel.id, version: channel.version, settings: { ...channel.settings, bot: false, greeting } },
    as(),
  );
  await says(77);
  let messageId = 600;
  service.answer('/sendMessage', (_call, response) => json(response, 200, { ok: true, result: { message_id: (messageId += 1) } }));
  // The first answer of a conversation, which the greeting stands before.
  const seq = await reply('word '.repeat(799));
  await settle();
  expect(asked().map(([method]) => method)).toEqual(['sendMessage', 'sendMessage']);
  service.calls.length = 0;
  await edit(seq, 'Short');
  await settle();
  expect(asked()).toEqual([
    ['editMessageText', 601, expect.stringMatching(/^Welcome to Kyoto Shoes.*\n\nShort$/)],
    ['deleteMessage', 602, undefined],
  ]);
  expect(await delivery(seq)).toMatchObject({ correction: 'done' });
});

test('one that is changed before it has gone goes as it reads then, and one that failed is sent again so', async () => {
  service.answer('/sendMessage', (_call, response) => json(response, 400, { ok: false, error_code: 400, description: 'Bad Request' }));
  const seq = await reply('Old words');
  await settle();
  expect(await delivery(seq)).toMatchObject({ state: 'failed', correction: null });
  await edit(seq, 'New words');
  await settle();
  service.reset();
  await app.call(messaging.resend, { id, seq }, as());
  await settle();
  expect(asked().map(([method, , text]) => [method, text])).toEqual([['sendMessage', 'New words']]);
});

test('what Telegram refuses says so; what it could not take now is tried again; what is so already is done', async () => {
  const seq = await sent('Hello', 700);
  let tries = 0;
  service.answer('/editMessageText', (_call, response) => {
    tries += 1;
    if (tries === 1)
      return json(response, 429, { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 0 } });
    return json(response, 400, { ok: false, error_code: 400, description: 'Bad Request: message is not modified' });
  });
  await edit(seq, 'Hello!');
  await settle();
  expect(tries).toBe(2);
  expect(await delivery(seq)).toMatchObject({ correction: 'done' });
  service.answer('/deleteMessage', (_call, response) =>
    json(response, 400, { ok: false, error_code: 400, description: 'Bad Request: message can’t be deleted' }),
  );
  await remove(seq);
  await settle();
  expect(await delivery(seq)).toMatchObject({ state: 'sent', correction: 'failed' });
});
