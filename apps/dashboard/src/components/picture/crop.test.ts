import { expect, test } from 'vitest';
import { moveCrop, squareOf, WHOLE } from './crop.ts';

const WIDE = { width: 400, height: 200 };

test('begins with the middle, as large as fits', () => {
  expect(squareOf(WIDE, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
});

test('shows less the further in it goes, and never more than there is', () => {
  expect(squareOf(WIDE, { ...WHOLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
  expect(squareOf(WIDE, { ...WHOLE, zoom: 0.5 }).side).toBe(200);
  expect(squareOf(WIDE, { ...WHOLE, zoom: 9 }).side).toBe(50);
});

test('stops at the edges, and comes back from them at once', () => {
  const right = moveCrop(WIDE, WHOLE, { x: 5, y: 5 });
  expect(squareOf(WIDE, right)).toEqual({ left: 200, top: 0, side: 200 });
  expect(squareOf(WIDE, moveCrop(WIDE, right, { x: -0.5, y: 0 }))).toEqual({ left: 100, top: 0, side: 200 });
});
