import { beforeAll, describe, expect, test } from 'vitest';
import { createIndex } from '#/catalog/answer-index.ts';
import type { Index } from '#/catalog/answer-index.ts';
import { loadMeaning } from '#/meaning/load-meaning.ts';
import type { Meaning } from '#/meaning/meaning.ts';
import { loadThesaurus } from '#/thesaurus/load-thesaurus.ts';
import { decide } from './decide.ts';

let meaning: Meaning;
beforeAll(async () => {
  meaning = await loadMeaning(await loadThesaurus());
});

function indexOf(...questions: readonly string[]): Index {
  const index = createIndex({ thesaurus: meaning.thesaurus, meaning });
  for (const question of questions) index.add({ id: question, question, answer: '…' });
  return index;
}

describe('a question that several entries cover whole', () => {
  test.each([
    ['delivery', ['How long does delivery take?', 'How much is delivery?', 'Can I change the delivery address?', 'When are you open?']],
    ['送货', ['送货要多久？', '送货收费吗？', '可以改送货地址吗？', '几点开门？']],
    ['配送', ['配送にはどのくらいかかりますか？', '配送料はいくらですか？', '配送先の住所は変更できますか？', '営業時間は？']],
  ])('is offered them: %s', (asked, questions) => {
    const { outcome, offers } = decide(indexOf(...questions), asked);
    expect([outcome, offers.map(({ id }) => id).toSorted()]).toEqual(['offer', questions.slice(0, 3).toSorted()]);
  });

  test('is answered where it is the very words of one', () => {
    const { outcome, hits } = decide(indexOf('Delivery', 'How much is delivery?', 'Can I change the delivery address?'), 'delivery?');
    expect([outcome, hits[0]?.id]).toEqual(['answer', 'Delivery']);
  });
});

describe('an entry about another part of the same thing', () => {
  test.each([
    ['Can I change the delivery day?', 'Can I change the delivery address?'],
    ['can I change my phone number', 'How do I change my email address?'],
    ['能改送货日期吗', '可以改送货地址吗？'],
    ['可唔可以改送貨日期', '可以更改送貨地址嗎？'],
    ['配送日を変更できますか', '配送先の住所は変更できますか？'],
  ])('is no answer: %s', (asked, question) => {
    const others = ['When are you open?', 'How can I pay?', 'Can I return an item?', 'Which size do I need?'];
    expect(decide(indexOf(question, ...others), asked).outcome).not.toBe('answer');
  });

  test.each([
    ['Can I change the delivery day?', 'Can I choose another delivery date?'],
    ['change the delivery address', 'Can I change the delivery address?'],
  ])('while one about the same part is: %s', (asked, question) => {
    const { outcome, hits, offers } = decide(indexOf(question, 'When are you open?', 'How can I pay?', 'Can I return an item?'), asked);
    expect((outcome === 'answer' ? hits : offers)[0]?.id).toBe(question);
  });
});

test('a piece of a word in katakana is not that word', () => {
  const evidence = (asked: string) => indexOf('素泊まりプランはありますか', '駐車場はありますか').search(asked)[0]?.evidence.literal ?? 0;
  expect(evidence('プランを見たい')).toBeGreaterThan(0.3);
  expect(evidence('フランスを見たい')).toBeLessThan(0.1);
});
