import { beforeAll, describe, expect, test } from 'vitest';
import { loadThesaurus } from '#/thesaurus/load-thesaurus.ts';
import { conceptsIn } from '#/thesaurus/thesaurus.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';

let thesaurus: Thesaurus;
beforeAll(async () => {
  thesaurus = await loadThesaurus();
});

describe('who tells what happened to them is understood in every language', () => {
  test.each([
    ['could you put one aside for me', 'hold-item'],
    ['能帮我留一个吗', 'hold-item'],
    ['可唔可以幫我留起', 'hold-item'],
    ['請先保留一個', 'hold-item'],
    ['取り置きをお願いします', 'hold-item'],
    ['my phone dies by noon', 'battery-replacement'],
    ['手机一会就没电', 'battery-replacement'],
    ['部電話跌電快', 'battery-replacement'],
    ['手機耗電快', 'battery-replacement'],
    ['充電の減りが早いです', 'battery-replacement'],
    ["I'll miss a class next week", 'make-up-lesson'],
    ['有事上不了课', 'make-up-lesson'],
    ['下星期上唔到堂', 'make-up-lesson'],
    ['下週上不了課', 'make-up-lesson'],
    ['来週は欠席します', 'make-up-lesson'],
    ['how do I get rid of a wardrobe', 'bulky-waste'],
    ['旧沙发怎么扔', 'bulky-waste'],
    ['張舊床褥點掉', 'bulky-waste'],
    ['舊床墊怎麼丟', 'bulky-waste'],
    ['ソファを捨てたい', 'bulky-waste'],
    ['when will it come?', 'delivery-time'],
    ['几时能到啊', 'delivery-time'],
    ['幾時有得收呀', 'delivery-time'],
    ['大概幾號到', 'delivery-time'],
    ['いつごろ届きますか', 'delivery-time'],
    ['it says delivered but I have nothing', 'delivered-not-received'],
    ['显示签收了但我没拿到', 'delivered-not-received'],
    ["I can't log in", 'sign-in-failed'],
    ['一直登不上', 'sign-in-failed'],
    ['我login唔到', 'sign-in-failed'],
    ['我login唔到', 'sign-in-failed'],
    ['想book枱', 'book-table'],
    ['ログインできません', 'sign-in-failed'],
    ['we arrive after midnight', 'late-arrival'],
    ['我们半夜才到', 'late-arrival'],
    ['深夜に着きます', 'late-arrival'],
  ])('%s is about %s', (text, concept) => expect(conceptsIn(thesaurus, text)).toContain(concept));
});

describe('a name is the same in every language', () => {
  test.each([
    ['shipping to the united states', '寄到美国', '寄去美國', 'アメリカまで届きますか'],
    ['a croissant', '一个牛角包', '牛角酥', 'クロワッサン'],
    ['the charging port', '充电口', '叉電位', '差し込み口'],
  ])('%s, %s, %s, %s', (english, ...others) => {
    const named = conceptsIn(thesaurus, english);
    for (const other of others) expect(conceptsIn(thesaurus, other).some((concept) => named.includes(concept))).toBe(true);
  });
});
