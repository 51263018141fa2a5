import type { Locale } from '@lobby/contract';
import { expect, test } from 'vitest';
import { decideMessage, type Found } from './decide-question.ts';

/** An entry as it was found; `shares` says whether it has a word of the question. */
const found = (
  id: string,
  score: number,
  { locale = 'en-US', priority = 0, shares = true }: { locale?: Locale; priority?: number; shares?: boolean } = {},
) =>
  ({
    score,
    locale,
    hit: {
      id,
      entry: { facts: { priority } },
      signals: {},
      evidence: { entry: shares ? 0.5 : 0, asked: 2 },
      why: { words: shares ? [{ said: 'shop' }] : [], missing: [], conflicts: [] },
    },
  }) as unknown as Found;

function decide(hits: Found[], { floor = 0.6, locale = 'en-US' }: { floor?: number; locale?: Locale } = {}) {
  const { outcome, offers, search } = decideMessage('Where is the shop?', {
    before: [],
    floor,
    search: () => ({ locale, searched: 9, hits }),
  });
  return { outcome, offers: offers.map(({ hit }) => hit.id), first: search.hits[0]?.hit.id };
}

test('one that is clearly likelier than the rest answers, several that are alike are offered, one that may be is asked about', () => {
  expect(decide([found('a', 0.9), found('b', 0.2)])).toMatchObject({ outcome: 'answer', first: 'a' });
  expect(decide([found('a', 0.9), found('b', 0.88)])).toMatchObject({ outcome: 'offer', offers: ['a', 'b'] });
  expect(decide([found('a', 0.35)])).toMatchObject({ outcome: 'ask', offers: ['a'] });
  expect(decide([found('a', 0.01)])).toMatchObject({ outcome: 'unknown', offers: [] });
});

test('what shares nothing with the question is not near', () => {
  expect(decide([found('a', 0.35, { shares: false })])).toMatchObject({ outcome: 'unknown' });
});

test('translations of one entry do not compete: the visitor’s own answers', () => {
  const translated = (['en-US', 'zh-CN', 'ja-JP'] as const).map((locale) => found(locale, 0.9, { locale }));
  expect(decide(translated, { locale: 'ja-JP' })).toMatchObject({ outcome: 'answer', first: 'ja-JP' });
  expect(decide([found('zh', 0.9, { locale: 'zh-CN' }), found('en', 0.9)], { locale: 'zh-HK' })).toMatchObject({ first: 'zh' });
  expect(decide([found('en', 0.9), found('ja', 0.3, { locale: 'ja-JP' })], { locale: 'ja-JP' })).toMatchObject({
    outcome: 'answer',
    first: 'en',
  });
});

test('what the business has put behind another does not compete with it', () => {
  expect(decide([found('a', 0.9, { priority: 2 }), found('b', 0.9)])).toMatchObject({ outcome: 'answer', first: 'a' });
});

test('a high floor wants it sure, a low one is taken at its word', () => {
  const unsure = [found('a', 0.75), found('b', 0.4)];
  expect(decide(unsure).outcome).toBe('answer');
  expect(decide(unsure, { floor: 0.7 }).outcome).toBe('offer');
  expect(decide([found('a', 0.97)], { floor: 1 })).toMatchObject({ outcome: 'ask', offers: ['a'] });
  expect(decide([found('a', 0.2)], { floor: 0.1 }).outcome).toBe('answer');
});

test('a short message that is about one entry by itself and about another with what was said before is left to the visitor', () => {
  const { outcome, offers } = decideMessage('別料金ですか', {
    before: ['見学したいのですが'],
    floor: 0.6,
    search: (_, topic) => ({ locale: 'ja-JP', searched: 9, hits: topic === '' ? [found('fee', 0.9)] : [found('tour', 0.4)] }),
  });
  expect([outcome, offers.map(({ hit }) => hit.id)]).toEqual(['offer', ['tour', 'fee']]);
});
