import { beforeAll, describe, expect, test } from 'vitest';
import { foldText } from '#/analysis/fold-text.ts';
import { createIndex } from '#/catalog/answer-index.ts';
import { restoreIndex, saveIndex } from '#/catalog/saved-index.ts';
import { loadThesaurus } from '#/thesaurus/load-thesaurus.ts';
import { parseConcepts } from '#/thesaurus/parse-concepts.ts';
import { createThesaurus } from '#/thesaurus/thesaurus.ts';
import { loadMeaning } from './load-meaning.ts';
import type { Meaning } from './meaning.ts';
import { closenessBeside, unitOf } from './vectors.ts';

let meaning: Meaning;
beforeAll(async () => {
  meaning = await loadMeaning(await loadThesaurus());
});

const closeness = (left: string, right: string): number => {
  const [one, other] = [left, right].map((text) => meaning.sumOf(foldText(text))) as [Float64Array, Float64Array];
  return closenessBeside(unitOf(one), new Float64Array(one.length))(Float32Array.from(other));
};

describe('what texts mean', () => {
  test.each([
    ['dog', 'puppy', 'invoice'],
    ['the sole came off', 'my shoe is broken', 'opening hours'],
    ['小狗可以进店吗', '能带宠物吗', '发票怎么开'],
    ['子犬を連れて行けますか', 'ペットは入れますか', '領収書はもらえますか'],
    ['行李要唔要托運', 'baggage', 'opening hours'],
  ])('%s is closer to %s than to %s', (text, near, far) => {
    expect(closeness(text, near)).toBeGreaterThan(closeness(text, far));
  });

  test('a text of nothing but asking words means nothing', () => {
    expect([...meaning.sumOf('how do i')].every((one) => one === 0)).toBe(true);
  });

  test('is loaded once for a thesaurus', async () => {
    expect(await loadMeaning(await loadThesaurus())).toBe(meaning);
  });
});

describe('an index that knows what words mean', () => {
  const ENTRIES = [
    { id: 'pets', question: 'Are animals allowed?', answer: 'Only small ones, on a lead.' },
    { id: 'invoice', question: 'How do I get an invoice?', answer: 'It comes by e-mail.' },
    { id: 'hours', question: 'When are you open?', answer: 'From nine to five.' },
    { id: 'pool', question: 'Is the pool heated?', answer: 'Yes, all year.' },
  ];
  const indexOf = (known: Meaning | undefined) => {
    const index = createIndex({ thesaurus: meaning.thesaurus, meaning: known });
    for (const entry of ENTRIES) index.add(entry);
    return index;
  };

  test('puts an entry first that shares no word with the question, and says so', () => {
    const [first] = indexOf(meaning).search('a puppy came along');
    expect([first?.id, first?.why.isAlike, first?.matched.words]).toEqual(['pets', true, []]);
    const lexical = indexOf(undefined).search('a puppy came along');
    expect(lexical.every(({ why }) => !why.isAlike)).toBe(true);
  });

  test('finds such an entry among hundreds', () => {
    const index = indexOf(meaning);
    for (let number = 0; number < 300; number += 1)
      index.add({ id: `n${number}`, question: `Where is article ${number}?`, answer: `In rack ${number}.` });
    expect(index.search('a puppy came along').map(({ id }) => id)).toContain('pets');
  });

  test('passes over what a search refuses, however close', () => {
    const hits = indexOf(meaning).search('a puppy came along', { accepts: ({ id }) => id !== 'pets' });
    expect(hits.map(({ id }) => id)).not.toContain('pets');
  });

  test('sees a change at once and gives the same after it was saved', () => {
    const index = indexOf(meaning);
    const before = index.search('a puppy came along').map(({ id, score }) => [id, score]);
    const restored = restoreIndex(structuredClone(saveIndex(index)), { thesaurus: meaning.thesaurus, meaning });
    expect(restored.search('a puppy came along').map(({ id, score }) => [id, score])).toEqual(before);
    index.remove('pets');
    expect(index.search('a puppy came along').map(({ id }) => id)).not.toContain('pets');
  });

  test('keeps it with another thesaurus, and with none', () => {
    const index = indexOf(meaning);
    for (const other of [createThesaurus(parseConcepts('ferry | en: ferry, boat\nporter | en: porter')), undefined, meaning.thesaurus]) {
      index.setThesaurus(other);
      const [first] = index.search('a puppy came along');
      expect([first?.id, first?.why.isAlike]).toEqual(['pets', true]);
    }
    expect(index.search('a puppy came along')).toEqual(indexOf(meaning).search('a puppy came along'));
  });
});
