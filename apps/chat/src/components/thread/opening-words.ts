import { weekdayForm } from '@lobby/i18n';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MS = 86_400_000;

/** When somebody is there again, on the clock of a zone: its time, with its day where that is not today. @param timeZone the browser's where left out */
export function openingWords(locale: string, at: number, now: number, timeZone?: string): string {
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
  return [dayWords(locale, at, now, timeZone), time].filter(Boolean).join(' ');
}

/** Nothing for today, a word for tomorrow, the date for later days. */
function dayWords(locale: string, at: number, now: number, timeZone: string | undefined): string {
  const days = dayOf(at, timeZone) - dayOf(now, timeZone);
  if (days === 0) return '';
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(1, 'day');
  return new Intl.DateTimeFormat(locale, { weekday: weekdayForm(locale), month: 'long', day: 'numeric', timeZone }).format(at);
}

/** Number of the calendar day: days of a zone are not all 24 hours long, those of UTC are. */
function dayOf(at: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone }).formatToParts(at);
  const read = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day')) / DAY_MS;
}

/** Hours and minutes until then, at least one minute. */
export function timeLeftWords(locale: string, until: number, now: number): string {
  const minutes = Math.max(1, Math.ceil((until - now) / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / HOUR_MIN), minutes % HOUR_MIN];
  // Japanese writes a number and its unit without a space, where Intl puts one.
  const closeUp = (text: string) => (locale === 'ja-JP' ? text.replaceAll(' ', '') : text);
  const say = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: locale.startsWith('en') ? 'short' : 'long' }).format(value);
  return closeUp([hours > 0 ? say(hours, 'hour') : '', rest > 0 || hours === 0 ? say(rest, 'minute') : ''].filter(Boolean).join(' '));
}
