import type { Locale } from '@lobby/contract';

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** A wait as the language writes it, rounded up: "30 seconds", "2 minutes", "5 hours". */
export function wordWait(seconds: number, locale: Locale): string {
  const [unit, size] =
    seconds < MINUTE_S ? (['second', 1] as const) : seconds < HOUR_S ? (['minute', MINUTE_S] as const) : (['hour', HOUR_S] as const);
  const words = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / size));
  // Japanese writes a number and its unit without a space, where Intl puts one.
  return locale === 'ja-JP' ? words.replace(' ', '') : words;
}
