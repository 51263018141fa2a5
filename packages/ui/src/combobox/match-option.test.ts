import { expect, test } from 'vitest';
import { foldText, matchesQuery } from './match-option.ts';

test.each([
  ['日本', '日', true],
  ['香港特別行政區', '特別', true],
  ['中华人民共和国', '共和', true],
  ['スペイン', 'すぺ', true],
  ['スペイン', 'ｽﾍﾟ', true],
  ['ガーナ', 'がーな', true],
  ['ガーナ', 'かーな', false],
  ['Côte d’Ivoire', 'cote', true],
  ['ＡＢＣ', 'abc', true],
  ['United Kingdom', 'king unit', true],
  ['United Kingdom', 'kingston', false],
  ['日本', '中国', false],
  ['anything', '', true],
])('%s is found for "%s": %s', (text, query, found) => {
  expect(matchesQuery(foldText(text), query)).toBe(found);
});
