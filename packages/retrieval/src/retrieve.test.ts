import { describe, expect, test } from 'vitest';
import { createIndex } from '#/catalog/answer-index.ts';
import { ANSWER_FLOOR } from '#/ranking/confidence.ts';
import { MAX_QUESTION_LENGTH } from '#/ranking/read-question.ts';
import { ANSWERABLE, SHOP_FAQ, UNANSWERABLE } from '#/testing/shop-faq.ts';
import { retrieve } from './retrieve.ts';

function shopIndex() {
  const index = createIndex();
  for (const entry of SHOP_FAQ) index.add(entry);
  return index;
}

const SHOP = shopIndex();

describe('a small shop in four languages', () => {
  test.each(ANSWERABLE)('%s is answered by %s', (question, id) => {
    const { answered, hits } = retrieve(SHOP, question);
    expect(hits[0]?.id).toBe(id);
    expect(answered).toBe(true);
  });

  test.each(UNANSWERABLE)('%s is not answered', (question) => {
    expect(retrieve(SHOP, question).answered).toBe(false);
  });

  test.each(SHOP_FAQ.map(({ question = '', id }) => [question, id]))('%s, word for word, is answered by %s', (question, id) => {
    const { answered, hits } = retrieve(SHOP, question);
    expect([answered, hits[0]?.id]).toEqual([true, id]);
  });

  test.each(SHOP_FAQ.map(({ question = '', id }) => [question, id]))('%s is answered where %s is all there is', (question, id) => {
    const index = createIndex();
    for (const entry of SHOP_FAQ) if (entry.id === id) index.add(entry);
    expect(retrieve(index, question).answered).toBe(true);
    expect(UNANSWERABLE.filter((other) => retrieve(index, other).answered)).toEqual([]);
  });
});

describe('retrieve', () => {
  test('tells the language of the question, the visitor’s own deciding where it fits several', () => {
    expect(retrieve(SHOP, '點樣退貨').language).toBe('zh-HK');
    expect(retrieve(SHOP, '人工', { locale: 'zh-HK' }).language).toBe('zh-HK');
    expect(retrieve(SHOP, '123').language).toBeUndefined();
  });

  test('answers from the floor on and not below it', () => {
    const score = retrieve(SHOP, 'shipping cost').hits[0]?.score ?? 0;
    expect(score).toBeGreaterThan(ANSWER_FLOOR);
    expect(retrieve(SHOP, 'shipping cost', { floor: score }).answered).toBe(true);
    expect(retrieve(SHOP, 'shipping cost', { floor: score + 1e-9 }).answered).toBe(false);
    expect(retrieve(SHOP, 'shipping cost', { floor: score + 1e-9 }).hits[0]?.id).toBe('en-shipping');
  });

  test('a Hong Kong question finds the Simplified answer with the score of the Simplified question', () => {
    const simplified = retrieve(SHOP, '保修期多长', { locale: 'ja-JP' }).hits[0];
    const traditional = retrieve(SHOP, '保修期多長', { locale: 'ja-JP' }).hits[0];
    expect([traditional?.id, traditional?.score]).toEqual([simplified?.id, simplified?.score]);
  });

  test.each([
    ['en-password', 'forgot my pasword'],
    ['en-invoice', 'invioce'],
    ['en-warranty', 'warrenty'],
  ])('finds %s in spite of the typing error in %j', (id, question) => {
    expect(retrieve(SHOP, question).hits[0]?.id).toBe(id);
  });

  test('the same question on the same entries always gives the same', () => {
    const order = shopIndex();
    const reversed = createIndex();
    for (const entry of SHOP_FAQ.toReversed()) reversed.add(entry);
    for (const [question] of ANSWERABLE) {
      expect(retrieve(order, question)).toEqual(retrieve(SHOP, question));
      expect(retrieve(reversed, question).hits[0]).toEqual(retrieve(SHOP, question).hits[0]);
    }
  });
});

describe('hostile questions', () => {
  test('of a text of any length only the beginning counts', () => {
    const start = `怎么退货${' x'.repeat(MAX_QUESTION_LENGTH)}`.slice(0, MAX_QUESTION_LENGTH);
    const long = `${start}${'運費是多少shipping'.repeat(10_000)}`;
    expect(retrieve(SHOP, long).hits).toEqual(retrieve(SHOP, start).hits);
  });

  test.each([
    ['NUL bytes', 'ship\u0000ping \u0000\u0000 cost'],
    ['direction marks', '\u202eshipping\u202c cost \u200f'],
    ['markup', '<script>alert(1)</script> shipping cost'],
    ['emoji', '🙏🏽 shipping 💸 cost 🇭🇰'],
    ['half a character', '\ud83d shipping cost \ude00'],
    ['a query language', 'shipping" OR 1=1 -- * ~ ^2 cost'],
    ['zero-width joiners', 'ship\u200dping cost shipping'],
  ])('with %s are read like any other', (_, question) => {
    expect(retrieve(SHOP, question).hits[0]?.id).toBe('en-shipping');
  });

  test.each(['\u0000', '🙂🙃', '___', '\u202e', '\ud800', '   ', '؟', '¿?'])('%j says nothing and gets nothing', (question) => {
    expect(retrieve(SHOP, question)).toMatchObject({ answered: false, hits: [] });
  });

  test('an entry as long as a book is indexed in part and found', () => {
    const index = createIndex();
    index.add({ id: 'book', title: 'A long book', text: '退货政策与运费。'.repeat(100_000) });
    index.add({ id: 'key', text: 'A'.repeat(500_000) });
    expect(index.search('退货政策')[0]?.id).toBe('book');
  });

  test('words that are properties of every object are words', () => {
    const index = createIndex();
    index.add({ id: '__proto__', question: 'constructor toString' });
    expect(index.search('constructor')[0]?.id).toBe('__proto__');
    expect(index.search('hasOwnProperty')).toEqual([]);
  });
});
