import { describe, expect, test } from 'vitest';
import { forecastRunOut, type ForecastFacts } from './forecast.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 5, 1);
const at = (days: number) => START + days * DAY;
const daily = (used: number, first: number, count: number) => Array.from({ length: count }, (_, no) => ({ day: at(first + no), used }));
const facts = (given: Partial<ForecastFacts>): ForecastFacts => ({
  used: 100,
  limit: 500,
  startedAt: START,
  endsAt: at(30),
  days: daily(20, 0, 5),
  ...given,
});

describe('at the pace of the last days', () => {
  test.each<[string, Partial<ForecastFacts>, number, number | null]>([
    ['20 a day leave room for 20 more days', {}, at(5), at(25)],
    [
      'a busy week counts, the quiet weeks before it do not',
      { used: 170, limit: 308, days: [...daily(1, 0, 14), ...daily(23, 14, 6)] },
      at(20),
      at(26),
    ],
    ['what would be used up after the counting ends is not said', { limit: 700 }, at(5), null],
    ['nor what would be used up just then', { limit: 600 }, at(5), null],
    ['a count that never ends runs out all the same', { limit: 700, endsAt: null }, at(5), at(35)],
    ['nothing is said in the first two days', { used: 300, days: daily(150, 0, 2) }, at(2) - 1, null],
    ['from two days on it is', { used: 300, days: daily(150, 0, 2) }, at(2), at(2) + (200 / 150) * DAY],
    ['nothing is said of fewer than ten uses', { used: 9, limit: 12, days: daily(3, 0, 3) }, at(3), null],
    ['nor of a use that has stopped', { used: 400, days: daily(80, 0, 5) }, at(20), null],
    ['what is used up is used up now', { used: 500 }, at(5), at(5)],
    ['so is what a smaller plan leaves over its limit', { used: 900 }, at(5), at(5)],
    ['days of another period do not count', { startedAt: at(5), used: 30, days: [...daily(400, 0, 5), ...daily(10, 5, 3)] }, at(8), null],
  ])('%s', (_, given, now, expected) => {
    expect(forecastRunOut(facts(given), now)).toBe(expected);
  });
});

test('it is never said to run out before now', () => {
  for (let used = 0; used <= 600; used += 7) {
    const runsOutAt = forecastRunOut(facts({ used, endsAt: null }), at(5) + 12_345_678);
    expect(runsOutAt).toBeGreaterThanOrEqual(at(5) + 12_345_678);
  }
});
