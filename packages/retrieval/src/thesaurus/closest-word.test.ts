import { describe, expect, test } from 'vitest';
import { closestWord, isSlipOf, slipsBetween } from './closest-word.ts';

describe('slips', () => {
  test.each([
    ['refund', 'refund', 0],
    ['refnud', 'refund', 1],
    ['refun', 'refund', 1],
    ['reffund', 'refund', 1],
    ['shipping', 'parking', 3],
  ])('between %s and %s there are %i', (left, right, slips) => expect(slipsBetween(left, right, 2)).toBe(slips));

  test('are forgiven by the length of the word, and the first letter is hardly ever wrong', () => {
    expect(isSlipOf('warrenty', 'warranty')).toBe(true);
    expect(isSlipOf('cat', 'car')).toBe(false);
    expect(isSlipOf('refund', 'defund')).toBe(false);
  });

  test('the closest of several words is taken', () => {
    const words = ['shopping', 'shipping', 'skipping'];
    expect(closestWord('shiping', (length) => words.filter((word) => word.length === length).join(''))).toBe('shipping');
    expect(closestWord('x'.repeat(1_000), () => words.join(''))).toBeUndefined();
  });
});
