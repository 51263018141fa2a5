import { useLocale, useT } from '@lobby/i18n';
import type { AnnotationLine } from './annotation-flags.ts';

/** How lines beside the figures are written, and their days. */
export function useAnnotationText() {
  const t = useT('analysis');
  // A day of the calendar has no zone: UTC gives it back as it is.
  const form = new Intl.DateTimeFormat(useLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const dayOf = (day: string) => form.format(Date.parse(day));
  const textOf = (line: AnnotationLine): string => {
    if ('written' in line) return line.written.text;
    const { first_no: first, no, note } = line.published;
    const text = first === no ? t('annotations.published', { no }) : t('annotations.published_range', { first, no });
    return note === '' ? text : t('annotations.noted', { text, note });
  };
  /** The texts of several lines in one; a screen reader rests between them. */
  const joined = (lines: readonly AnnotationLine[]) => lines.map(textOf).join(' · ');
  /** The same with their days. */
  const spoken = (lines: readonly AnnotationLine[]) =>
    lines.map((line) => t('annotations.spoken', { day: dayOf(line.day), text: textOf(line) })).join(' · ');
  return { dayOf, textOf, joined, spoken };
}
