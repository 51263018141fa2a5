import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FALLBACK_LOCALE,
  isLocale,
  LOCALE_NAMES,
  LOCALE_STORAGE_KEY,
  LOCALES,
  nearestLocale,
  negotiateLocale,
  TRANSLATION_LOCALES,
} from './locales.ts';

test('four languages, en-US where none fits, kept under app-locale (§9)', () => {
  expect(LOCALES).toEqual(['en-US', 'zh-CN', 'zh-HK', 'ja-JP']);
  expect(FALLBACK_LOCALE).toBe('en-US');
  expect(LOCALE_STORAGE_KEY).toBe('app-locale');
  expect(Object.keys(LOCALE_NAMES)).toEqual([...LOCALES]);
});

test('the longer list is the specification’s (§9)', () => {
  expect(TRANSLATION_LOCALES.join(', ')).toBe('zh-CN, zh-hant, en-US, ja-JP, ko, ur, bn, hi, pt, tl, id, ms, yue, es, nan, ru, pt-br');
});

describe('the locale nearest to a tag', () => {
  test.each([
    ['en-US', 'en-US'],
    ['EN-us', 'en-US'],
    ['en', 'en-US'],
    ['en-GB', 'en-US'],
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-Hans-CN', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-TW', 'zh-HK'],
    ['zh-HK', 'zh-HK'],
    ['zh-MO', 'zh-HK'],
    ['zh-Hant', 'zh-HK'],
    ['zh-Hant-HK', 'zh-HK'],
    ['zh-hant-tw', 'zh-HK'],
    ['yue', 'zh-HK'],
    ['yue-HK', 'zh-HK'],
    ['ja', 'ja-JP'],
    ['ja-JP', 'ja-JP'],
    ['ja-Latn', 'ja-JP'],
  ])('of %s is %s', (tag, locale) => {
    expect(nearestLocale(tag)).toBe(locale);
  });

  test.each(['', 'fr', 'ko-KR', 'english', 'zho', 'jam', '*', 'nan-TW', '日本語'])('of "%s" is none', (tag) => {
    expect(nearestLocale(tag)).toBeUndefined();
  });
});

describe('the locale of an Accept-Language header', () => {
  test.each([
    [undefined, 'en-US'],
    [null, 'en-US'],
    ['', 'en-US'],
    ['*', 'en-US'],
    ['fr-FR, de;q=0.9', 'en-US'],
    ['ja', 'ja-JP'],
    ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-HK'],
    ['en;q=0.8, ja;q=0.9', 'ja-JP'],
    ['en;q=0.1, zh-Hans', 'zh-CN'],
    ['ja;q=0, zh-HK;q=0.1', 'zh-HK'],
    ['ja ; q=0.2 , zh-CN ; q=0.3', 'zh-CN'],
    ['fr, ja;q=0.1', 'ja-JP'],
    ['ja;q=abc, en;q=0.1', 'en-US'],
    ['ja;level=1;q=0.4, en;q=0.5', 'en-US'],
    [';;;,,,=q', 'en-US'],
    [`${'fr,'.repeat(20)}ja`, 'en-US'],
  ])('%s gives %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  test('of two that weigh the same the first wins', () => {
    expect(negotiateLocale('zh-HK;q=0.5, ja;q=0.5')).toBe('zh-HK');
  });

  test('is one of the four, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (header) => {
        expect(LOCALES).toContain(negotiateLocale(header));
      }),
    );
  });
});

test.each([undefined, null, 1, {}, 'en', 'EN-US', 'constructor'])('%s is no locale', (value) => {
  expect(isLocale(value)).toBe(false);
});
