import { describe, expect, test } from 'vitest';
import { createIndex } from '#/catalog/answer-index.ts';
import { retrieve } from '#/retrieve.ts';
import { ANSWERABLE, SHOP_FAQ, UNANSWERABLE } from '#/testing/shop-faq.ts';
import { confidenceOf, type Evidence } from './confidence.ts';

const FULL: Evidence = { substance: 1, heading: 1, passage: 1, lead: 1, distinction: 1, words: 0, subjects: 0, vector: undefined };

describe('the confidence', () => {
  test('grows with each part of the evidence and stays between 0 and 1', () => {
    for (const part of ['substance', 'heading', 'passage', 'lead', 'distinction'] as const) {
      const values = [0, 0.25, 0.5, 0.75, 1].map((share) =>
        confidenceOf({ ...FULL, substance: 0.8, heading: 0.4, passage: 0.4, lead: 0.2, [part]: share }),
      );
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
    }
  });

  test('is low where an entry leads by far and yet holds next to nothing of the question', () => {
    expect(confidenceOf({ ...FULL, substance: 0.15, heading: 0.1, passage: 0, distinction: 0.1 })).toBeLessThan(0.1);
  });

  test('a close meaning stands in for words that are not shared', () => {
    const strangers: Evidence = { ...FULL, heading: 0, passage: 0, lead: 0 };
    expect(confidenceOf({ ...strangers, vector: 0.95 })).toBeGreaterThan(confidenceOf({ ...strangers, vector: 0.6 }));
  });
});

describe('a question about something else is not answered', () => {
  const index = createIndex();
  for (const entry of SHOP_FAQ) index.add(entry);

  test.each([
    ['en-US', 'tell me a joke'],
    ['en-US', 'who won the world cup'],
    ['en-US', 'how do I bake bread'],
    ['en-US', 'what is the capital of Peru'],
    ['zh-CN', '今天天气怎么样'],
    ['zh-CN', '讲个笑话'],
    ['zh-CN', '苹果股价多少'],
    ['zh-HK', '今日天氣點'],
    ['zh-HK', '幫我寫首詩'],
    ['ja-JP', '今日の天気は'],
    ['ja-JP', '詩を書いて'],
    ['ja-JP', '好きな色は何ですか'],
  ] as const)('%s: %s', (locale, question) => {
    expect(retrieve(index, question, { locale }).answered).toBe(false);
  });
});

describe('in a small shop’s knowledge base', () => {
  const index = createIndex();
  for (const entry of SHOP_FAQ) index.add(entry);

  test('nine in ten questions are answered, and by the right entry', () => {
    const right = ANSWERABLE.filter(([question, id]) => {
      const { answered, hits } = retrieve(index, question);
      return answered && hits[0]?.id === id;
    });
    expect(right.length / ANSWERABLE.length).toBeGreaterThanOrEqual(0.9);
  });

  test('nine in ten questions that it has no answer to are not answered', () => {
    const silent = UNANSWERABLE.filter((question) => !retrieve(index, question).answered);
    expect(silent.length / UNANSWERABLE.length).toBeGreaterThanOrEqual(0.9);
  });
});
