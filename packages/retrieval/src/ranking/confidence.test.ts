import { describe, expect, test } from 'vitest';
import { createIndex } from '#/catalog/answer-index.ts';
import { retrieve } from '#/retrieve.ts';
import { ANSWERABLE, SHOP_FAQ, UNANSWERABLE } from '#/testing/shop-faq.ts';
import { OFFER_FROM } from '#/decision/decide-hits.ts';
import { ANSWER_FLOOR, confidenceOf, type Evidence } from './confidence.ts';

const STRONG: Evidence = {
  heading: 0.9,
  reverse: 0.9,
  entry: 0.95,
  literal: 0.9,
  missing: 0.1,
  elsewhere: 0.1,
  gap: 0.1,
  headingLiteral: 0.9,
  knownGap: 0,
  asked: 2,
  kindDiffers: 0,
  tells: 1,
  lacksThing: 0,
  numbers: 0,
  negation: 0,
  passage: 0.5,
  document: 0,
  found: 1,
  strength: 1,
  entries: 30,
  unknown: 0,
  offTopic: 0,
  vector: undefined,
};
const MIDDLING: Evidence = {
  ...STRONG,
  heading: 0.4,
  reverse: 0.5,
  entry: 0.5,
  literal: 0.3,
  missing: 1,
  passage: 0.2,
  strength: 0.8,
  unknown: 0.3,
};

describe('the confidence', () => {
  test.each(['heading', 'reverse', 'entry', 'literal', 'passage', 'strength'] as const)('does not fall with %s', (part) => {
    const values = [0, 0.25, 0.5, 0.75, 1].map((share) => confidenceOf({ ...MIDDLING, [part]: share }));
    expect(values).toEqual(values.toSorted((left, right) => left - right));
    expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
  });

  test.each(['missing', 'knownGap', 'kindDiffers', 'negation'] as const)('falls with %s', (part) => {
    expect(confidenceOf({ ...MIDDLING, [part]: MIDDLING[part] + 1 })).toBeLessThan(confidenceOf(MIDDLING));
  });

  test('is high where everything speaks for an entry, and low where next to nothing does', () => {
    expect(confidenceOf(STRONG)).toBeGreaterThan(0.9);
    expect(confidenceOf({ ...MIDDLING, heading: 0.05, reverse: 0.05, entry: 0.1, literal: 0.1, missing: 2 })).toBeLessThan(0.2);
  });

  test('of an entry that says nothing of the thing asked for is too low for an answer, and high enough for an offer', () => {
    const confidence = confidenceOf({ ...STRONG, lacksThing: 1 });
    expect(confidence).toBeLessThan(ANSWER_FLOOR);
    expect(confidence).toBeGreaterThan(OFFER_FROM);
  });

  test('a close meaning raises it and a distant one lowers it, each within bounds', () => {
    const at = (vector: number | undefined): number => confidenceOf({ ...MIDDLING, vector });
    expect(at(0.9)).toBeGreaterThan(at(undefined));
    expect(at(0.1)).toBeLessThan(at(undefined));
    expect(at(0)).toBe(at(0.1));
    expect(confidenceOf({ ...STRONG, vector: 0 })).toBeGreaterThan(ANSWER_FLOOR);
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
