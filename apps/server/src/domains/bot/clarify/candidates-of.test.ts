import type { Locale } from '@lobby/contract';
import { expect, test } from 'vitest';
import type { CorpusHit } from '#/domains/corpus/corpus-indexes.ts';
import { candidatesOf } from './candidates-of.ts';

const hit = (id: string, question: string, locale: Locale = 'en-US') => ({ id, question, locale }) as CorpusHit;
const titles = (hits: CorpusHit[], locales: Locale[] = ['en-US'], offered: string[] = []) =>
  candidatesOf(hits, locales, new Set(offered)).map(({ title }) => title);

test('the three likeliest are offered, each title once', () => {
  expect(titles([hit('a', 'Returns'), hit('b', 'returns '), hit('c', 'Refunds'), hit('d', 'Sizes'), hit('e', 'Hours')])).toEqual([
    'Returns',
    'Refunds',
    'Sizes',
  ]);
});

test('nothing is offered that was offered before, or that has no title', () => {
  expect(titles([hit('b', 'Refunds'), hit('c', ' ')], ['en-US'], ['b'])).toEqual([]);
});

test('the visitor’s language goes before the other written Chinese, and that before the others', () => {
  const chinese = [hit('a', '退货', 'zh-CN'), hit('b', '退貨要幾耐？', 'zh-HK'), hit('c', 'Returns', 'en-US')];
  expect(titles(chinese, ['zh-HK'])).toEqual(['退貨要幾耐？']);
  expect(titles([...chinese.slice(0, 1), ...chinese.slice(2)], ['zh-HK'])).toEqual(['退货']);
  expect(titles([hit('a', '靴の返品', 'ja-JP')], ['zh-CN', 'ja-JP'])).toEqual(['靴の返品']);
  expect(titles(chinese, ['ja-JP'])).toEqual(['退货', '退貨要幾耐？', 'Returns']);
});

test('a title longer than a button may be is cut', () => {
  expect(titles([hit('a', 'x'.repeat(200))])[0]).toHaveLength(120);
});
