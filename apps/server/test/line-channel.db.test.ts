import { validateSignature } from '@line/bot-sdk';
import { channels, conversations, corpus, messages, messaging, type MessagingChannel } from '@lobby/contract';
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { json, openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';
import { settleChannels } from './settle-channels.ts';

const SECRET = 'line-channel-secret';

let app: TestApp;
let service: ServiceStandIn;
let mina: SignedUp;
let channel: MessagingChannel;
let path: string;

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

beforeEach(async () => {
  service.reset();
  mina = await app.signUp({ name: 'Mina', tenantName: '京都靴店', locale: 'ja-JP' });
  const draft = { kind: 'line' as const, name: 'LINE', channel_secret: SECRET, channel_access_token: 'access' };
  channel = (await app.call(channels.create, draft, as())).data as MessagingChannel;
  path = new URL(channel.webhook_url ?? '').pathname;
  await app.call(corpus.create, { question: '京都までの配送は何日かかりますか？', answer: '青い便で2日です。', locale: 'ja-JP' }, as());
});

let no = 0;
const event = (over: object) => ({
  type: 'message',
  mode: 'active',
  timestamp: Date.now() + no++,
  webhookEventId: `01${randomUUID()}`,
  deliveryContext: { isRedelivery: false },
  source: { type: 'user', userId: 'U7a9' },
  replyToken: randomUUID().replaceAll('-', ''),
  ...over,
});
const text = (words: string, over: object = {}) =>
  event({ message: { type: 'text', id: `m${no}`, quoteToken: 'q', text: words }, ...over });
function post(events: object[], secret = SECRET) {
  const body = JSON.stringify({ destination: 'U0b07', events });
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  expect(validateSignature(body, SECRET, signature)).toBe(secret === SECRET);
  return app.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-line-signature': signature } });
}
const settle = () => settleChannels(app);
const list = async () => (await app.call(conversations.list, { view: 'all' }, as())).data.items;
const said = async (id: string) => (await app.call(messages.list, { id }, as())).data.items.filter(({ kind }) => kind === 'text');
const ofConversation = async (id: string) => (await app.call(messaging.ofConversation, { id }, as())).data;
const takeover = async () => {
  const id = (await list())[0]?.id ?? '';
  await app.call(conversations.takeover, { id }, as());
  await settle();
  return id;
};
const reply = (id: string, words: string) => app.call(messages.send, { id, client_msg_id: randomUUID(), text: words }, as());

test('is known by its basic id, and the month’s quota is told', async () => {
  expect(channel).toMatchObject({ account: '@kyotoshoes', link: 'https://line.me/R/ti/p/@kyotoshoes', state: 'connected' });
  expect(service.to('/webhook/endpoint')[0]?.json).toEqual({ endpoint: channel.webhook_url });
});

test('a person is known by their profile and language, and is answered with the reply token, free', async () => {
  const asked = text('京都まで何日で届きますか');
  expect((await post([asked])).status).toBe(200);
  expect((await post([{ ...asked, deliveryContext: { isRedelivery: true } }])).status).toBe(200);
  await settle();
  const [conversation] = await list();
  expect(conversation).toMatchObject({ contact: { name: '田中', locale: 'ja-JP' }, channel: { kind: 'line' } });
  const replies = service.to('/message/reply');
  expect(replies).toHaveLength(1);
  expect(replies[0]?.json).toMatchObject({ replyToken: asked.replyToken, messages: [{ type: 'text' }] });
  expect(service.to('/message/push')).toEqual([]);
  expect(service.to('/chat/loading/start')[0]?.json).toMatchObject({ chatId: 'U7a9' });
});

describe('what a person of the business answers', () => {
  test('is pushed where the token is used up, says so before, and what waits goes in one call', async () => {
    await post([text('靴のサイズについて聞きたいです')]);
    await settle();
    const id = await takeover();
    expect((await ofConversation(id)).channel).toMatchObject({ price: { kind: 'quota', used: 143, limit: 200 } });
    service.calls.length = 0;
    await Promise.all(['はい', 'どのサイズですか', '在庫を見ます'].map((words) => reply(id, words)));
    await settle();
    const pushes = service.to('/message/push');
    expect(
      pushes.flatMap(({ json: body }) => (body['messages'] as { text: string }[]).map(({ text: words }) => words)).toSorted(),
    ).toHaveLength(3);
    expect(pushes[0]?.headers['x-line-retry-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(pushes[0]?.json).toMatchObject({ to: 'U7a9' });
  });

  test('is repeated with the same key where the answer got lost, and taken once', async () => {
    await post([text('もしもし')]);
    await settle();
    const id = await takeover();
    service.calls.length = 0;
    const keys: unknown[] = [];
    service.answer('/message/push', ({ headers }, response) => {
      keys.push(headers['x-line-retry-key']);
      if (keys.length > 1) return json(response, 409, { message: 'The retry key is already accepted' });
      response.destroy();
      return true;
    });
    await reply(id, 'はい');
    await settle();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'sent' });
  });

  test('is sent again as far as LINE took less than it was given', async () => {
    await post([text('もしもし')]);
    await settle();
    const id = await takeover();
    service.calls.length = 0;
    const taken: string[] = [];
    const pushed = () =>
      service.to('/message/push').map(({ json: body }) => (body['messages'] as { text: string }[]).map((each) => each.text));
    service.answer('/message/push', ({ json: body }, response) => {
      if (pushed().length > 1) return undefined;
      taken.push(...(body['messages'] as { text: string }[]).map((each) => each.text));
      return json(response, 409, { message: 'The retry key is already accepted', sentMessages: [{ id: 'taken-1' }] });
    });
    for (const words of ['はい', 'どのサイズですか']) await reply(id, words);
    await settle();
    expect(taken).toEqual(['はい', 'どのサイズですか']);
    expect(pushed().slice(1).flat()).toEqual(['どのサイズですか']);
    expect((await ofConversation(id)).deliveries.slice(-2).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('is pushed again under its name also where a reply token came meanwhile: as a reply it would arrive twice', async () => {
    await post([text('もしもし')]);
    await settle();
    const id = await takeover();
    service.calls.length = 0;
    service.answer('/message/push', async (_call, response) => {
      if (service.to('/message/push').length > 1) return json(response, 409, { message: 'The retry key is already accepted' });
      const { rowCount } = await app.services.database.pool.query(
        `UPDATE channel_person SET reply_token = 'fresh', reply_until = now() + interval '1 hour' WHERE channel_id = $1`,
        [channel.id],
      );
      expect(rowCount).toBe(1);
      response.destroy();
      return true;
    });
    await reply(id, 'はい');
    await settle();
    expect(service.to('/message/reply')).toEqual([]);
    expect(service.to('/message/push')).toHaveLength(2);
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'sent' });
  });

  test('with a reply token whose answer got lost is unknown, and never followed by a push', async () => {
    await post([text('もしもし')]);
    await settle();
    const id = await takeover();
    await post([text('います？')]);
    await settle();
    service.calls.length = 0;
    service.answer('/message/reply', (_call, response) => {
      response.destroy();
      return true;
    });
    await reply(id, 'はい');
    await settle();
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'unknown' });
    expect(service.to('/message/push')).toEqual([]);
  });

  test('fails in plain words where the month is used up', async () => {
    await post([text('もしもし')]);
    await settle();
    const id = await takeover();
    service.answer('/message/push', (_call, response) => json(response, 429, { message: 'You have reached your monthly limit.' }));
    await reply(id, 'はい');
    await settle();
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'failed', reason: 'quota' });
  });
});

test('a picture is kept, what is taken back goes, and who blocks is written to no more', async () => {
  await post([text('これです'), event({ message: { type: 'image', id: 'pic1', contentProvider: { type: 'line' } } })]);
  await settle();
  const id = (await list())[0]?.id ?? '';
  const theirs = async () => (await said(id)).filter(({ author_kind: author }) => author === 'contact');
  expect((await theirs()).map(({ body, attachments = [] }) => [body, attachments.length])).toEqual([
    ['これです', 0],
    ['', 1],
  ]);
  await post([event({ type: 'unsend', unsend: { messageId: 'pic1' } })]);
  await settle();
  expect((await theirs())[1]).toMatchObject({ deleted_at: expect.any(Number) as number });
  await takeover();
  await post([event({ type: 'unfollow', replyToken: undefined })]);
  await settle();
  expect((await ofConversation(id)).channel).toMatchObject({ blocked: true });
});

test('a body that is signed with another secret is refused, and groups are left alone', async () => {
  expect((await post([text('こんにちは')], 'other')).status).toBe(401);
  await post([text('みなさん', { source: { type: 'group', groupId: 'G1', userId: 'U7a9' } })]);
  await settle();
  expect(await list()).toEqual([]);
  expect((await app.call(messaging.events, { id: channel.id }, as())).data.items.map(({ state }) => state)).toEqual(['skipped']);
});
