import { describe, expect, test } from 'vitest';
import { closenessOf } from './closeness.ts';
import { cosineOf, packVector } from './packed-vector.ts';
import { SignShelf } from './sign-shelf.ts';

const LENGTH = 96;
/** A vector that depends on its number alone. */
const vectorOf = (seed: number): number[] =>
  Array.from({ length: LENGTH }, (_, place) => Math.sin(seed * 37.7 + place * place * 1.3 + seed * place));

describe('a packed vector', () => {
  test('keeps the angle to others within a hundredth', () => {
    const [left, right] = [vectorOf(1), vectorOf(2).map((number, place) => number + (vectorOf(1)[place] ?? 0))];
    const dot = left.reduce((sum, number, place) => sum + number * (right[place] ?? 0), 0);
    const length = (vector: number[]) => Math.hypot(...vector);
    expect(cosineOf(packVector(left).numbers, packVector(right).numbers)).toBeCloseTo(dot / length(left) / length(right), 2);
  });

  test('of another length has nothing in common', () => {
    expect(cosineOf(packVector(vectorOf(1)).numbers, packVector([1, 2, 3]).numbers)).toBe(0);
  });
});

describe('a shelf of signs', () => {
  test('gives those that point most nearly the same way first, however many there are', () => {
    const shelf = new SignShelf();
    for (let seed = 0; seed < 500; seed += 1) shelf.put(String(seed), packVector(vectorOf(seed)).signs);
    for (const seed of [0, 7, 499]) expect(shelf.nearest(packVector(vectorOf(seed)).signs, 3).ids[0]).toBe(String(seed));
    expect(shelf.nearest(packVector(vectorOf(7)).signs, 3).ids).toHaveLength(3);
  });

  test('puts new signs in place of old ones, and empties itself for signs of another length', () => {
    const shelf = new SignShelf();
    shelf.put('a', packVector(vectorOf(1)).signs);
    shelf.put('a', packVector(vectorOf(2)).signs);
    expect([shelf.size, shelf.nearest(packVector(vectorOf(2)).signs, 5).sum]).toEqual([1, 1]);
    expect(shelf.nearest(packVector([1, -1]).signs, 5).ids).toEqual([]);
    shelf.put('b', packVector([1, -1]).signs);
    expect(shelf.nearest(packVector([1, -1]).signs, 5).ids).toEqual(['b']);
  });
});

test.each([
  [0.3, 0, 0, 0],
  [0.65, 0, 0, 0.5],
  [1, 0, 0, 1],
  [0.9, 800, 1_000, 0.5],
  [0.5, 800, 1_000, 0],
])('a cosine of %f beside a sum of %f over %i items is a closeness of about %f', (cosine, sum, count, closeness) => {
  expect(closenessOf(cosine, sum, count)).toBeCloseTo(closeness, 1);
});
