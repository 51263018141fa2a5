import { channels, conversations, corpus, type MessagingChannel } from '@lobby/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { lineBody, lineEvent, lineText, openServiceDesk, telegramMessage, telegramUpdate, whatsAppMessage } from './service-desk.ts';
import { json } from './service-stand-in.ts';

const desk = openServiceDesk();
const { as, settle, list, service } = { ...desk, service: () => desk.service };

beforeEach(() =>
  desk.app.call(corpus.create, { question: 'How long does delivery take to Kyoto?', answer: 'Two days.', locale: 'en-US' }, as()),
);

/** Somebody at the desk has the conversation in view. */
async function views(): Promise<void> {
  const [conversation] = await list();
  await desk.app.call(conversations.read, { id: conversation?.id ?? '', seq: conversation?.last_seq ?? 0 }, as());
  await settle();
}

describe('on LINE', () => {
  const says = (words: string, token: string) =>
    lineText(words, { message: { type: 'text', id: token, quoteToken: 'q', markAsReadToken: token, text: words } });
  const marked = () =>
    service()
      .to('/chat/markAsRead')
      .map(({ json: body }) => body['markAsReadToken']);

  test('what the bot answers is read at once; what waits for a person when somebody has it in view, once', async () => {
    const line = await desk.connect('line');
    await line.post(lineBody(says('How long does delivery take to Kyoto?', 'one')));
    await settle();
    expect(marked()).toEqual(['one']);
    await desk.takeover();
    await line.post(lineBody(says('And my size?', 'two')));
    await line.post(lineBody(says('It is 38.', 'three')));
    await settle();
    expect(marked()).toEqual([]);
    await views();
    await views();
    expect(marked()).toEqual(['three']);
  });

  test('whoever answers has read; where LINE cannot be asked, the next look asks again', async () => {
    const line = await desk.connect('line');
    await line.post(lineBody(lineEvent({ type: 'follow' })));
    await line.post(lineBody(says('Hello', 'one')));
    await settle();
    const id = await desk.takeover();
    await line.post(lineBody(says('Are you there?', 'two')));
    await settle();
    service().answer('/chat/markAsRead', (_call, response) => {
      if (marked().length > 1) return false;
      response.destroy();
      return true;
    });
    await desk.reply(id, 'Yes.');
    await settle();
    await views();
    await views();
    expect(marked()).toEqual(['two', 'two']);
  });
});

test('on WhatsApp what the bot answers is read with the sign that it writes, and the rest when somebody has it in view', async () => {
  const whatsapp = await desk.connect('whatsapp');
  const reads = () => service().calls.filter(({ json: body }) => body['status'] === 'read');
  const says = (text: string, id: string) => whatsapp.post(whatsAppMessage(whatsapp.phoneId, { id, type: 'text', text: { body: text } }));
  await says('How long does delivery take to Kyoto?', 'wamid.1');
  await settle();
  expect(reads().map(({ json: body }) => body)).toMatchObject([{ message_id: 'wamid.1', typing_indicator: { type: 'text' } }]);
  await desk.takeover();
  await says('And my size?', 'wamid.2');
  await settle();
  expect(reads()).toEqual([]);
  await views();
  expect(reads().map(({ json: body }) => [body['message_id'], 'typing_indicator' in body])).toEqual([['wamid.2', false]]);
});

test('in a chat of a business account on Telegram too, and in one with the bot there is nothing to show', async () => {
  const telegram = await desk.connect('telegram');
  const rights = { can_reply: true, can_read_messages: true };
  const owner = { id: 900, first_name: 'Hana' };
  await telegram.post(telegramUpdate({ business_connection: { id: 'b1', user: owner, is_enabled: true, rights } }));
  const { id, version, settings } = telegram.channel;
  await desk.app.call(channels.update, { id, version, settings: { ...settings, business_ids: ['b1'] } }, as());
  const marks = () =>
    service()
      .to('/readBusinessMessage')
      .map(({ json: body }) => body);
  const { update_id: no, message } = telegramMessage(31, { text: 'How long does delivery take to Kyoto?' });
  await telegram.post({ update_id: no, business_message: { ...message, business_connection_id: 'b1' } });
  await settle();
  expect(marks()).toEqual([{ business_connection_id: 'b1', chat_id: 31, message_id: message.message_id }]);
  service().answer('/readBusinessMessage', (_call, response) => json(response, 400, { ok: false, error_code: 400, description: 'no' }));
  await telegram.post(telegramMessage(78, { text: 'How long does delivery take to Kyoto?' }));
  await settle();
  await views();
  expect(marks()).toHaveLength(1);
  expect(((await desk.app.call(channels.get, { id }, as())).data as MessagingChannel).state).toBe('connected');
});
