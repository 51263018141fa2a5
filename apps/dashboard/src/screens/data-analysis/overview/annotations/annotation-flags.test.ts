import { expect, test } from 'vitest';
import { flagsOf, linesOf } from './annotation-flags.ts';

const written = (day: string, text: string) => ({ id: `${day} ${text}`, day, text, version: 1 });
const published = (day: string, no: number) => ({ day, first_no: no, no, note: '' });
/** Days of May, each a hundredth of the width from the one before. */
const placeOf = (day: string) => Number(day.slice(-2)) / 100;

test('lines stand in the order of their days, what was written before what noted itself', () => {
  const lines = linesOf(
    [written('2026-05-02', 'Sale'), written('2026-05-03', 'b')],
    [published('2026-05-01', 2), published('2026-05-02', 3)],
  );
  expect(lines.map(({ key }) => key)).toEqual(['2026-05-01', '2026-05-02 Sale', '2026-05-02', '2026-05-03 b']);
});

test('each day has a number, which its lines share', () => {
  const flags = flagsOf(linesOf([written('2026-05-02', 'a'), written('2026-05-02', 'b'), written('2026-05-09', 'c')], []), placeOf, 0.01);
  expect(flags.map(({ no, at, lines }) => [no, at, lines.length])).toEqual([
    [1, 0.02, 2],
    [2, 0.09, 1],
  ]);
});

test('days that stand too near for a number each share the first one’s place, and none of them is lost', () => {
  const days = ['2026-05-01', '2026-05-03', '2026-05-04', '2026-05-06', '2026-05-20'];
  const flags = flagsOf(
    linesOf(
      days.map((day) => written(day, 'x')),
      [],
    ),
    placeOf,
    0.045,
  );
  expect(flags.map(({ no, at, days: places }) => [no, at, places])).toEqual([
    [1, 0.01, [0.01, 0.03, 0.04]],
    [2, 0.06, [0.06]],
    [3, 0.2, [0.2]],
  ]);
  expect(flags.flatMap(({ lines }) => lines)).toHaveLength(days.length);
});

test('without lines there are no numbers', () => {
  expect(flagsOf([], placeOf, 0.1)).toEqual([]);
});
