import { minorDigits, type Currency, type Locale } from '@lobby/contract';

/** A moment: epoch milliseconds or a Date. Shown in the browser's time zone. */
export type Moment = number | Date;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Older moments read better as a date. */
const RELATIVE_DAYS = 7;

/** Building an Intl formatter is slow beside using it, and tables use it in every row. */
function remember<Options extends object, Formatter>(build: (locale: Locale, options: Options) => Formatter) {
  const built = new Map<string, Formatter>();
  return (locale: Locale, options: Options): Formatter => {
    const id = locale + JSON.stringify(options);
    const formatter = built.get(id) ?? build(locale, options);
    built.set(id, formatter);
    return formatter;
  };
}
const dates = remember((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const numbers = remember((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const relatives = remember((locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options));

/** Japanese writes a number and its unit without a space, where Intl puts one: `3 日前` → `3日前`. */
const closeUp = (text: string, locale: Locale) =>
  locale === 'ja-JP' ? text.replaceAll(/(?<=\d) (?=\p{Script=Han}|\p{Script=Katakana})/gu, '') : text;

/** `12 Nov` within the year of `now`, `12 Nov 2025` outside it, in the form of the locale. */
export function formatDate(at: Moment, locale: Locale, now: Moment = Date.now()): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return dates(locale, { month: 'short', day: 'numeric', ...(sameYear ? {} : { year: 'numeric' }) }).format(at);
}

/** How long a short weekday is: `Wed`, `周三`; Hong Kong writes 星期三, and not the 週三 that `short` gives there. */
export const weekdayForm = (locale: string): 'short' | 'long' => (locale === 'zh-HK' ? 'long' : 'short');

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `09:41`: hours and minutes on a 24-hour clock, in every locale. */
export function formatTime(at: Moment): string {
  const date = new Date(at);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** `2026-11-30 23:59:59`, the same in every locale (§2): the form of what is paid for. */
export function formatDateTime(at: Moment): string {
  const date = new Date(at);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day} ${formatTime(at)}:${twoDigits(date.getSeconds())}`;
}

/** `today 14:03`, `Nov 12, 14:03`: a moment as people name it within a sentence. */
export function formatMomentWithin(at: Moment, locale: Locale, now: Moment = Date.now()): string {
  // Rounded, because a day on which the clocks change is an hour shorter or longer.
  const away = Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY_MS);
  if (Math.abs(away) <= 1) return `${relatives(locale, { numeric: 'auto' }).format(away, 'day')} ${formatTime(at)}`;
  return [formatDate(at, locale, now), formatTime(at)].join(locale === 'en-US' ? ', ' : ' ');
}

/** `Today 14:03`, `Yesterday 09:41`, `Nov 12, 14:03`: a moment as people name it where it stands alone. */
export function formatMoment(at: Moment, locale: Locale, now: Moment = Date.now()): string {
  const [first = '', ...rest] = formatMomentWithin(at, locale, now);
  return first.toLocaleUpperCase(locale) + rest.join('');
}

/** What lies less than a minute back: the word that Intl has is of the present ("merged now"), and sounds like what is still going on. */
const JUST_NOW: Record<Locale, string> = { 'en-US': 'just now', 'zh-CN': '刚刚', 'zh-HK': '剛剛', 'ja-JP': 'たった今' };

/** `2 days ago`, `just now`, `in 3 hours`; the date where that is a week away or more. */
export function formatRelative(at: Moment, locale: Locale, now: Moment = Date.now()): string {
  const distance = Number(at) - Number(now);
  const away = Math.abs(distance);
  const say = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    closeUp(relatives(locale, { numeric: 'auto' }).format(Math.trunc(count), unit), locale);
  if (away < MINUTE_MS) return distance > 0 ? say(0, 'second') : JUST_NOW[locale];
  if (away < HOUR_MS) return say(distance / MINUTE_MS, 'minute');
  if (away < DAY_MS) return say(distance / HOUR_MS, 'hour');
  if (away < RELATIVE_DAYS * DAY_MS) return say(distance / DAY_MS, 'day');
  return formatDate(at, locale, now);
}

/** `Hong Kong Standard Time`: a zone as people name it, the summer time within. */
export function formatZone(zone: string, locale: Locale): string {
  const parts = dates(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `1,284`; options as of Intl.NumberFormat. */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  return closeUp(numbers(locale, options).format(value), locale);
}

/**
 * An amount in the smallest unit of its currency: 1900 USD → `$19.00`, 9800 JPY → `￥9,800`. Options as of Intl.NumberFormat,
 * such as `trailingZeroDisplay`.
 */
export function formatMoney(amount: number, currency: Currency, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  const major = amount / 10 ** minorDigits(currency);
  return numbers(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...options }).format(major);
}

/** A share of one as per cent, at most one decimal: 0.123 → `12.3%`. */
export function formatPercent(share: number, locale: Locale): string {
  return numbers(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
