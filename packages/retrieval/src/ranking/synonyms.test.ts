import { describe, expect, test } from 'vitest';
import { alternativesIn, prepareSynonyms } from './synonyms.ts';

const SYNONYMS = prepareSynonyms([
  ['Refund', 'money back'],
  ['退货', '退貨', '返品'],
  ['', '  '],
]);

describe('alternativesIn', () => {
  test.each([
    ['I want my MONEY  BACK', ['refund']],
    ['refund please', ['money back']],
    ['點樣退貨', ['返品']],
    ['refund 退货', ['money back', '返品']],
    ['refundable', []],
    ['hello', []],
    ['', []],
  ])('%j also means %j', (question, alternatives) => {
    expect(alternativesIn(question, SYNONYMS)).toEqual(alternatives);
  });
});
