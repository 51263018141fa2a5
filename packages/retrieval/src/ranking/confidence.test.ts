import { describe, expect, test } from 'vitest';
import { createIndex } from '#/catalog/answer-index.ts';
import { retrieve } from '#/retrieve.ts';
import { ANSWERABLE, SHOP_FAQ, UNANSWERABLE } from '#/testing/shop-faq.ts';
import { ANSWER_FLOOR, confidenceOf, type Evidence } from './confidence.ts';

const STRONG: Evidence = {
  held: 40,
  share: 0.9,
  heading: 0.6,
  unasked: 0,
  passage: 0.6,
  passageLead: 0.5,
  lead: 0.5,
  distinction: 0.5,
  agreement: 1,
  grounds: 0,
  topicOnly: false,
  rivals: 1,
  vector: undefined,
};
const MIDDLING: Evidence = {
  held: 12,
  share: 0.4,
  heading: 0.2,
  unasked: 10,
  passage: 0.2,
  passageLead: 0.2,
  lead: 0.2,
  distinction: 0.2,
  agreement: 0,
  grounds: 0,
  topicOnly: false,
  rivals: 1,
  vector: undefined,
};

describe('the confidence', () => {
  test.each(['held', 'share', 'heading', 'passage', 'passageLead', 'lead', 'distinction', 'agreement'] as const)(
    'grows with %s and stays between 0 and 1',
    (part) => {
      const values = [0, 0.25, 0.5, 0.75, 1].map((share) => confidenceOf({ ...MIDDLING, [part]: part === 'held' ? 60 * share : share }));
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values[4]).toBeGreaterThan(values[0] ?? 1);
      expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
    },
  );

  test('falls with what the heading says and the question does not', () => {
    expect(confidenceOf({ ...MIDDLING, unasked: 60 })).toBeLessThan(confidenceOf(MIDDLING));
  });

  test('is high where everything speaks for an entry', () => {
    expect(confidenceOf(STRONG)).toBeGreaterThan(0.9);
  });

  test('is low where an entry leads by far and yet holds next to nothing of the question', () => {
    expect(confidenceOf({ ...MIDDLING, held: 3, passage: 0, passageLead: 0, lead: 0.8, distinction: 0.02 })).toBeLessThan(0.2);
  });

  test('is nothing where the entry holds next to nothing of the question, whatever else speaks for it', () => {
    expect(confidenceOf({ ...STRONG, share: 0.1 })).toBe(0);
  });

  test('a close meaning stands in for words that are not shared', () => {
    const strangers: Evidence = { ...MIDDLING, passage: 0, passageLead: 0 };
    expect(confidenceOf({ ...strangers, vector: 0.9 })).toBeGreaterThan(ANSWER_FLOOR);
    expect(confidenceOf({ ...strangers, vector: 0.1 })).toBeLessThan(confidenceOf(strangers));
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

describe('a synonym of the tenant', () => {
  const scoreOf = (question: string, synonyms: readonly (readonly string[])[]): number => {
    const index = createIndex({ synonyms });
    for (const entry of SHOP_FAQ) index.add(entry);
    return index.search(question).find(({ id }) => id === 'en-warranty')?.score ?? 0;
  };
  const synonyms = [['warranty', 'guarantee', 'cover letter', 'aftercare plan']];

  test('asks for nothing that the visitor did not ask', () => {
    expect(scoreOf('How long is the warranty?', synonyms)).toBeGreaterThanOrEqual(scoreOf('How long is the warranty?', []));
  });

  test('stands in for the word that the entry lacks', () => {
    expect(scoreOf('How long is the guarantee?', synonyms)).toBeGreaterThan(scoreOf('How long is the guarantee?', []));
  });
});

describe('a knowledge base of one or two pages', () => {
  const shop = {
    id: 'about',
    title: 'About us',
    text: 'We sell tents and shoes. Our shop is in Bath, near the station.',
    locale: 'en-US' as const,
  };
  const hours = {
    id: 'hours',
    title: 'Opening hours',
    text: 'We are open from nine to five, and closed on Sundays.',
    locale: 'en-US' as const,
  };

  test.each([
    ['Can I send shoes back?', [shop]],
    ['Can I send shoes back?', [shop, hours]],
    ['How long does delivery of tents take?', [shop]],
    ['Which shoes are waterproof and vegan?', [shop]],
  ])('does not answer %s only because it names what the question is about', (question, entries) => {
    const index = createIndex();
    for (const entry of entries) index.add(entry);
    expect(retrieve(index, question).answered).toBe(false);
  });

  test.each([
    ['Do you sell tents?', 'about'],
    ['Where is your shop?', 'about'],
    ['opening hours', 'hours'],
    ['Are you open on Sundays?', 'hours'],
  ])('still answers %s', (question, id) => {
    const index = createIndex();
    index.add(shop);
    index.add(hours);
    const { answered, hits } = retrieve(index, question);
    expect([answered, hits[0]?.id]).toEqual([true, id]);
  });
});
