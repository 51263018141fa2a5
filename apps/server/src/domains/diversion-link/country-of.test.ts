import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test.each([
  ['a proxy names it', 'hk', 'ja-JP', 'HK'],
  ['a proxy does not know it', 'XX', 'ja-JP', undefined],
  ['a proxy says nonsense', 'Hong Kong', 'ja-JP', 'JP'],
  ['a language has its region', undefined, 'zh-HK,zh;q=0.9,en;q=0.8', 'HK'],
  ['the script stands before the region', undefined, 'zh-Hant-TW', 'TW'],
  ['a later language has it', undefined, 'en;q=0.9,fr-CA;q=0.8', 'CA'],
  ['a language is of one country', undefined, 'ja', 'JP'],
  ['a language is of many', undefined, 'zh,en', undefined],
  ['a language is called like a member of objects', undefined, 'constructor,toString', undefined],
  ['nothing is said', undefined, undefined, undefined],
])('where %s', (_, named, languages, country) => {
  expect(countryOf({ named, languages })).toBe(country);
});
