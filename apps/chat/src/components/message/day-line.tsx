import { useFormats, useT } from '@lobby/i18n';
import { useToday } from './use-today.ts';

/** Before the start of any day, and within the day before it, whatever daylight saving does. In milliseconds. */
const HALF_DAY_MS = 12 * 3_600_000;

/** The day and time of what follows. */
export function DayLine({ at }: { at: number }) {
  const t = useT('chat');
  const formats = useFormats();
  const today = useToday();
  const is = (then: number) => new Date(then).toDateString() === new Date(at).toDateString();
  const clock = formats.time(at);
  const text = is(today)
    ? t('thread.today_at', { time: clock })
    : is(today - HALF_DAY_MS)
      ? t('thread.yesterday_at', { time: clock })
      : `${formats.date(at)} ${clock}`;
  return (
    <p className="py-1 text-center text-xs text-muted">
      <time dateTime={new Date(at).toISOString()}>{text}</time>
    </p>
  );
}
