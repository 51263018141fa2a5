import { expect, test } from 'vitest';
import { firstLocale } from './i18n.ts';

test.each([
  ['the address says it', { search: '?embed=home&locale=ja-JP', stored: 'zh-CN', languages: ['en-GB'] }, 'ja-JP'],
  ['the address says something unsupported', { search: '?locale=fr', stored: 'zh-CN', languages: ['en-GB'] }, 'zh-CN'],
  ['it was chosen before', { search: '', stored: 'zh-HK', languages: ['ja'] }, 'zh-HK'],
  ['the browser prefers it', { search: '', stored: null, languages: ['zh-TW', 'en'] }, 'zh-HK'],
  ['the browser’s second language is supported', { search: '', stored: 'klingon', languages: ['fr', 'ja'] }, 'ja-JP'],
  ['nothing is near', { search: '', stored: null, languages: ['fr'] }, undefined],
] as const)('the first language where %s', (_, facts, locale) => {
  expect(firstLocale(facts)).toBe(locale);
});
