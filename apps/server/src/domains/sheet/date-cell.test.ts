import { describe, expect, test } from 'vitest';
import { readDay, readTime, timeCell } from './date-cell.ts';

const DAY_MS = 86_400_000;
const day = (from: number) => ({ from, until: from + DAY_MS - 1 });
const moment = (at: number) => ({ from: at, until: at });

describe('the cell of a time', () => {
  test.each([
    ['2026-11-18', day(Date.UTC(2026, 10, 17, 16))],
    ['2026/1/5', day(Date.UTC(2026, 0, 4, 16))],
    ['２０２６年１１月１８日', day(Date.UTC(2026, 10, 17, 16))],
    ['2026-11-18 9:30', moment(Date.UTC(2026, 10, 18, 1, 30))],
    ['2026-11-18T09:30:00', moment(Date.UTC(2026, 10, 18, 1, 30))],
    ['2026-11-18T09:30:15+09:00', moment(Date.UTC(2026, 10, 18, 0, 30, 15))],
    ['2026-11-18 09:30 UTC', moment(Date.UTC(2026, 10, 18, 9, 30))],
    ['2026-11-18T09:30:15.007Z', moment(Date.UTC(2026, 10, 18, 9, 30, 15, 7))],
    ['2026-02-31', undefined],
    ['2026-11-18 25:00', undefined],
    ['18.11.2026', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%s is read on the clocks of Hong Kong', (cell, time) => {
    expect(readTime(cell, 'Asia/Hong_Kong')).toEqual(time);
  });

  test('of a day that the clocks make longer has all of it', () => {
    const { from = 0, until = 0 } = readTime('2026-10-25', 'Europe/Berlin') ?? {};
    expect(until - from).toBe(25 * 3_600_000 - 1);
  });

  test('of a day is that day where the business is', () => {
    expect(readDay('2026-11-18', 'America/New_York')).toBe('2026-11-18');
    expect(readDay('2026-11-18T02:00Z', 'America/New_York')).toBe('2026-11-17');
  });

  test.each([null, 0, 7, 9.5 * 3_600_000, 16 * 3_600_000, 16 * 3_600_000 - 1])('comes back unchanged: %s', (within) => {
    const at = within === null ? null : Date.UTC(2026, 10, 18) + within;
    for (const zone of ['UTC', 'Asia/Hong_Kong', 'America/New_York'])
      for (const edge of ['from', 'until'] as const) expect(readTime(timeCell(at, zone, edge), zone)?.[edge] ?? null).toBe(at);
    expect(timeCell(Date.UTC(2026, 10, 18, 16) - 1, 'Asia/Hong_Kong', 'until')).toBe('2026-11-18');
  });
});
