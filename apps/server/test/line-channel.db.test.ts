import { validateSignature } from '@line/bot-sdk';
import { corpus, messaging, type MessagingChannel } from '@lobby/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { lineBody, lineEvent, lineText, openServiceDesk, SECRET, type ConnectedService } from './service-desk.ts';
import { json } from './service-stand-in.ts';

const desk = openServiceDesk({}, { tenantName: '京都靴店', locale: 'ja-JP' });
const { as, settle, list, said, ofConversation, takeover, reply } = desk;
let channel: MessagingChannel;
let line: ConnectedService;

beforeEach(async () => {
  line = await desk.connect('line');
  ({ channel } = line);
  await desk.app.call(
    corpus.create,
    { question: '京都までの配送は何日かかりますか？', answer: '青い便で2日です。', locale: 'ja-JP' },
    as(),
  );
});

function post(events: object[], secret = SECRET) {
  const body = JSON.stringify(lineBody(...events));
  expect(validateSignature(body, SECRET, line.sign(body, secret)['x-line-signature'] ?? '')).toBe(secret === SECRET);
  return line.post(body, secret);
}

test('is known by its basic id, and the month’s quota is told', async () => {
  expect(channel).toMatchObject({ account: '@kyotoshoes', link: 'https://line.me/R/ti/p/@kyotoshoes', state: 'connected' });
  expect(desk.service.to('/webhook/endpoint')[0]?.json).toEqual({ endpoint: channel.webhook_url });
});

test('a person is known by their profile and language, and is answered with the reply token, free', async () => {
  const asked = lineText('京都まで何日で届きますか');
  expect((await post([asked])).status).toBe(200);
  expect((await post([{ ...asked, deliveryContext: { isRedelivery: true } }])).status).toBe(200);
  await settle();
  const [conversation] = await list();
  expect(conversation).toMatchObject({ contact: { name: '田中', locale: 'ja-JP' }, channel: { kind: 'line' } });
  const replies = desk.service.to('/message/reply');
  expect(replies).toHaveLength(1);
  expect(replies[0]?.json).toMatchObject({ replyToken: asked.replyToken, messages: [{ type: 'text' }] });
  expect(desk.service.to('/message/push')).toEqual([]);
  expect(desk.service.to('/chat/loading/start')[0]?.json).toMatchObject({ chatId: 'U7a9' });
});

describe('what a person of the business answers', () => {
  test('is pushed where the token is used up, says so before, and what waits goes in one call', async () => {
    await post([lineText('靴のサイズについて聞きたいです')]);
    await settle();
    const id = await takeover();
    expect((await ofConversation(id)).channel).toMatchObject({ price: { kind: 'quota', used: 143, limit: 200 } });
    desk.service.calls.length = 0;
    await Promise.all(['はい', 'どのサイズですか', '在庫を見ます'].map((words) => reply(id, words)));
    await settle();
    const pushes = desk.service.to('/message/push');
    expect(
      pushes.flatMap(({ json: body }) => (body['messages'] as { text: string }[]).map(({ text: words }) => words)).toSorted(),
    ).toHaveLength(3);
    expect(pushes[0]?.headers['x-line-retry-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(pushes[0]?.json).toMatchObject({ to: 'U7a9' });
  });

  test('is repeated with the same key where the answer got lost, and taken once', async () => {
    await post([lineText('もしもし')]);
    await settle();
    const id = await takeover();
    desk.service.calls.length = 0;
    const keys: unknown[] = [];
    desk.service.answer('/message/push', ({ headers }, response) => {
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
    await post([lineText('もしもし')]);
    await settle();
    const id = await takeover();
    desk.service.calls.length = 0;
    const taken: string[] = [];
    const pushed = () =>
      desk.service.to('/message/push').map(({ json: body }) => (body['messages'] as { text: string }[]).map((each) => each.text));
    desk.service.answer('/message/push', ({ json: body }, response) => {
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
    await post([lineText('もしもし')]);
    await settle();
    const id = await takeover();
    desk.service.calls.length = 0;
    desk.service.answer('/message/push', async (_call, response) => {
      if (desk.service.to('/message/push').length > 1) return json(response, 409, { message: 'The retry key is already accepted' });
      const { rowCount } = await desk.app.services.database.pool.query(
        `UPDATE channel_person SET reply_token = 'fresh', reply_until = now() + interval '1 hour' WHERE channel_id = $1`,
        [channel.id],
      );
      expect(rowCount).toBe(1);
      response.destroy();
      return true;
    });
    await reply(id, 'はい');
    await settle();
    expect(desk.service.to('/message/reply')).toEqual([]);
    expect(desk.service.to('/message/push')).toHaveLength(2);
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'sent' });
  });

  test('with a reply token whose answer got lost is unknown, and never followed by a push', async () => {
    await post([lineText('もしもし')]);
    await settle();
    const id = await takeover();
    await post([lineText('います？')]);
    await settle();
    desk.service.calls.length = 0;
    desk.service.answer('/message/reply', (_call, response) => {
      response.destroy();
      return true;
    });
    await reply(id, 'はい');
    await settle();
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'unknown' });
    expect(desk.service.to('/message/push')).toEqual([]);
  });

  test('fails in plain words where the month is used up', async () => {
    await post([lineText('もしもし')]);
    await settle();
    const id = await takeover();
    desk.service.answer('/message/push', (_call, response) => json(response, 429, { message: 'You have reached your monthly limit.' }));
    await reply(id, 'はい');
    await settle();
    expect((await ofConversation(id)).deliveries.at(-1)).toMatchObject({ state: 'failed', reason: 'quota' });
  });
});

test('says what LINE carries of a reply', async () => {
  await post([lineText('もしもし')]);
  await settle();
  const { carries } = (await ofConversation()).channel ?? {};
  expect(carries).toEqual({ buttons_max: 13, button_max: 20, caption_max: 0, opens_addresses: true, button_text_max: null });
});

test('a picture is kept, what is taken back goes, and who blocks is written to no more', async () => {
  await post([lineText('これです'), lineEvent({ message: { type: 'image', id: 'pic1', contentProvider: { type: 'line' } } })]);
  await settle();
  const id = (await list())[0]?.id ?? '';
  const theirs = async () => (await said(id)).filter(({ author_kind: author }) => author === 'contact');
  expect((await theirs()).map(({ body, attachments = [] }) => [body, attachments.length])).toEqual([
    ['これです', 0],
    ['', 1],
  ]);
  await post([lineEvent({ type: 'unsend', unsend: { messageId: 'pic1' } })]);
  await settle();
  expect((await theirs())[1]).toMatchObject({ deleted_at: expect.any(Number) as number });
  await takeover();
  await post([lineEvent({ type: 'unfollow', replyToken: undefined })]);
  await settle();
  expect((await ofConversation(id)).channel).toMatchObject({ blocked: true });
});

test('a body that is signed with another secret is refused, and groups are left alone', async () => {
  expect((await post([lineText('こんにちは')], 'other')).status).toBe(401);
  await post([lineText('みなさん', { source: { type: 'group', groupId: 'G1', userId: 'U7a9' } })]);
  await settle();
  expect(await list()).toEqual([]);
  expect((await desk.app.call(messaging.events, { id: channel.id }, as())).data.items.map(({ state }) => state)).toEqual(['skipped']);
});
