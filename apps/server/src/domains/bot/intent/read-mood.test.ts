import { cpuMs } from '@lobby/vite/cpu-ms';
import { expect, test } from 'vitest';
import { calmWords, readMood } from './read-mood.ts';

test.each([
  'This is ridiculous, I have been waiting for two weeks',
  'your service is absolutely unacceptable',
  'Worst customer service ever',
  'I’m so frustrated with this',
  'I am really angry now',
  'You are useless',
  'stupid bot',
  'what a joke',
  'This is the third time I have asked about my refund',
  'How many times do I have to explain?',
  'I want to make a formal complaint',
  'I would like to complain about a courier',
  "I'm going to sue",
  'I will report you to consumer protection',
  'stop wasting my time',
  '你们的服务太差了',
  '太离谱了，等了半个月',
  '我要投诉',
  '我要投诉你们的快递员',
  '什么垃圾客服',
  '气死我了',
  '说了三遍了还不懂',
  '我会向消费者协会举报',
  '无法接受',
  '你哋服務真係好差',
  '我好嬲',
  '離晒譜',
  '我要去消委會投訴',
  '問咗都冇用，嘥晒時間',
  '我要搵律師',
  'ふざけるな',
  'いい加減にしてください',
  '最悪です',
  'ひどい対応ですね',
  '納得できません',
  '苦情を言いたいです',
  '何度も言っているのに直りません',
  '対応が遅すぎます',
  '消費者センターに相談します',
  '腹が立ちます',
])('“%s” is upset', (text) => {
  expect(readMood(text)).toBe('upset');
});

test.each([
  'Where is my order?',
  'How do I complain about a courier?',
  'Do you have a complaint form?',
  'I am not angry, just curious',
  'My old shoes were terrible on ice, do you have better ones?',
  'The weather is awful today, will it be late?',
  'Is this the third time it was restocked?',
  'Is it useless in the rain?',
  'I am fed by the hotel, do you deliver there?',
  'I need to change my address',
  'I cannot accept the parcel on Monday',
  'the worst case is that I return it, how?',
  '怎么投诉快递',
  '你们的投诉电话是多少',
  '我没有生气，就是问一下',
  '这双鞋太大了',
  '衣服有点差别，可以换吗',
  '我要退货',
  '请问几次可以免邮',
  '次品可以退吗',
  '點樣投訴？',
  '我唔係投訴，想問下尺碼',
  '件衫好細',
  '我想搵間舖',
  '苦情の窓口はどこですか',
  'クレームではありませんが、確認したいです',
  '怒っていません',
  '最低いくらから送料無料ですか',
  'このテントは雨の日に使えないですか',
  '何度まで耐えられますか',
  '返品したいです',
])('“%s” is calm', (text) => {
  expect(readMood(text)).toBe('calm');
});

test.each(['this is it is this '.repeat(2_000), '问了都已经'.repeat(5_000)])('a long message is read in no time', async (text) => {
  expect(await cpuMs(() => readMood(text))).toBeLessThan(500);
});

test('what an angry message asks are its calm sentences, or all of it', () => {
  expect(calmWords('Where is your shop? You people are useless!')).toBe('Where is your shop?');
  expect(calmWords('怎么退钱？你们太差劲了')).toBe('怎么退钱？');
  expect(calmWords('I want my money back NOW')).toBe('I want my money back NOW');
});
