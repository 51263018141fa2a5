import { analysis, conversations, DEFAULT_MESSAGING, type MessagingSettings } from '@lobby/contract';
import { expect, test } from 'vitest';
import { keepFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { openServiceCustomer } from './service-customer.ts';

const HOUR = 3_600_000;
const ASKED = 'How was it? Choose an answer, or reply with a number from 1 (very bad) to 5 (very good).';

const desk = openServiceCustomer();

const rating = (over: Partial<MessagingSettings['rating']> = {}) => ({ ...DEFAULT_MESSAGING.rating, on: true, ...over });
const closing = (words: string) => ({
  ...DEFAULT_MESSAGING.closing,
  texts: { ...DEFAULT_MESSAGING.closing.texts, 'en-US': words },
});
const as = () => ({ token: desk.mina.token });
const conversation = async (id: string) => (await desk.app.call(conversations.get, { id }, as())).data;

/** A customer has written, was answered, and it is resolved. */
async function talk(words = 'Do you sell tents?'): Promise<string> {
  await desk.says(words);
  const id = await desk.first();
  await desk.resolve(id);
  return id;
}

test('until its owner says otherwise a channel says nothing at the end', async () => {
  await desk.begin('telegram');
  await talk();
  expect(desk.sent()).toEqual([]);
});

test('on Telegram the question stands above five buttons, one press is the rating, and it is thanked for', async () => {
  await desk.begin('telegram');
  await desk.change({ rating: rating(), closing: closing('Thank you for writing to us.') });
  const id = await talk();
  const keyboard = [5, 4, 3, 2, 1].map((score, at) => [
    { text: `${score} · ${['Very good', 'Good', 'Okay', 'Bad', 'Very bad'][at]}`, callback_data: `rate:${score}:${id}` },
  ]);
  expect(desk.sent()).toEqual([
    { chat_id: 77, text: `Thank you for writing to us.\n\n${ASKED}`, reply_markup: { inline_keyboard: keyboard } },
  ]);
  desk.service.calls.length = 0;
  await desk.presses(`rate:4:${id}`, '4 · Good');
  expect(await conversation(id)).toMatchObject({ status: 'resolved', csat: { score: 4 } });
  expect(desk.service.to('/answerCallbackQuery')).toHaveLength(1);
  expect(desk.sent().map((body) => body['text'])).toEqual(['Thank you for your rating']);
});

test('on LINE it is quick replies; the thanks go with the token of the press, free of charge', async () => {
  await desk.begin('line', 'ja-JP');
  await desk.change({ rating: rating() });
  const id = await talk('テントはありますか');
  const [message] = (desk.sent()[0] as { messages: { quickReply: { items: { action: object }[] } }[] }).messages;
  expect(message?.quickReply.items[0]?.action).toEqual({
    type: 'postback',
    label: '5 · とても良い',
    data: `rate:5:${id}`,
    displayText: '5 · とても良い',
  });
  expect(message?.quickReply.items).toHaveLength(5);
  desk.service.calls.length = 0;
  await desk.presses(`rate:2:${id}`, '2 · 悪い');
  expect(await conversation(id)).toMatchObject({ csat: { score: 2 } });
  expect(desk.service.to('/message/reply')).toHaveLength(1);
  expect(desk.service.to('/message/push')).toEqual([]);
});

test('on WhatsApp it is a list, because five do not fit as buttons, and nothing paid follows the answer', async () => {
  await desk.begin('whatsapp');
  await desk.change({ rating: rating() });
  const id = await talk();
  const [question] = desk.sent();
  expect(question?.['interactive']).toMatchObject({
    type: 'list',
    body: { text: ASKED },
    action: { button: 'Rate', sections: [{ rows: [{ id: `rate:5:${id}`, title: '5 · Very good' }, {}, {}, {}, {}] }] },
  });
  desk.service.calls.length = 0;
  await desk.presses(`rate:5:${id}`, '5 · Very good');
  expect(await conversation(id)).toMatchObject({ csat: { score: 5 } });
  expect(desk.sent()).toEqual([]);
});

test('a number that is typed in the place of a press counts, and anything else goes on', async () => {
  await desk.begin('whatsapp');
  await desk.change({ rating: rating() });
  const id = await talk();
  await desk.says('３');
  expect(await conversation(id)).toMatchObject({ status: 'resolved', csat: { score: 3 } });
  expect((await desk.spoken(id)).at(-1)).toBe(`bot: ${ASKED}`);
  await desk.says('One more thing');
  expect(await conversation(id)).toMatchObject({ status: 'queued', csat: { score: 3 } });
});

test('WhatsApp’s 24 hours being over, nothing is said: it could not arrive', async () => {
  await desk.begin('whatsapp');
  await desk.change({ rating: rating(), closing: closing('Goodbye') });
  await desk.says('Do you sell tents?');
  const id = await desk.first();
  await desk.app.call(conversations.takeover, { id }, as());
  await desk.settle();
  const before = await desk.spoken(id);
  desk.now += 25 * HOUR;
  desk.service.calls.length = 0;
  await desk.app.call(conversations.resolve, { id }, as());
  await desk.settle();
  expect(desk.sent()).toEqual([]);
  expect(await desk.spoken(id)).toEqual(before);
});

test('within what the month may cost: where the cap is reached nobody is asked', async () => {
  await desk.begin('whatsapp');
  await desk.change({ rating: rating() });
  await desk.says('Do you sell tents?');
  const id = await desk.first();
  await desk.change({ cost: { ...DEFAULT_MESSAGING.cost, cap: 0 } });
  desk.service.calls.length = 0;
  await desk.app.call(conversations.takeover, { id }, as());
  await desk.app.call(conversations.resolve, { id }, as());
  await desk.settle();
  expect(desk.sent()).toEqual([]);
  expect((await desk.spoken(id)).at(-1)).not.toContain(ASKED);
});

test('it is asked once for each end, not again once it was rated, and never of spam', async () => {
  await desk.begin('telegram');
  await desk.change({ rating: rating() });
  const id = await talk();
  await desk.presses(`rate:1:${id}`, '1 · Very bad');
  desk.now += 1_000;
  await desk.says('It broke again');
  await desk.resolve(id);
  expect(desk.sent()).toEqual([]);
  await desk.begin('telegram');
  await desk.change({ rating: rating() });
  await desk.says('Buy followers');
  const spam = await desk.first();
  desk.service.calls.length = 0;
  await desk.app.call(conversations.spam, { id: spam }, as());
  await desk.settle();
  expect(desk.sent()).toEqual([]);
});

test('somebody else’s conversation cannot be rated by a button that was made up', async () => {
  await desk.begin('telegram');
  await desk.change({ rating: rating() });
  const id = await talk();
  const other = '00000000-0000-4000-8000-000000000000';
  await desk.presses(`rate:1:${other}`, '1');
  expect(await conversation(id)).not.toMatchObject({ csat: { score: 1 } });
});

test('what was given shows in the figures of the channel', async () => {
  await desk.begin('telegram');
  await desk.change({ rating: rating() });
  const id = await talk();
  await desk.presses(`rate:4:${id}`, '4 · Good');
  await keepFacts(desk.app.services);
  const of = async (channel: 'telegram' | 'line') => (await desk.app.call(analysis.report, { days: 7, channel }, as())).data.total;
  expect(await of('telegram')).toMatchObject({ rated: 1, stars: 4, satisfied: 1 });
  expect(await of('line')).toMatchObject({ rated: 0 });
});
