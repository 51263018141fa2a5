import type { HolidayCountry, Interval, OpeningHours } from '@lobby/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holidayOn, holidaysFrom } from './holidays/holiday-on.ts';
import { isOpen, nextClosing, nextOpening } from './opening-times.ts';

const NONE: Interval[][] = [[], [], [], [], [], [], []];
const everyDay = (...intervals: Interval[]): Interval[][] => NONE.map(() => intervals);
const weekdays = (...intervals: Interval[]): Interval[][] => NONE.map((_, day) => (day === 0 || day === 6 ? [] : intervals));
const NINE_TO_SIX = { start: 540, end: 1080 };

function open(timezone: string, days: Interval[][], rest: Partial<OpeningHours> = {}): OpeningHours {
  return { timezone, always_open: false, days, exceptions: [], holiday_country: null, ...rest };
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 16));
const at = (text: string) => Date.parse(text);

describe('a week of hours', () => {
  const tokyo = open('Asia/Tokyo', weekdays({ start: 540, end: 720 }, { start: 780, end: 1080 }));
  test.each([
    ['before the morning', '2026-11-19T08:59:59+09:00', false, '2026-11-19T00:00', null],
    ['at the first moment', '2026-11-19T09:00:00+09:00', true, null, '2026-11-19T03:00'],
    ['over lunch', '2026-11-19T12:30:00+09:00', false, '2026-11-19T04:00', null],
    ['at the last moment', '2026-11-20T18:00:00+09:00', false, '2026-11-23T00:00', null],
    ['on Sunday', '2026-11-22T10:00:00+09:00', false, '2026-11-23T00:00', null],
  ])('%s', (_name, moment, isIt, opening, closing) => {
    const now = at(moment);
    expect([isOpen(tokyo, now), iso(nextOpening(tokyo, now)), iso(nextClosing(tokyo, now))]).toEqual([isIt, opening, closing]);
  });

  test('past midnight belongs to the day it began on', () => {
    const night = open('Asia/Hong_Kong', [[], [], [], [], [], [{ start: 1320, end: 1560 }], []]);
    expect(isOpen(night, at('2026-11-21T01:59:00+08:00'))).toBe(true);
    expect(isOpen(night, at('2026-11-21T02:00:00+08:00'))).toBe(false);
    expect(iso(nextClosing(night, at('2026-11-20T22:00:00+08:00')))).toBe('2026-11-20T18:00');
    expect(isOpen(night, at('2026-11-20T01:00:00+08:00'))).toBe(false);
  });

  test('whole days have no closing; no hours have no opening; always is always', () => {
    const now = at('2026-11-19T12:00:00Z');
    const whole = open('UTC', everyDay({ start: 0, end: 1440 }));
    expect([isOpen(whole, now), nextOpening(whole, now), nextClosing(whole, now)]).toEqual([true, null, null]);
    const none = open('UTC', NONE);
    expect([isOpen(none, now), nextOpening(none, now), nextClosing(none, now)]).toEqual([false, null, null]);
    const always = open('UTC', NONE, { always_open: true });
    expect([isOpen(always, now), nextOpening(always, now), nextClosing(always, now)]).toEqual([true, null, null]);
  });

  test('29 February is a day like others', () => {
    const leap = open('UTC', everyDay(NINE_TO_SIX));
    expect(iso(nextOpening(leap, at('2028-02-28T18:00:00Z')))).toBe('2028-02-29T09:00');
    expect(iso(nextOpening(leap, at('2028-02-29T18:00:00Z')))).toBe('2028-03-01T09:00');
  });
});

describe('the clocks of a zone', () => {
  const newYork = (start: number, end: number) => open('America/New_York', everyDay({ start, end }));

  test('an hour that is skipped opens at the skip, and closes there', () => {
    // On 8 March 2026 02:00 EST is followed by 03:00 EDT.
    expect(iso(nextOpening(newYork(150, 300), at('2026-03-08T06:00:00Z')))).toBe('2026-03-08T07:00');
    expect(iso(nextClosing(newYork(60, 150), at('2026-03-08T06:30:00Z')))).toBe('2026-03-08T07:00');
    expect(isOpen(newYork(120, 180), at('2026-03-08T07:00:00Z'))).toBe(false);
  });

  test('an hour that comes twice opens the first time and closes the last', () => {
    // On 1 November 2026 01:00 to 02:00 comes twice.
    expect(iso(nextOpening(newYork(60, 120), at('2026-11-01T04:59:00Z')))).toBe('2026-11-01T05:00');
    expect(iso(nextClosing(newYork(0, 90), at('2026-11-01T05:00:00Z')))).toBe('2026-11-01T06:30');
    expect(isOpen(newYork(60, 90), at('2026-11-01T05:45:00Z'))).toBe(true);
  });

  test('a day that a zone left out is passed over', () => {
    // Samoa had no 30 December 2011.
    const apia = open('Pacific/Apia', everyDay(NINE_TO_SIX));
    expect(iso(nextOpening(apia, at('2011-12-30T05:00:00Z')))).toBe('2011-12-30T19:00');
  });
});

describe('days that differ', () => {
  const office = open('Asia/Hong_Kong', weekdays(NINE_TO_SIX), {
    holiday_country: 'HK',
    exceptions: [
      { from: '2026-12-24', to: '2026-12-24', intervals: [{ start: 540, end: 780 }], label: 'Half day' },
      { from: '2026-12-26', to: '2026-12-26', intervals: [{ start: 600, end: 900 }], label: 'Sale' },
    ],
  });
  test.each([
    ['a half day', '2026-12-24T14:00:00+08:00', false, '2026-12-26T02:00'],
    ['a public holiday', '2026-12-25T10:00:00+08:00', false, '2026-12-26T02:00'],
    ['an exception on a public holiday', '2026-12-26T10:30:00+08:00', true, null],
    ['the day after', '2026-12-28T10:00:00+08:00', true, null],
  ])('%s', (_name, moment, isIt, opening) => {
    expect([isOpen(office, at(moment)), iso(nextOpening(office, at(moment)))]).toEqual([isIt, opening]);
  });

  test('a make-up working day has the hours of a working day', () => {
    const china = open('Asia/Shanghai', weekdays(NINE_TO_SIX), { holiday_country: 'CN' });
    expect(isOpen(china, at('2026-02-14T10:00:00+08:00'))).toBe(true);
    expect(isOpen(china, at('2026-02-16T10:00:00+08:00'))).toBe(false);
    expect(isOpen(china, at('2026-02-21T10:00:00+08:00'))).toBe(false);
  });
});

describe('public holidays', () => {
  test.each<[HolidayCountry, string, string | undefined]>([
    ['HK', '2027-02-06', 'lunar_new_year'],
    ['HK', '2026-09-26', 'day_after_mid_autumn'],
    ['HK', '2027-12-27', 'boxing_day'],
    ['JP', '2026-05-06', 'in_lieu'],
    ['JP', '2026-09-22', 'citizens'],
    ['US', '2026-07-03', 'independence'],
    ['US', '2026-07-04', undefined],
    ['CN', '2026-10-10', 'workday'],
    ['CN', '2027-02-05', 'lunar_new_year_eve'],
  ])('%s on %s', (country, day, name) => expect(holidayOn(country, day)?.name).toBe(name));

  test.each<[HolidayCountry, number]>([
    ['HK', 17],
    ['JP', 18],
    ['US', 11],
    ['CN', 39],
  ])('%s has %i days of 2026 in the table, in order', (country, count) => {
    const days = holidaysFrom(country, '2026-01-01').filter(({ day }) => day < '2027');
    expect(days).toHaveLength(count);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  });
});

const MINUTE = 60_000;
const zone = fc.constantFrom('UTC', 'Asia/Tokyo', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu');
const interval = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([start, length]) => ({ start, end: start + length }));
const week = fc.array(fc.array(interval, { maxLength: 3 }), { minLength: 7, maxLength: 7 });
const moment = fc
  .integer({ min: at('2026-01-01T00:00:00Z') / MINUTE, max: at('2028-12-31T00:00:00Z') / MINUTE })
  .map((minute) => minute * MINUTE);

/** What is said of a moment, and whether it is so. */
function checkMoment(hours: OpeningHours, now: number): Record<string, boolean> {
  const [opening, closing] = [nextOpening(hours, now), nextClosing(hours, now)];
  const isNow = isOpen(hours, now);
  const next = opening ?? closing;
  return {
    'open has no opening, closed no closing': (isNow ? opening : closing) === null,
    'what has hours opens': isNow || (opening === null) === hours.days.every((intervals) => intervals.length === 0),
    'it lies ahead': next === null || next > now,
    'just before it is as now': next === null || isOpen(hours, next - 1) === isNow,
    'from then on it is the other way round': next === null || isOpen(hours, next) !== isNow,
  };
}

test('for any hours and moment: what is named is what happens', () => {
  fc.assert(
    fc.property(zone, week, moment, (timezone, days, now) => {
      expect(Object.entries(checkMoment(open(timezone, days), now)).filter(([, holds]) => !holds)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('nothing opens or closes in between', () => {
  fc.assert(
    fc.property(zone, week, moment, fc.double({ min: 0, max: 1, noNaN: true }), (timezone, days, now, share) => {
      const hours = open(timezone, days);
      const next = nextOpening(hours, now) ?? nextClosing(hours, now) ?? now + 1;
      expect(isOpen(hours, Math.floor(now + (next - 1 - now) * share))).toBe(isOpen(hours, now));
    }),
    { numRuns: 150 },
  );
});
