import { useLocale } from '@lobby/i18n';

/** The name of the browser's time zone, in which every time on the screen is told. */
export function useTimeZoneName(): string | undefined {
  const parts = new Intl.DateTimeFormat(useLocale(), { timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}
