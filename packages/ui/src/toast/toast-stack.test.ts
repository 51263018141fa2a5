import { expect, test } from 'vitest';
import { placeToasts, TOAST_GAP_PX, TOAST_PEEK_PX } from './toast-stack.ts';

const standing = (...heights: number[]) => heights.map((heightPx) => ({ heightPx, leaving: false }));

test('three toasts stand one after the other with 14 px between them (§4)', () => {
  expect(TOAST_GAP_PX).toBe(14);
  expect(placeToasts(standing(60, 80, 70)).map((place) => place.offsetPx)).toEqual([0, 74, 168]);
});

test('from the fourth on they wait behind the third, and show an edge', () => {
  const places = placeToasts(standing(60, 80, 70, 90, 50, 40));
  expect(places.map((place) => place.behind)).toEqual([false, false, false, true, true, true]);
  expect(places.map((place) => place.hidden)).toEqual([false, false, false, false, false, true]);
  const foot = (index: number, height: number) => (places[index]?.offsetPx ?? 0) + height;
  expect(foot(3, 90) - foot(2, 70)).toBe(TOAST_PEEK_PX);
  expect(foot(4, 50) - foot(3, 90)).toBe(TOAST_PEEK_PX);
});

test('without toasts there are no places', () => {
  expect(placeToasts([])).toEqual([]);
});

test('one that fades stays where it was, and the next takes its place', () => {
  const places = placeToasts([
    { heightPx: 60, leaving: false },
    { heightPx: 80, leaving: true },
    { heightPx: 70, leaving: false },
  ]);
  expect(places.map(({ offsetPx, hidden }) => [offsetPx, hidden])).toEqual([
    [0, false],
    [74, true],
    [74, false],
  ]);
});
