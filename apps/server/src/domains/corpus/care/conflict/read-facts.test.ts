import { expect, test } from 'vitest';
import { disagreement, readFacts } from './read-facts.ts';

const kindOf = (left: string, right: string) => disagreement(readFacts(left), readFacts(right))?.kind;

test.each([
  ['You have 30 days.', 'You have 14 days.', 'number'],
  ['收到后七天内，也就是7天内可退。', '30天内可以退货。', 'number'],
  ['14日間返品できます。', '30日以内に返品できます。', 'number'],
  ['Shipping is HK$40.', 'Shipping costs HK$ 1,280.', 'price'],
  ['送料は500円です。', '送料は700円です。', 'price'],
  ['The sale ends on 18 November.', 'The sale ends on Nov 20th.', 'date'],
  ['活动到11月18日。', '活動到11月20日。', 'date'],
  ['We open at 9:00.', 'We open at 10:30.', 'date'],
  ['Yes, we do.', 'No, we do not.', 'yes_no'],
  ['可以的。', '不可以。', 'yes_no'],
  ['はい、できます。', 'いいえ。', 'yes_no'],
  ['You have 30 days.', 'Within 30 days, in 2 parcels.', undefined],
  ['Shipping is $40.', 'Shipping takes 3 days.', undefined],
  ['11月18日', '18 Nov', undefined],
  ['Write to us.', 'Call us.', undefined],
])('"%s" and "%s" disagree about: %s', (left, right, kind) => {
  expect(kindOf(left, right)).toBe(kind);
  expect(kindOf(right, left)).toBe(kind);
});
