import { expect, test } from 'vitest';
import { foreignTo, outcomeOf, readOffTopic } from './off-topic.ts';
import type { OffTopicFile } from './off-topic.ts';

const file = (locale: OffTopicFile['meta']['locale'], use: OffTopicFile['meta']['use'], ...texts: string[]): OffTopicFile => ({
  meta: { locale, use },
  questions: texts.map((text) => ({ text, topic: 'cooking', except: ['bakery'] })),
});

test('a base is asked in its language, of its half, and nothing that is not foreign to its trade', () => {
  const files = [file('en-US', 'tuning', 'bread'), file('en-US', 'reporting', 'cake'), file('ja-JP', 'tuning', 'パン')];
  const texts = (name: string) => foreignTo({ name, use: 'tuning', locale: 'en-US' }, files).map(({ text }) => text);
  expect(texts('gym.en-US')).toEqual(['bread']);
  expect(texts('bakery.en-US')).toEqual([]);
});

test('an answer to any part counts as answered, then an offer', () => {
  const nothing = { answer: undefined, offers: [] };
  const offer = { answer: undefined, offers: ['a'] };
  expect(outcomeOf({ given: [nothing] })).toBe('honest');
  expect(outcomeOf({ given: [nothing, offer] })).toBe('offered');
  expect(outcomeOf({ given: [offer, { answer: 'a', offers: [] }] })).toBe('answered');
});

test('there are sixty questions or more in each language, none in both halves', async () => {
  const files = await readOffTopic();
  const byLocale = Map.groupBy(files, ({ meta }) => meta.locale);
  expect(byLocale.size).toBe(4);
  for (const ofLocale of byLocale.values()) {
    expect(new Set(ofLocale.map(({ meta }) => meta.use))).toEqual(new Set(['tuning', 'reporting']));
    const texts = ofLocale.flatMap(({ questions }) => questions.map(({ text }) => text));
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
