import { describe, expect, test } from 'vitest';
import { readChoice } from './read-choice.ts';

const ENGLISH = ['How long does delivery take?', 'What does delivery cost?', 'Can I change my address?'];
const TITLES: Record<string, { titles: string[]; none: string }> = {
  'en-US': { titles: ENGLISH, none: 'None of these' },
  'zh-CN': { titles: ['送货要多久？', '运费是多少？'], none: '以上都不是' },
  'zh-HK': { titles: ['送貨要幾耐？', '運費係幾多？'], none: '以上都不是' },
  'ja-JP': { titles: ['配送には何日かかりますか？', '送料はいくらですか？'], none: 'どれでもない' },
};

describe('a reply to an offer chooses', () => {
  test.each<[string, string, number | 'none']>([
    ['en-US', 'What does delivery cost?', 1],
    ['en-US', 'what does delivery cost', 1],
    ['en-US', '2', 1],
    ['en-US', '２', 1],
    ['en-US', '#3', 2],
    ['en-US', '2.', 1],
    ['en-US', 'option 1', 0],
    ['en-US', 'the second one', 1],
    ['en-US', 'the first', 0],
    ['en-US', 'address', 2],
    ['en-US', 'None of these', 'none'],
    ['en-US', 'none of them.', 'none'],
    ['en-US', 'no', 'none'],
    ['en-US', '4', 'none'],
    ['zh-CN', '运费是多少', 1],
    ['zh-CN', '第二个', 1],
    ['zh-CN', '我要第1个', 0],
    ['zh-CN', '以上都不是', 'none'],
    ['zh-CN', '不是', 'none'],
    ['zh-HK', '運費係幾多', 1],
    ['zh-HK', '第一個', 0],
    ['zh-HK', '都唔係', 'none'],
    ['zh-HK', '運費', 1],
    ['ja-JP', '送料はいくらですか', 1],
    ['ja-JP', '2番目です', 1],
    ['ja-JP', '一つ目', 0],
    ['ja-JP', '送料', 1],
    ['ja-JP', 'いいえ', 'none'],
    ['ja-JP', 'どれでもない', 'none'],
  ])('%s: %s', (locale, reply, chosen) => {
    const { titles, none } = TITLES[locale] ?? { titles: [], none: '' };
    expect(readChoice(reply, titles, none)).toBe(chosen);
  });
});

test.each(['delivery', '7', 'Do you sell tents?', 'I ordered 2 pairs', '', '？', 'yes please'])(
  'a reply that fits several of them or none is a question of its own: %s',
  (reply) => expect(readChoice(reply, ENGLISH, 'None of these')).toBeUndefined(),
);
