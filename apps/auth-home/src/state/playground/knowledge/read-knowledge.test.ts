import { LOCALES, PLAYGROUND_ENTRIES_MAX } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { samplesOf } from '#/testing/samples-of.ts';
import { nameOf } from './passage.ts';
import { readKnowledge } from './read-knowledge.ts';
import { SAMPLES } from '#/state/playground/samples.ts';

const shapeOf = (text: string) => {
  const { kind, passages } = readKnowledge(text);
  return [kind, ...passages.map(({ heading, body }) => `${heading} → ${body}`)];
};

describe('what is put in', () => {
  test.each([
    ['marked with Q and A', 'Q: Refund?\nA: Within 30 days.\n\nQ2. Delivery?\nA2. Two days.'],
    ['marked with numbers and names', 'Question 1: Refund?\nAnswer: Within 30 days.\nQuestion 2: Delivery?\nAnswer: Two days.'],
    ['known by its question marks', 'Refund?\nWithin 30 days.\n\n## Delivery?\nTwo days.'],
  ])('is a FAQ %s', (_what, text) => {
    expect(shapeOf(text)).toEqual(['faq', 'Refund? → Within 30 days.', 'Delivery? → Two days.']);
  });

  test.each([
    ['问：怎么退款？\n答：30 天内。\n问：多久送到？\n答：两天。', '怎么退款？ → 30 天内。'],
    ['問：點樣退款？\n答：30 日內。\n\n問：幾耐送到？\n答：兩日。', '點樣退款？ → 30 日內。'],
    ['質問：返金はできますか。\n回答：30日以内です。\n質問：配送は？\n回答：2日です。', '返金はできますか。 → 30日以内です。'],
    ['返金はできますか。\n30日以内です。\n配送はいつですか。\n2日で届く。', '返金はできますか。 → 30日以内です。'],
  ])('is a FAQ in Chinese and Japanese: %s', (text, first) => {
    expect(shapeOf(text).slice(0, 2)).toEqual(['faq', first]);
  });

  test.each([
    ['with a head line', 'question,answer\nRefund?,"Within 30 days,\nor so."\n'],
    ['with its columns elsewhere', 'id;Answer;Question\n1;"Within 30 days,\nor so.";Refund?'],
    ['copied from a spreadsheet', 'Title\tText\nRefund?\t"Within 30 days,\nor so."'],
  ])('is a table %s', (_what, text) => {
    expect(shapeOf(text)).toEqual(['table', 'Refund? → Within 30 days,\nor so.']);
  });

  test('may be a table of other wordings, and of two columns without a head line', () => {
    expect(readKnowledge('问题,答案,其他问法\n怎么退款？,30 天内。,退货|退钱').passages[0]?.wordings).toEqual(['退货', '退钱']);
    expect(shapeOf('Refund?,Thirty days\nDelivery?,Two days\nOpen?,Daily')).toHaveLength(4);
  });

  test.each([
    ['prose with commas', 'We ship fast, and well.\nWe pack it, and send it, too.\nYou get it, soon.'],
    ['prose that asks once', 'Why Lobby? It answers from your own words, and it says so when it does not know.\nThat is all.'],
    ['nothing but a head line', 'some words'],
  ])('is a text where it is %s', (_what, text) => {
    expect(readKnowledge(text).kind).toBe('text');
  });

  test('is counted, and what is too much is left out and told', () => {
    const rows = Array.from({ length: PLAYGROUND_ENTRIES_MAX + 5 }, (_, row) => `Question ${row},Answer ${row}`);
    const { passages, leftOut } = readKnowledge(`question,answer\n${rows.join('\n')}`);
    expect([passages.length, leftOut]).toEqual([PLAYGROUND_ENTRIES_MAX, 5]);
    expect(readKnowledge('  两个字 ').characters).toBe(3);
  });

  test('of white space alone has no passages', () => {
    expect(readKnowledge(' \n\t ').passages).toEqual([]);
  });
});

describe('the samples', () => {
  test.each(LOCALES)('of %s are a text, a FAQ and a table, in that language', async (locale) => {
    const texts = await samplesOf(locale);
    expect(SAMPLES.map((sample) => readKnowledge(texts[sample].text).kind)).toEqual(['text', 'faq', 'table']);
    for (const sample of SAMPLES) {
      const { passages } = readKnowledge(texts[sample].text);
      expect(passages.length).toBeGreaterThanOrEqual(6);
      expect(passages.filter((passage) => passage.locale !== locale).length, sample).toBeLessThanOrEqual(2);
      for (const passage of passages) expect(passage.heading).not.toBe('');
    }
  });
});

test.each([
  [{ heading: 'Returns', body: 'Sixty days.' }, 'Returns'],
  [{ heading: '', body: 'Short.\nMore.' }, 'Short.'],
  [{ heading: '', body: 'This goes on and on until nobody reads it any more' }, 'This goes on and on until nobody…'],
])('a passage is called by its heading, or as it begins', (passage, name) => {
  expect(nameOf(passage)).toBe(name);
});
