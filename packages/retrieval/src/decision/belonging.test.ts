import { beforeAll, describe, expect, test } from 'vitest';
import type { Index } from '#/catalog/answer-index.ts';
import { filledIndex } from '#/testing/filled-index.ts';
import { BELONGING_TERMS, belongingOf, termsOfBelonging } from './belonging.ts';
import { decide } from './decide.ts';

const SHOP = [
  { id: 'delivery', question: 'How long does delivery take?', answer: 'Two to three days.' },
  { id: 'returns', question: 'Can I return an item?', answer: 'Within 30 days, unworn.' },
  { id: 'hours', question: 'When are you open?', answer: 'From nine to five, on Saturdays until one.' },
  { id: 'pay', question: 'How can I pay?', answer: 'By card, or in cash in the shop.' },
  { id: 'sell', question: 'Do you sell gift cards?', answer: 'From 10 to 200 dollars.' },
  { id: 'self', question: 'Is there self service?', answer: 'At the back of the shop.' },
];

let shop: Index;
beforeAll(async () => {
  shop = await filledIndex(SHOP);
});

describe('a question', () => {
  test.each([
    'how do I bake bread',
    'who won the world cup',
    'is it going to rain tomorrow',
    'write me a poem about spring',
    'blorp the snurgle',
    '明天会下雨吗',
    '點樣煲湯',
    '肉じゃがの作り方を教えて',
  ])('that no business can answer is offered nothing: %s', (question) => {
    expect(decide(shop, question)).toMatchObject({ outcome: 'unknown', offers: [] });
  });

  test.each([
    ['when will my parcel get here', 'delivery'],
    ['I want to send it back', 'returns'],
    ['可以退货吗', 'returns'],
    ['営業時間は？', 'hours'],
  ])('about the shop is: %s', (question, id) => {
    const { outcome, hits, offers } = decide(shop, question);
    expect((outcome === 'answer' ? hits.slice(0, 1) : offers).map((hit) => hit.id)).toContain(id);
  });

  test('belongs less where it is about the world and no entry is', () => {
    const asked = (question: string) => belongingOf(shop.search(question));
    expect(asked('is the weather good on saturday')).toBeLessThan(asked('is the shop open on saturday'));
  });

  test('of which nothing is found does not belong', () => {
    expect(belongingOf([])).toBe(0);
    expect(termsOfBelonging(shop.search('delivery'))).toHaveLength(BELONGING_TERMS);
  });
});

test('a business that speaks of the weather is asked about it', async () => {
  const index = await filledIndex(SHOP);
  index.add({ id: 'weather', question: 'What if it rains on the day of the hike?', answer: 'We go in any weather but thunderstorms.' });
  const { outcome, hits, offers } = decide(index, 'do you go when it is raining');
  expect((outcome === 'answer' ? hits.slice(0, 1) : offers).map(({ id }) => id)).toContain('weather');
});

test('a common word is not taken for another one that is spelled nearly so', () => {
  const slips = (question: string) =>
    shop.search(question).flatMap(({ why }) => why.words.filter(({ by }) => by === 'slip').map(({ said }) => said));
  expect(slips('can you feed me, is there a shelf')).toEqual([]);
  expect(slips('how long does delivrey take')).toContain('delivrey');
});
