import { corpus } from '@lobby/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { lineBody, lineEvent, lineText, openServiceDesk, telegramMessage, whatsAppMessage } from './service-desk.ts';

const desk = openServiceDesk();
const { as, settle, said, written, ofConversation } = desk;

beforeEach(() =>
  desk.app.call(corpus.create, { question: 'How long does delivery take to Kyoto?', answer: 'Two days.', locale: 'en-US' }, as()),
);

const answers = async () => (await said()).filter(({ author_kind: author }) => author === 'bot').map(({ body }) => body);
const turns = async () => (await ofConversation()).marks.map(({ seq, turn }) => [seq, turn]);
const shown = async () => (await written()).map(({ body, attachments = [] }) => [body, attachments.length]);

describe('an album on Telegram', () => {
  const CHAT = 8;
  const photo = (id: string, over: object = {}) =>
    telegramMessage(CHAT, {
      media_group_id: 'g1',
      date: 1_780_000_000,
      photo: [
        { file_id: 'small', width: 9 },
        { file_id: id, width: 90 },
      ],
      ...over,
    });

  test('is stored picture by picture, is answered once by what stands below it, and is one turn', async () => {
    const telegram = await desk.connect('telegram');
    const album = [photo('a', { caption: 'How long does delivery take to Kyoto?' }), photo('b'), photo('c')];
    for (const each of album.toReversed()) await telegram.post(each);
    await settle();
    expect(await shown()).toEqual([
      ['How long does delivery take to Kyoto?', 1],
      ['', 1],
      ['', 1],
    ]);
    expect(await answers()).toEqual(['Two days.']);
    const [first] = await written();
    expect(await turns()).toEqual([0, 1, 2].map((later) => [(first?.seq ?? 0) + later, first?.seq]));
    // What comes again changes nothing.
    for (const each of album) await telegram.post(each);
    await settle();
    expect(await answers()).toHaveLength(1);
  });

  test('names the file that is too large, beside those that came', async () => {
    const telegram = await desk.connect('telegram');
    const film = { file_id: 'c', file_name: 'film.mov', mime_type: 'video/quicktime', file_size: 40_000_000 };
    await telegram.post(photo('a', { caption: 'Both are broken' }));
    await telegram.post(telegramMessage(CHAT, { media_group_id: 'g1', document: film }));
    await settle();
    const [first, second] = await written();
    expect(first).toMatchObject({ body: 'Both are broken', attachments: [{ name: 'photo.png' }] });
    expect(second?.body).toContain('film.mov');
  });
});

test('messages that are forwarded together with a question are one turn', async () => {
  const telegram = await desk.connect('telegram');
  const forwarded = (text: string) => telegramMessage(9, { text, date: 1_780_000_000, forward_origin: { type: 'user', date: 1 } });
  await telegram.post(telegramMessage(9, { text: 'How long does delivery take to Kyoto?', date: 1_780_000_000 }));
  await telegram.post(forwarded('Order 4711'));
  await telegram.post(forwarded('Thank you for your order.'));
  await settle();
  expect(await written()).toHaveLength(3);
  expect(await answers()).toEqual(['Two days.']);
});

test('pictures of one set on LINE are one turn, and one of them can be taken back', async () => {
  const line = await desk.connect('line');
  const image = (id: string, index: number) =>
    lineEvent({ message: { type: 'image', id, contentProvider: { type: 'line' }, imageSet: { id: 'set', index, total: 2 } } });
  await line.post(lineBody(image('one', 1), image('two', 2)));
  await settle();
  expect(await shown()).toEqual([
    ['', 1],
    ['', 1],
  ]);
  expect(await answers()).toHaveLength(1);
  await line.post(lineBody(lineEvent({ type: 'unsend', unsend: { messageId: 'two' } })));
  await settle();
  expect((await written()).map(({ deleted_at: at }) => at === undefined)).toEqual([true, false]);
});

describe('on WhatsApp', () => {
  const bodies = ['Hello', 'How long does delivery take to Kyoto?', 'Thanks'];

  test('what comes within a breath is one turn, in its order', async () => {
    const whatsapp = await desk.connect('whatsapp');
    const burst = bodies.map((body) => whatsAppMessage(whatsapp.phoneId, { timestamp: '1780000000', type: 'text', text: { body } }));
    for (const each of burst) await whatsapp.post(each);
    await settle();
    expect((await written()).map(({ body }) => body)).toEqual(bodies);
    expect(await answers()).toEqual(['Two days.']);
  });

  test('what comes one after the other is answered one by one', async () => {
    const whatsapp = await desk.connect('whatsapp');
    for (const body of bodies) await whatsapp.post(whatsAppMessage(whatsapp.phoneId, { type: 'text', text: { body } }));
    await settle();
    expect(await answers()).toHaveLength(3);
    expect(await turns()).toEqual([]);
  });
});

test('a text that is longer than a message may be is stored in several, and answered once', async () => {
  const line = await desk.connect('line');
  await line.post(lineBody(lineText(`How long does delivery take to Kyoto?\n\n${'I have written this before. '.repeat(170)}`)));
  await settle();
  expect((await written()).length).toBeGreaterThan(1);
  expect(await answers()).toHaveLength(1);
});
