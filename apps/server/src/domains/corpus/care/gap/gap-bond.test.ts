import { describe, expect, test } from 'vitest';
import { GapBonds } from './gap-bond.ts';
import { SameWords } from './same-words.ts';

const WORDS = new SameWords([
  ['refund', '退款', '返金'],
  ['gift card', '礼品卡', 'ギフトカード'],
  ['tent', '帐篷', 'テント'],
  ['repair', '维修', '修理'],
]);
const gap = (id: string, language: string, question: string) => ({
  id,
  kind: 'unanswered',
  language,
  question,
  vector: undefined,
  common: 0,
});
const never = () => false;

describe('without a model', () => {
  test.each([
    ['names', 'Can I use the Garmin inReach?', 'Garmin inReachは使えますか', ['garmin', 'inreach']],
    ['the glossary', 'Do you repair a tent?', '帐篷可以维修吗', ['帐篷 = tent', '维修 = repair']],
    ['a name and the glossary', 'Is there a refund for order type XJ-900?', 'XJ-900の返金', ['返金 = refund', 'xj-900']],
  ])('questions of two languages are one by %s', (_, english, other, shared) => {
    const bonds = new GapBonds([gap('a', 'en', english), gap('b', 'xx', other)], WORDS, never);
    expect(bonds.find('b')).toEqual({ id: 'a', bond: 'words', shared: expect.arrayContaining(shared) as string[] });
  });

  test.each([
    ['one word of several', 'How do I pay by gift card abroad at night?', 'ギフトカードの有効期限はいつまでですか'],
    ['nothing', 'Where do I park?', '営業時間を教えてください'],
    [
      'a name alone among other matters',
      'How do I change the password of the Wi-Fi on the third floor?',
      'Wi-Fiはレストランでも使えますか',
    ],
  ])('questions that share %s are two', (_, english, other) => {
    expect(new GapBonds([gap('a', 'en', english), gap('b', 'ja', other)], WORDS, never).find('b')).toBeUndefined();
  });

  test('a word that stands in many gaps holds none of them together', () => {
    const many = Array.from({ length: 5 }, (_, at) => gap(`m${at}`, 'en', `hotel ${'abcde'.charAt(at).repeat(6)}`));
    expect(new GapBonds([...many, gap('j', 'ja', 'hotel')], WORDS, never).find('j')).toBeUndefined();
  });

  test('what was taken apart stays apart, and gaps of one language are not compared', () => {
    const two = [gap('a', 'en', 'Do you repair a tent?'), gap('b', 'zh', '帐篷可以维修吗')];
    expect(new GapBonds(two, WORDS, () => true).find('b')).toBeUndefined();
    expect(new GapBonds([two[0]!, { ...two[1]!, language: 'en' }], WORDS, never).find('b')).toBeUndefined();
  });
});

test('words are whole: a tent is not in "content"', () => {
  expect(WORDS.name('My content is gone').found.size).toBe(0);
  expect([...WORDS.name('Repair my tent.').found.values()]).toEqual(expect.arrayContaining(['tent', 'repair']));
});
