import { describe, expect, test } from 'vitest';
import type { Witness } from './belonging.ts';
import { ANSWER_FROM, OFFER_FROM, chancesOf, decideHits } from './decide-hits.ts';

const hits = (...scores: number[]) => scores.map((score) => ({ score }));

describe('chances', () => {
  test('are those of each hit and of none, and add up to one', () => {
    const chances = chancesOf(hits(0.9, 0.5, 0));
    expect(chances).toHaveLength(4);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(chancesOf([])).toEqual([1]);
  });
});

describe('a decision', () => {
  test('answers with a hit that stands out', () => {
    expect(decideHits(hits(0.95, 0.1))).toEqual({ outcome: 'answer', offers: [] });
  });

  test('offers two or three where several are near, and none that is far behind', () => {
    expect(decideHits(hits(0.9, 0.9)).outcome).toBe('offer');
    expect(decideHits(hits(0.5, 0.45, 0.4, 0.35)).offers).toHaveLength(3);
    expect(decideHits(hits(0.5, 0.4, 0.0001)).offers).toHaveLength(2);
  });

  test('offers two that are close to each other, however far both stand above the rest', () => {
    const close = hits(0.986, 0.977, 0.09);
    expect(chancesOf(close)[0]).toBeGreaterThan(ANSWER_FROM.more);
    expect(decideHits(close)).toEqual({ outcome: 'offer', offers: close.slice(0, 2) });
    expect(decideHits(hits(0.986, 0.95)).outcome).toBe('answer');
  });

  test('asks back where only one is near', () => {
    expect(decideHits(hits(0.5))).toEqual({ outcome: 'ask', offers: hits(0.5) });
  });

  test('knows nothing where nothing is near', () => {
    expect(decideHits(hits(OFFER_FROM / 2))).toEqual({ outcome: 'unknown', offers: [] });
    expect(decideHits([])).toEqual({ outcome: 'unknown', offers: [] });
  });

  test('offers what is less near where an entry says a part of what was asked', () => {
    const far = hits(0.15, 0.08);
    const known = (entry: number, asked: number, by: 'word' | 'slip' = 'word') =>
      ({ evidence: { entry, asked }, why: { words: [{ by }] } }) as unknown as Omit<Witness, 'score'>;
    const offersWith = (...what: Parameters<typeof known>) => decideHits(far, { knownOf: () => known(...what) }).offers;
    expect(decideHits(far).outcome).toBe('unknown');
    expect(offersWith(0.2, 3)).toEqual(far);
    expect([offersWith(0.05, 9), offersWith(0.2, 1), offersWith(0.2, 3, 'slip')]).toEqual([[], [], []]);
    expect(decideHits(hits(0.01), { knownOf: () => known(0.5, 3) }).outcome).toBe('unknown');
  });

  test('is sure of less where only sure answers are wanted', () => {
    const between = hits((ANSWER_FROM.more + ANSWER_FROM.sure) / 2);
    expect([decideHits(between).outcome, decideHits(between, { bias: 'sure' }).outcome]).toEqual(['answer', 'ask']);
  });
});
