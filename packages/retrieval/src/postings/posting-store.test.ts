import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PostingStore } from './posting-store.ts';

const HIGHEST_WEIGHT = 255;

/** Documents in order, each with the terms it holds and how often: `terms[i]` is a term and the weight it is counted with. */
const documents = fc.array(fc.array(fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 300 })), { maxLength: 20 }), { maxLength: 400 });

type Model = Map<number, Map<number, number>>;

function fill(store: PostingStore, texts: readonly (readonly (readonly [number, number])[])[], first = 0): Model {
  const model: Model = new Map();
  for (const [place, terms] of texts.entries()) {
    const document = first + place;
    for (const [term, extra] of terms) {
      const weight = extra + 1;
      store.count(term, term * 7, document, Math.min(HIGHEST_WEIGHT, weight));
      const postings = model.get(term) ?? new Map<number, number>();
      postings.set(document, Math.min(HIGHEST_WEIGHT, (postings.get(document) ?? 0) + weight));
      model.set(term, postings);
    }
  }
  return model;
}

function readAll(store: PostingStore, model: Model): Model {
  return new Map(
    [...model.keys()].map((term) => {
      const count = store.read(term, term * 7);
      return [term, new Map(Array.from({ length: count }, (_, index) => [store.list.documents[index]!, store.list.weights[index]!]))];
    }),
  );
}

describe('PostingStore', () => {
  test('gives back every document of a term with its weight, in order, and again after saving', () => {
    fc.assert(
      fc.property(documents, (texts) => {
        const store = new PostingStore();
        const model = fill(store, texts);
        expect(readAll(store, model)).toEqual(model);
        expect(readAll(PostingStore.restore(structuredClone(store.save())), model)).toEqual(model);
      }),
    );
  });

  test('holds the same while and after it is frozen, step by step, between documents that are still coming', () => {
    fc.assert(
      fc.property(fc.array(documents, { maxLength: 4 }), fc.array(fc.nat({ max: 300 })), (batches, pauses) => {
        const store = new PostingStore();
        const model: Model = new Map();
        let first = 0;
        for (const [batch, texts] of batches.entries()) {
          for (const [term, postings] of fill(store, texts, first)) model.set(term, new Map([...(model.get(term) ?? []), ...postings]));
          first += texts.length;
          const steps = store.settle(0);
          for (let step = pauses[batch] ?? 0; step > 0; step -= 1) steps.next();
          expect(readAll(store, model)).toEqual(model);
          for (const [term, postings] of model) expect(store.countOf(term, term * 7)).toBe(postings.size);
        }
        expect(readAll(PostingStore.restore(structuredClone(store.save())), model)).toEqual(model);
        const all = Int32Array.from({ length: first }, (_, document) => document);
        expect(readAll(store.renumbered(all), model)).toEqual(model);
      }),
    );
  });

  test('many terms and documents are frozen by themselves as they come, and take less than growing', () => {
    const store = new PostingStore(1_000_000);
    let most = 0;
    for (let document = 0; document < 1_200; document += 1) {
      for (let place = 0; place < 40; place += 1)
        store.count(place, (document * 7_919 + place * 104_729) % 1_009, document, 1 + (place % 3));
      store.endDocument();
      most = Math.max(most, store.bytes);
    }
    for (const step of store.settle(0)) expect([step, store.read(0, 0)]).toEqual([undefined, 2]);
    expect(store.bytes).toBeLessThan(most * 0.6);
    for (let place = 0; place < 40; place += 1) {
      const wanted = (17 * 7_919 + place * 104_729) % 1_009;
      expect(store.read(place, wanted)).toBe(store.countOf(place, wanted));
      expect([...store.list.documents.subarray(0, 2)]).toEqual([17, 1_026]);
      expect([...store.list.weights.subarray(0, 2)]).toEqual([1 + (place % 3), 1 + (place % 3)]);
    }
  });

  test('numbered anew it holds what was kept and nothing else', () => {
    fc.assert(
      fc.property(documents, fc.func(fc.boolean()), (texts, keep) => {
        const store = new PostingStore();
        const model = fill(store, texts);
        const kept = texts.map((_, document) => document).filter((document) => keep(document));
        const renumber = new Int32Array(texts.length).fill(-1);
        for (const [number, document] of kept.entries()) renumber[document] = number;
        const expected: Model = new Map(
          [...model].map(([term, postings]) => [
            term,
            new Map(
              [...postings].filter(([document]) => renumber[document]! >= 0).map(([document, weight]) => [renumber[document]!, weight]),
            ),
          ]),
        );
        expect(readAll(store.renumbered(renumber), expected)).toEqual(expected);
      }),
    );
  });

  test('a term in a hundred thousand documents is read in full', () => {
    const store = new PostingStore();
    for (let document = 0; document < 100_000; document += 1) store.count(1, 1, document * 3, 1 + (document % 4));
    expect(store.read(1, 1)).toBe(100_000);
    expect(store.list.documents.subarray(0, 100_000).every((document, index) => document === index * 3)).toBe(true);
    expect(store.list.weights.subarray(0, 100_000).every((weight, index) => weight === 1 + (index % 4))).toBe(true);
  });

  test('a term never counted has no documents', () => {
    expect(new PostingStore().read(1, 2)).toBe(0);
    expect(new PostingStore().countOf(1, 2)).toBe(0);
  });
});
