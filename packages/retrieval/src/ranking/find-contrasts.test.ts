import { beforeAll, expect, test } from 'vitest';
import { createIndex } from '#/catalog/answer-index.ts';
import { decide } from '#/decision/decide.ts';
import { loadThesaurus } from '#/thesaurus/load-thesaurus.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';

let thesaurus: Thesaurus;
beforeAll(async () => {
  thesaurus = await loadThesaurus();
});

function outcomeOf(asked: string, question: string, answer: string): string {
  const index = createIndex({ thesaurus });
  index.add({ id: 'near', question, answer });
  index.add({ id: 'hours', question: 'When are you open?', answer: 'From nine to five.' });
  index.add({ id: 'cards', question: 'Which cards do you take?', answer: 'All of them.' });
  return decide(index, asked).outcome;
}

test.each([
  ['how long does delivery to Osaka take', 'How long does delivery to Kyoto take?', 'Two days by courier.'],
  ['大阪への配達は何日かかりますか', '京都への配達は何日かかりますか', '二日でお届けします。'],
  ['送到上海要几天', '送到北京要几天', '两天。'],
  ['does the X200 fit my car', 'Does the X100 fit my car?', 'It fits every car.'],
  ['is there a student discount', 'Is there a senior discount?', 'Ten percent from 65 years.'],
  ['do you test eyes on Sunday', 'Do you test eyes on Saturday?', 'Yes, from ten to five.'],
  ['日曜日は営業していますか', '土曜日は営業していますか', 'はい、10時からです。'],
  ['星期日开门吗', '星期六开门吗', '开，十点到五点。'],
  ['星期日開唔開', '星期六開唔開', '開，十點至五點。'],
  ['do you take Mastercard', 'Do you take Visa?', 'Yes.'],
  ['支持微信支付吗', '支持支付宝吗', '支持。'],
  ['收唔收萬事達卡', '收唔收銀聯卡', '收。'],
  ['PayPayは使えますか', 'LINE Payは使えますか', '使えます。'],
  ['can I pay in euros', 'Can I pay in US dollars?', 'Yes.'],
  ['可以用欧元付款吗', '可以用美元付款吗', '可以。'],
  ['可唔可以用歐元俾錢', '可唔可以用美金俾錢', '可以。'],
  ['ユーロで払えますか', '米ドルで払えますか', 'はい。'],
  ['do you ship by FedEx', 'Do you ship by DHL?', 'Yes.'],
  ['用顺丰发货吗', '用京东快递发货吗', '是的。'],
  ['ヤマトで送れますか', '佐川で送れますか', 'はい。'],
  ['how much is size XL', 'How much is size M?', '$20.'],
  ['Lサイズの値段はいくらですか', 'Mサイズの値段はいくらですか', '2000円です。'],
  ['can I connect FreshBooks', 'Can I connect QuickBooks?', 'Yes, in the settings.'],
])('%s is not answered from %s', (asked, question, answer) => {
  expect(outcomeOf(asked, question, answer)).not.toBe('answer');
});

test.each([
  ['how long does delivery to Kyoto take', 'How long does delivery to Kyoto take?', 'Two days by courier.'],
  ['how long does delivery to Osaka take', 'How long does delivery to Kyoto take?', 'Two days, and three days to Osaka.'],
  ['does the X100 fit my car', 'Does the X100 fit my car?', 'It fits every car.'],
  ['do you take Visa', 'Do you take Visa or Mastercard?', 'Yes, both.'],
  ['do you take Mastercard', 'Do you take Visa?', 'Yes, and Mastercard.'],
  ['支持微信支付吗', '支持支付宝吗', '支付宝和微信支付都支持。'],
  ['ship to Germany?', 'Do you ship worldwide?', 'We ship everywhere in the world.'],
  ['delivery to Osaka?', 'Where do you deliver?', 'We deliver everywhere in Japan.'],
  ['how long is delivery', 'How long does delivery take to Kyoto?', 'Two days.'],
  ['水曜日に視力検査はできますか', '月曜から金曜まで視力検査はできますか', 'はい。'],
  ['星期三可以验光吗', '星期一至星期五可以验光吗', '可以。'],
])('%s is answered from %s: %s', (asked, question, answer) => {
  expect(outcomeOf(asked, question, answer)).toBe('answer');
});

test('why tells the name of which the entry says nothing', () => {
  const index = createIndex({ thesaurus });
  index.add({ id: 'near', question: 'Do you take Visa?', answer: 'Yes.' });
  expect(index.search('do you take Mastercard')[0]?.why.missing).toContain('mastercard');
});
