import { expect, test } from 'vitest';
import { spellingsOf } from './readings.ts';

test.each([
  ['はいそう', ['はいそう', '配送']],
  ['ハイソウ', ['ハイソウ', '配送']],
  ['へんぴんのほうほう', ['へんぴんのほうほう', '返品の方法']],
  ['しはらい', ['しはらい', '支払', '支払い']],
  ['てんと', ['てんと']],
  ['配送', ['配送']],
  ['delivery', ['delivery']],
])('%s may be written as %s', (typed, spellings) => {
  expect(spellingsOf(typed)).toEqual(spellings);
});
