import { expect, test } from 'vitest';
import { describedOffer } from './described-offer.ts';

const link = (id: string, text: string, intents: string[] = []) => ({ id, bot_offer: { when_text: text, intents } });
const LINKS = [
  link('wholesale', 'Visitors who want to buy in bulk or resell our products', ['wholesale prices', 'bulk order', 'become a reseller']),
  link('yoyaku', '予約の変更や団体での予約をしたいお客様', ['予約を変更したい', '団体予約']),
  link('pifa', '想批发或代理我们产品的客人', ['批发价格', '企业团购']),
  link('demo', 'Book a demo of the product'),
];

test.each([
  ['Can I buy in bulk?', 'wholesale'],
  ['I want to resell your products', 'wholesale'],
  ['How can I become a reseller of your shop?', 'wholesale'],
  ['予約を変更できますか', 'yoyaku'],
  ['10人の団体で予約したい', 'yoyaku'],
  ['批發價格係幾多', 'pifa'],
  ['你們的產品可以代理嗎', 'pifa'],
  ['I would like to book a demo', 'demo'],
  ['Do you sell teapots?', undefined],
  ['What are your opening hours?', undefined],
  ['where is my order', undefined],
  ['Is the product waterproof?', undefined],
  ['do you ship to Japan', undefined],
  ['予約なしで入れますか', undefined],
  ['営業時間は？', undefined],
  ['在哪里退货', undefined],
])('%s asks for %s', (question, id) => {
  expect(describedOffer(question, LINKS)?.id).toBe(id);
  // What a link stands beside does not decide about it.
  const alone = LINKS.filter((each) => each.id === (id ?? 'wholesale'));
  expect(describedOffer(question, alone)?.id).toBe(id);
});

test('a link without a description is found by none', () => {
  expect(describedOffer('Can I buy in bulk?', [link('words', '')])).toBeUndefined();
});
