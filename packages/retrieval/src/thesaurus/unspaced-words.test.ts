import { expect, test } from 'vitest';
import { DistinctLists } from './number-lists.ts';
import { UnspacedWords, lengthIn, wordIn } from './unspaced-words.ts';

const TWENTY = 'リフレッシュエステティックサロンチケット';

function finder(words: Record<string, number[]>) {
  const lists = new DistinctLists();
  const unspaced = new UnspacedWords(new Map(Object.entries(words)), lists);
  return (text: string, place = 0, shortest = 1) => {
    const found = unspaced.longestAt(text, place, shortest);
    if (found < 0) return undefined;
    const [own, inner] = [unspaced.meaningsOf(wordIn(found)), unspaced.innerOf(wordIn(found))].map((list) => lists.lists[list]);
    return { said: text.slice(place, place + lengthIn(found)), own, inner };
  };
}

test('finds the longest word at a place, however long it is', () => {
  const find = finder({ 退: [1], 退款: [2], リフ: [3], [TWENTY]: [4], [TWENTY.slice(0, 16)]: [5] });
  expect(find('请退款给我', 1)?.own).toEqual([2]);
  expect(find('请退给我', 1)?.own).toEqual([1]);
  expect(find('请退给我', 1, 2)).toBeUndefined();
  expect(find(`${TWENTY}を`)).toMatchObject({ said: TWENTY, own: [4] });
  expect(find(TWENTY.slice(0, 18))?.own).toEqual([5]);
  expect(find(TWENTY.slice(0, 14))).toMatchObject({ said: 'リフ', own: [3] });
  expect(find(TWENTY.slice(0, 18), 0, 17)).toBeUndefined();
});

test('tells what the shorter words within a word mean, each once and without what the word means itself', () => {
  const find = finder({ 瑜伽: [1, -3], 瑜伽班: [7], 班费: [1, 7, 9], 瑜伽班费: [9] });
  expect(find('瑜伽班')).toEqual({ said: '瑜伽班', own: [7], inner: [1] });
  expect(find('瑜伽班费')).toEqual({ said: '瑜伽班费', own: [9], inner: [1, 7] });
  expect(find('瑜伽')?.inner).toEqual([]);
});

test('finds a character of two code units', () => {
  const find = finder({ 𠮟: [1], 𠮟る: [2] });
  expect(find('𠮟る')?.own).toEqual([2]);
  expect(find('𠮟ら')?.own).toEqual([1]);
});
