import { channels, CODES, corpus, FILE_MAX_BYTES, messaging } from '@lobby/contract';
import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  lineBody,
  lineEvent,
  lineText,
  openServiceDesk,
  telegramMessage,
  telegramUpdate,
  telegramUser,
  whatsAppBody,
  whatsAppMessage,
  type ServiceKind,
} from './service-desk.ts';
import { json } from './service-stand-in.ts';

const desk = openServiceDesk();
const { as, list } = desk;
const CHAT = 31;

/** As each service says that somebody wrote. */
const SAYS: Readonly<Record<ServiceKind, (text: string, phoneId: string) => object>> = {
  telegram: (text) => telegramMessage(CHAT, { text }),
  line: (text) => lineBody(lineText(text)),
  whatsapp: (text, phoneId) => whatsAppMessage(phoneId, { type: 'text', text: { body: text } }),
};

/** What a service may tell of one day, and nobody has heard of yet. */
const UNKNOWN: Readonly<Record<ServiceKind, (phoneId: string) => object>> = {
  telegram: () => telegramUpdate({ moon_landing: { by: 'Ada' } }),
  line: () => lineBody(lineEvent({ type: 'moonLanding', moonLanding: { by: 'Ada' } })),
  whatsapp: (phoneId) => whatsAppBody(phoneId, { by: 'Ada' }, 'moon_landing'),
};

async function connect(kind: ServiceKind) {
  const connected = await desk.connect(kind);
  return { ...connected, id: connected.channel.id };
}
const post = (path: string, body: string, headers: Record<string, string>) =>
  desk.app.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const events = async (id: string) => (await desk.app.call(messaging.events, { id }, as())).data.items;
async function told(): Promise<{ body: string; files: number }[]> {
  await desk.settle();
  return (await desk.written()).map(({ body, attachments = [] }) => ({ body, files: attachments.length }));
}

describe.each(['telegram', 'line', 'whatsapp'] as const)('a post to %s', (kind) => {
  test('without a signature, with a wrong one or with that of another business is refused, and nothing of it is kept', async () => {
    const { id, path, sign, phoneId } = await connect(kind);
    const raw = JSON.stringify(SAYS[kind]('Let me in', phoneId));
    const [first] = Object.keys(sign(raw)) as [string];
    const other = sign(raw, 'the secret of another business');
    for (const headers of [{}, { [first]: '' }, { [first]: 'sha256=00' }, other]) expect((await post(path, raw, headers)).status).toBe(401);
    await desk.settle();
    expect([await list(), await events(id)]).toEqual([[], []]);
  });

  test('at an address that is nobody’s, or of another kind, is not found', async () => {
    const { id, path, sign, phoneId } = await connect(kind);
    const raw = JSON.stringify(SAYS[kind]('Hello', phoneId));
    const foreign = kind === 'line' ? 'whatsapp' : 'line';
    const paths = [`${path.slice(0, -4)}AAAA`, path.replace(`/${kind}/`, `/${foreign}/`), path.replace(`/${kind}/`, '/pigeon/')];
    for (const each of paths) expect((await post(each, raw, sign(raw))).status).toBe(404);
    expect(await events(id)).toEqual([]);
  });

  test('that is no body of the service’s is called so', async () => {
    const { id, path, sign } = await connect(kind);
    for (const raw of ['', '{', '[]', '{"hello":1}']) expect((await post(path, raw, sign(raw))).status).toBe(400);
    expect(await events(id)).toEqual([]);
  });

  test('of something that nobody has heard of yet is kept as it came', async () => {
    const { id, path, sign, phoneId } = await connect(kind);
    const raw = JSON.stringify(UNKNOWN[kind](phoneId));
    expect((await post(path, raw, sign(raw))).status).toBe(200);
    await desk.settle();
    const [event, ...more] = await events(id);
    expect([event?.state, more, await list()]).toEqual(['skipped', [], []]);
    expect(JSON.stringify(event?.raw)).toMatch(/moon_?landing/i);
  });
});

test.each(['line', 'whatsapp'] as const)('a body that was written anew on its way to %s is not what was signed', async (kind) => {
  const { path, sign, phoneId } = await connect(kind);
  const raw = JSON.stringify(SAYS[kind]('Où est mon colis 📦', phoneId));
  const anew = raw.replaceAll(/[^ -~]/gu, (letter) =>
    JSON.stringify(letter)
      .slice(1, -1)
      .replaceAll(/[^ -~]/g, escaped),
  );
  expect(JSON.parse(anew)).toEqual(JSON.parse(raw));
  expect(anew).not.toBe(raw);
  expect((await post(path, anew, sign(raw))).status).toBe(401);
  expect((await post(path, raw, sign(raw))).status).toBe(200);
  expect((await told())[0]?.body).toBe('Où est mon colis 📦');
});

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

test('a channel takes no token of another bot, and keeps the one that it has', async () => {
  const { id } = await connect('telegram');
  const changed = await desk.app.call(channels.update, { id, version: 1, token: `1${randomInt(1e9)}:${randomUUID()}` }, as());
  expect(changed).toMatchObject({
    status: 409,
    code: CODES.channel_other.code,
    msg: expect.stringMatching(/another account than @shoes_/) as string,
  });
  expect((await desk.app.call(channels.get, { id }, as())).data).toMatchObject({ version: 1, state: 'connected' });
});

describe('what cannot be shown is named', () => {
  test('a sticker of Telegram that moves, by what it means', async () => {
    const { path, sign } = await connect('telegram');
    const sticker = { file_id: 's', is_animated: true, emoji: '😀' };
    const raw = JSON.stringify(telegramMessage(CHAT, { sticker }));
    await post(path, raw, sign(raw));
    expect(await told()).toEqual([{ body: '😀', files: 0 }]);
  });

  test('a sticker of WhatsApp whose picture is gone', async () => {
    const { path, sign, phoneId } = await connect('whatsapp');
    desk.service.answer('/gone', (_call, response) => json(response, 404, { error: { code: 100, message: 'gone' } }));
    const raw = JSON.stringify(whatsAppMessage(phoneId, { type: 'sticker', sticker: { id: 'gone', mime_type: 'image/webp' } }));
    await post(path, raw, sign(raw));
    expect(await told()).toEqual([{ body: expect.stringMatching(/^\[sticker\.webp[:：]/) as string, files: 0 }]);
  });

  describe('and said to whoever sent it, once, with what can be done', () => {
    const photos = (over: object = {}) =>
      telegramMessage(CHAT, { photo: [{ file_id: 'p', width: 9_000, file_size: 40_000_000 }], ...over });
    const answers = () => desk.service.to('/sendMessage').map(({ json: body }) => body['text']);

    test.each([
      ['en', 'A file you sent is too large to reach us. Please send a smaller one, or a link to it.'],
      ['zh-hans', '您发来的文件太大，我们收不到。请发送较小的文件，或发送链接。'],
      ['zh-hant-hk', '你傳送的檔案太大，我們未能收到。請傳送較小的檔案，或傳送連結。'],
      ['ja', 'お送りいただいたファイルはサイズが大きく、受け取れませんでした。小さくしてお送りいただくか、リンクをお送りください。'],
    ])('in their language: %s', async (language, words) => {
      const { path, sign } = await connect('telegram');
      const raw = JSON.stringify(photos({ from: { ...telegramUser(CHAT), language_code: language } }));
      await post(path, raw, sign(raw));
      await desk.settle();
      expect(answers()).toEqual([words]);
    });

    test('several that were sent together', async () => {
      const { path, sign } = await connect('telegram');
      for (const update of [photos({ media_group_id: 'g' }), photos({ media_group_id: 'g' })]) {
        const raw = JSON.stringify(update);
        for (let no = 0; no < 2; no += 1) await post(path, raw, sign(raw));
      }
      await desk.settle();
      expect(answers()).toEqual([expect.stringContaining('too large')]);
    });

    test('one that came with words, which are answered by themselves', async () => {
      await desk.app.call(corpus.create, { question: 'How long does delivery take to Kyoto?', answer: 'Two days.', locale: 'en-US' }, as());
      const { path, sign } = await connect('telegram');
      const raw = JSON.stringify(photos({ caption: 'How long does delivery take to Kyoto?' }));
      await post(path, raw, sign(raw));
      await desk.settle();
      expect(answers()).toEqual([expect.stringContaining('too large'), expect.stringMatching(/Two days\.$/)]);
    });

    test('on LINE, of a film that is too long', async () => {
      const { path, sign } = await connect('line');
      const film = Buffer.alloc(FILE_MAX_BYTES.visitor + 1);
      desk.service.answer('/content', (_call, response) => response.writeHead(200, { 'content-length': film.length }).end(film) && true);
      const message = { type: 'video', id: 'm1', contentProvider: { type: 'line' } };
      const raw = JSON.stringify(lineBody(lineEvent({ message })));
      await post(path, raw, sign(raw));
      await desk.settle();
      const [sent] = desk.service.to('/message/').flatMap(({ json: body }) => (body['messages'] ?? []) as { text: string }[]);
      expect(sent?.text).toMatch(/^お送りいただいたファイルはサイズが大きく/);
    });

    test.each([
      ['gone', 'Please send it again'],
      ['large', 'too large'],
    ])('on WhatsApp, of one that is %s', async (how, words) => {
      const { path, sign, phoneId } = await connect('whatsapp');
      desk.service.answer('/file1', (_call, response) =>
        how === 'gone'
          ? json(response, 404, { error: { code: 100, message: 'gone' } })
          : json(response, 200, { url: `${desk.service.origin}/file/1`, file_size: 40_000_000 }),
      );
      const image = { id: 'file1', mime_type: 'image/jpeg' };
      const raw = JSON.stringify(whatsAppMessage(phoneId, { from: '14155550100', type: 'image', image }, { wa_id: '14155550100' }));
      await post(path, raw, sign(raw));
      await desk.settle();
      const sent = desk.service.to('/messages').map(({ json: body }) => body['text'] as { body: string } | undefined);
      expect(sent.filter((each) => each !== undefined)).toEqual([
        { body: expect.stringContaining(words) as string, preview_url: expect.anything() as boolean },
      ]);
    });
  });

  test('a photo of 40 MB', async () => {
    const { path, sign } = await connect('telegram');
    const photo = [{ file_id: 'p', width: 9_000, file_size: 40_000_000 }];
    const raw = JSON.stringify(telegramMessage(CHAT, { photo, caption: 'It is broken' }));
    await post(path, raw, sign(raw));
    expect(await told()).toEqual([{ body: 'It is broken\n[photo.jpg: not received, the file is too large]', files: 0 }]);
  });
});
