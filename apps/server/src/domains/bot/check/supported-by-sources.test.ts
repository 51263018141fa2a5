import { loadThesaurus, type Thesaurus } from '@lobby/retrieval';
import type { Locale } from '@lobby/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { supportedBySources } from './supported-by-sources.ts';

const DELIVERY = { title: 'How long does delivery take?', text: 'Two to four working days.' };
const RETURNS_CHINESE = { title: '鞋子多久可以退货？', text: '三十天之内可以退货，穿过的鞋不能退。' };
const RETURNS_JAPANESE = { title: '返品はできますか？', text: '30日以内なら返品できます。' };

let thesaurus: Thesaurus;
beforeAll(async () => {
  thesaurus = await loadThesaurus();
});
const isSupported = (text: string, passage: typeof DELIVERY, locale: Locale = 'en-US', said = '') =>
  supportedBySources(text, [passage], { locale, said, thesaurus });

describe('an answer of its sources', () => {
  test.each<[string, string, typeof DELIVERY, Locale]>([
    ['in their words', 'It takes two to four days.', DELIVERY, 'en-US'],
    ['in other words', 'Your parcel will arrive within the week.', DELIVERY, 'en-US'],
    ['that only agrees', 'Yes, of course.', DELIVERY, 'en-US'],
    ['that only declines', 'No, sorry.', DELIVERY, 'en-US'],
    ['that only agrees in another language', 'はい。', DELIVERY, 'en-US'],
    ['that only declines in the language of the source', '不可以。', RETURNS_CHINESE, 'zh-CN'],
    ['in another language', '最长四个工作日送到。', DELIVERY, 'zh-CN'],
    ['in one word of another language', 'Returns', RETURNS_CHINESE, 'en-US'],
    ['in Traditional of Simplified', '三十日內可以退貨。', RETURNS_CHINESE, 'zh-HK'],
    ['in Japanese', '一か月以内でしたら返せます。', RETURNS_JAPANESE, 'ja-JP'],
  ])('%s: “%s”', (_, text, passage, locale) => expect(isSupported(text, passage, locale)).toBe(true));

  test('that repeats what the visitor asked about', () => {
    expect(isSupported('The Kumo tent does too.', DELIVERY, 'en-US', 'and the Kumo tent?')).toBe(true);
  });
});

describe('what is not of its sources', () => {
  test.each<[string, string, typeof DELIVERY, Locale]>([
    ['a word', 'BANANA', DELIVERY, 'en-US'],
    ['a sentence', 'Bananas are yellow and sweet.', DELIVERY, 'en-US'],
    ['a Latin word for who reads Chinese', 'BANANA', RETURNS_CHINESE, 'zh-CN'],
    ['a Chinese sentence', '香蕉又黄又甜。', RETURNS_CHINESE, 'zh-CN'],
    ['a Cantonese sentence', '香蕉好甜㗎。', RETURNS_CHINESE, 'zh-HK'],
    ['a Japanese sentence', 'バナナは黄色くて甘い。', RETURNS_JAPANESE, 'ja-JP'],
  ])('%s: “%s”', (_, text, passage, locale) => expect(isSupported(text, passage, locale)).toBe(false));
});
