import { useFormats } from '@lobby/i18n';
import { useNow } from '#/components/use-now.ts';

const MINUTE_MS = 60_000;

/** `19:24` for a moment of today, `12 Nov` for an earlier one. */
export function useMoment(): (at: number) => string {
  const formats = useFormats();
  const today = new Date(useNow(MINUTE_MS)).toDateString();
  return (at) => (new Date(at).toDateString() === today ? formats.time(at) : formats.date(at));
}
