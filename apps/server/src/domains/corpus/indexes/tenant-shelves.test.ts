import type { Locale } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { TenantShelves } from './tenant-shelves.ts';

const ANSWERS: Record<Locale, [question: string, answer: string]> = {
  'en-US': ['How do I return an item?', 'Send it back within seven days.'],
  'zh-CN': ['怎么退货？', '七天内可以退货。'],
  'zh-HK': ['點樣退貨？', '七日內可以退貨。'],
  'ja-JP': ['返品はどうすればいいですか', '七日以内に返送してください。'],
};
const EVERY = Object.keys(ANSWERS) as Locale[];

function shelves(...locales: Locale[]): TenantShelves {
  const filled = new TenantShelves();
  for (const locale of locales) {
    const [question, answer] = ANSWERS[locale];
    filled.put({ kind: 'entry', id: `return ${locale}`, question, answer, wordings: [], locale });
  }
  return filled;
}

describe('a tenant’s shelves', () => {
  test.each(EVERY)('answer a question in %s in the same language when every language has the entry', (locale) => {
    const found = shelves(...EVERY).search(ANSWERS[locale][0], { limit: 5, floor: 0.6, at: 0 });
    expect(found.locale).toBe(locale);
    expect(found.hits[0]?.hit.id).toBe(`return ${locale}`);
  });

  test('answer in the visitor’s language where the question fits several', () => {
    const filled = new TenantShelves();
    for (const locale of ['zh-CN', 'zh-HK', 'ja-JP'] as const)
      filled.put({ kind: 'entry', id: locale, question: '配送', answer: locale, wordings: [], locale });
    for (const locale of ['zh-HK', 'ja-JP'] as const)
      expect(filled.search('配送', { locale, limit: 1, floor: 0.6, at: 0 }).hits[0]?.hit.id).toBe(locale);
  });

  test('fall back to another language when the question’s own has nothing', () => {
    const found = shelves('zh-CN', 'en-US').search('退貨點做？', { locale: 'zh-HK', limit: 5, floor: 0.6, at: 0 });
    expect(found).toMatchObject({ locale: 'zh-HK', searched: 2 });
    expect(found.hits[0]?.locale).toBe('zh-CN');
  });

  test('take the visitor’s language for a question that shows none, and English where that is not known', () => {
    expect(shelves('ja-JP').search('123', { locale: 'ja-JP', limit: 1, floor: 0.6, at: 0 }).locale).toBe('ja-JP');
    expect(shelves('ja-JP').search('123', { limit: 1, floor: 0.6, at: 0 }).locale).toBe('en-US');
  });

  test('hold an entry once, in its last language', () => {
    const filled = shelves('zh-CN');
    filled.put({ kind: 'entry', id: 'return zh-CN', question: 'How do I return an item?', answer: 'a', wordings: [], locale: 'en-US' });
    expect(filled.size).toBe(1);
    expect(filled.search('怎么退货', { limit: 5, floor: 0.6, at: 0 }).hits).toEqual([]);
    filled.remove('return zh-CN');
    expect(filled.size).toBe(0);
  });
});
