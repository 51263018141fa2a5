import { expect, test } from 'vitest';
import { dateCell, readDate } from './date-cell.ts';

test.each([
  ['2026-11-18', Date.UTC(2026, 10, 18)],
  ['2026/1/5', Date.UTC(2026, 0, 5)],
  ['2026年11月18日', Date.UTC(2026, 10, 18)],
  ['2026-11-18 09:30', Date.UTC(2026, 10, 18, 9, 30)],
  ['2026-11-18T09:30:15+08:00', Date.UTC(2026, 10, 18, 1, 30, 15)],
  ['2026-02-31', undefined],
  ['18.11.2026', undefined],
  ['soon', undefined],
])('the cell %s is read as %s', (cell, at) => {
  expect(readDate(cell)).toBe(at);
});

test.each([null, Date.UTC(2026, 10, 18), Date.UTC(2026, 10, 18, 9, 30), Date.UTC(2026, 10, 18, 9, 30, 15, 7)])(
  '%s comes back from its cell unchanged',
  (at) => {
    expect(readDate(dateCell(at)) ?? null).toBe(at);
  },
);
