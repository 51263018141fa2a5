import type { Currency, Locale } from '@lobby/contract';
import { useMemo } from 'react';
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
  type Moment,
} from './formats.ts';
import { useTexts } from './i18n-provider.tsx';

/** The formats of one locale. */
export interface Formats {
  date(at: Moment, now?: Moment): string;
  time(at: Moment): string;
  dateTime(at: Moment): string;
  moment(at: Moment, now?: Moment): string;
  momentWithin(at: Moment, now?: Moment): string;
  relative(at: Moment, now?: Moment): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  money(amount: number, currency: Currency, options?: Intl.NumberFormatOptions): string;
  percent(share: number): string;
  zone(name: string): string;
}

function formatsOf(locale: Locale): Formats {
  return {
    date: (at, now) => formatDate(at, locale, now),
    time: formatTime,
    dateTime: formatDateTime,
    moment: (at, now) => formatMoment(at, locale, now),
    momentWithin: (at, now) => formatMomentWithin(at, locale, now),
    relative: (at, now) => formatRelative(at, locale, now),
    number: (value, options) => formatNumber(value, locale, options),
    money: (amount, currency, options) => formatMoney(amount, currency, locale, options),
    percent: (share) => formatPercent(share, locale),
    zone: (name) => formatZone(name, locale),
  };
}

/** The locale now shown; a component that calls this renders again when it changes. */
export function useLocale(): Locale {
  return useTexts().locale;
}

/** Formats of the locale now shown; see `formatDate` and its siblings. */
export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => formatsOf(locale), [locale]);
}
