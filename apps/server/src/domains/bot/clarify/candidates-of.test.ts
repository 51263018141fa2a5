import type { Locale } from '@lobby/contract';
import { PLAUSIBLE_FLOOR } from '@lobby/retrieval';
import { expect, test } from 'vitest';
import type { CorpusHit } from '#/domains/corpus/corpus-indexes.ts';
import { candidatesOf } from './candidates-of.ts';

const hit = (id: string, question: string, locale: Locale = 'en-US', plausible = 0.5) => ({ id, question, locale, plausible }) as CorpusHit;
const titles = (hits: CorpusHit[], locales: Locale[] = ['en-US'], offered: string[] = []) =>
  candidatesOf(hits, locales, new Set(offered)).map(({ title }) => title);

test('the three likeliest are offered, each title once', () => {
  expect(titles([hit('a', 'Returns'), hit('b', 'returns '), hit('c', 'Refunds'), hit('d', 'Sizes'), hit('e', 'Hours')])).toEqual([
    'Returns',
    'Refunds',
    'Sizes',
  ]);
});

test('nothing is offered that is not plausible, that was offered before, or that has no title', () => {
  expect(titles([hit('a', 'Returns', 'en-US', PLAUSIBLE_FLOOR - 0.01), hit('b', 'Refunds'), hit('c', ' ')], ['en-US'], ['b'])).toEqual([]);
});

test('the visitor’s language goes before the others, and only the other written Chinese stands in for it', () => {
  const chinese = [hit('a', '退货', 'zh-CN'), hit('b', '退貨要幾耐？', 'zh-HK'), hit('c', 'Returns', 'en-US')];
  expect(titles(chinese, ['zh-HK'])).toEqual(['退貨要幾耐？']);
  expect(titles(chinese.slice(0, 1), ['zh-HK'])).toEqual(['退货']);
  expect(titles([hit('a', '靴の返品', 'ja-JP')], ['zh-CN', 'ja-JP'])).toEqual(['靴の返品']);
  expect(titles(chinese, ['ja-JP'])).toEqual([]);
});

test('a title longer than a button may be is cut', () => {
  expect(titles([hit('a', 'x'.repeat(200))])[0]).toHaveLength(120);
});
