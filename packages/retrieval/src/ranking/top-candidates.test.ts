import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topCandidates } from './top-candidates.ts';

test('gives the live texts with the highest scores above zero, best first, equal ones in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 9 }), fc.boolean())), fc.nat({ max: 12 }), (texts, limit) => {
      const scores = Float64Array.from(texts, ([score]) => score);
      const live = Uint8Array.from(texts, ([, alive]) => (alive ? 1 : 0));
      const expected = texts
        .map((_, number) => number)
        .filter((number) => live[number] === 1 && scores[number]! > 0)
        .toSorted((left, right) => scores[right]! - scores[left]! || left - right)
        .slice(0, limit);
      expect(topCandidates(scores, live, texts.length, limit)).toEqual(expected);
    }),
  );
});
