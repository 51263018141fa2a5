import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatMoment,
  formatMomentWithin,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTime,
  formatZone,
  weekdayForm,
} from './formats.ts';

const NOW = new Date(2026, 10, 20, 12, 0, 0);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

test('an end time is YYYY-MM-DD HH:mm:ss (§2)', () => {
  expect(formatDateTime(new Date(2026, 10, 30, 23, 59, 59).getTime())).toBe('2026-11-30 23:59:59');
});

test.each([
  ['en-US', 'Nov 12'],
  ['zh-CN', '11月12日'],
  ['zh-HK', '11月12日'],
  ['ja-JP', '11月12日'],
] as const)('a date of this year in %s is %s', (locale, text) => {
  expect(formatDate(new Date(2026, 10, 12), locale, NOW)).toBe(text);
});

test.each([
  ['en-US', 'Thu'],
  ['zh-CN', '周四'],
  ['zh-HK', '星期四'],
  ['ja-JP', '木'],
] as const)('a short weekday in %s is %s', (locale, text) => {
  expect(new Intl.DateTimeFormat(locale, { weekday: weekdayForm(locale) }).format(new Date(2026, 10, 12))).toBe(text);
});

test('a date of another year carries its year', () => {
  expect(formatDate(new Date(2025, 10, 12), 'ja-JP', NOW)).toBe('2025年11月12日');
});

test('a time is on a 24-hour clock', () => {
  expect(formatTime(new Date(2026, 10, 20, 9, 5))).toBe('09:05');
});

test.each([
  ['en-US', [20, 9, 5], 'Today 09:05'],
  ['ja-JP', [20, 9, 5], '今日 09:05'],
  ['zh-CN', [20, 9, 5], '今天 09:05'],
  ['zh-HK', [20, 9, 5], '今日 09:05'],
  ['en-US', [19, 23, 59], 'Yesterday 23:59'],
  ['en-US', [21, 0, 0], 'Tomorrow 00:00'],
  ['ja-JP', [21, 0, 0], '明日 00:00'],
  ['en-US', [12, 14, 3], 'Nov 12, 14:03'],
  ['ja-JP', [12, 14, 3], '11月12日 14:03'],
  ['zh-CN', [12, 14, 3], '11月12日 14:03'],
] as const)('a moment in %s, on %j, is “%s”', (locale, [day, hour, minute], text) => {
  expect(formatMoment(new Date(2026, 10, day, hour, minute, 59), locale, NOW)).toBe(text);
});

test('a moment within a sentence begins small, and carries its year where it is another', () => {
  expect(formatMomentWithin(new Date(2026, 10, 20, 9, 5), 'en-US', NOW)).toBe('today 09:05');
  expect(formatMomentWithin(new Date(2025, 10, 12, 14, 3), 'en-US', NOW)).toBe('Nov 12, 2025, 14:03');
});

test.each([
  ['en-US', 10_000, 'just now'],
  ['zh-CN', 0, '刚刚'],
  ['zh-HK', 59_000, '剛剛'],
  ['ja-JP', 10_000, 'たった今'],
  ['en-US', -10_000, 'now'],
  ['en-US', 5 * MINUTE_MS, '5 minutes ago'],
  ['en-US', 3 * HOUR_MS, '3 hours ago'],
  ['en-US', 2 * DAY_MS, '2 days ago'],
  ['ja-JP', 2 * DAY_MS, '一昨日'],
  ['ja-JP', 3 * DAY_MS, '3日前'],
  ['ja-JP', 5 * MINUTE_MS, '5分前'],
  ['zh-CN', 3 * DAY_MS, '3天前'],
  ['en-US', 8 * DAY_MS, 'Nov 12'],
  ['en-US', -3 * HOUR_MS, 'in 3 hours'],
] as const)('in %s, %d ms back is "%s"', (locale, backMs, text) => {
  expect(formatRelative(NOW.getTime() - backMs, locale, NOW)).toBe(text);
});

test.each([
  [9800, 'JPY', 'ja-JP', '￥9,800'],
  [1900, 'USD', 'en-US', '$19.00'],
  [13850, 'CNY', 'zh-CN', '¥138.50'],
  [14800, 'HKD', 'en-US', '$148.00'],
] as const)('%d %s in %s is %s', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text);
});

test.each([
  ['en-US', 'Hong Kong Standard Time'],
  ['ja-JP', '香港標準時'],
] as const)('a zone in %s has a name, not a path', (locale, name) => {
  expect(formatZone('Asia/Hong_Kong', locale)).toBe(name);
});

test('numbers and shares follow the locale', () => {
  expect(formatNumber(1284, 'en-US')).toBe('1,284');
  expect(formatPercent(0.1234, 'en-US')).toBe('12.3%');
  expect(formatNumber(45, 'ja-JP', { style: 'unit', unit: 'day', unitDisplay: 'long' })).toBe('45日');
  expect(formatNumber(10, 'ja-JP', { style: 'unit', unit: 'megabyte' })).toBe('10 MB');
});
