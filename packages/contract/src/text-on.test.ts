import { expect, test } from 'vitest';
import { contrastOf, textOn } from './text-on.ts';

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#2563eb', '#ffffff', 5.17],
  ['#123456', '#123456', 1],
])('%s stands out from %s by %d, in either order', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
});

test.each([
  ['#2563eb', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#facc15', '#18181b'],
  ['#ffffff', '#18181b'],
])('on %s one reads %s', (ground, text) => {
  expect(textOn(ground)).toBe(text);
});
