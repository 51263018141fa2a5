import { expect, test } from 'vitest';
import { scanTerms } from '#/analysis/scan-terms.ts';
import { CONCEPT_KEY, Collection } from './collection.ts';

const WORDS = 3_000;
const CONCEPTS = 700;

/** The keys of all terms of a text, each once. */
function keysIn(folded: string): (readonly [number, number])[] {
  const keys = new Map<string, readonly [number, number]>();
  scanTerms(folded, (_kind, high, low) => keys.set(`${high}:${low}`, [high, low]));
  return [...keys.values()];
}

test('counts each term and concept of a text of any length, and in the next text none of them', () => {
  const long = Array.from({ length: WORDS }, (_, number) => `w${number}`).join(' ');
  const concepts = Array.from({ length: CONCEPTS }, (_, number) => number);
  const collection = new Collection();
  collection.add([{ folded: long, weight: 2, concepts }]);
  collection.add([{ folded: 'parcel', weight: 1 }]);
  const keys = [...keysIn(long), ...concepts.map((concept) => [CONCEPT_KEY, concept] as const)];
  expect(keys.length).toBeGreaterThan(WORDS + CONCEPTS);
  for (const [high, low] of keys) {
    collection.postings.read(high, low);
    const { documents, weights, length } = collection.postings.list;
    expect([length, documents[0], weights[0] as number]).toEqual([1, 0, expect.toSatisfy((weight: number) => weight >= 2)]);
  }
});

test('adds up what stands in several parts of a text', () => {
  const collection = new Collection();
  collection.add([
    { folded: 'parcel', weight: 2 },
    { folded: 'parcel', weight: 1 },
  ]);
  for (const [high, low] of keysIn('parcel')) {
    collection.postings.read(high, low);
    expect(collection.postings.list.weights[0]).toBe(3);
  }
});
