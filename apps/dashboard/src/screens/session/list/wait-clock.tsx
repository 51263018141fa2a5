import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { Clock3 } from 'lucide-react';
import { useNow } from '#/components/use-now.ts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
/** A wait longer than this is shown in red, in seconds. */
export const LONG_WAIT_S = 180;

/** A wait as a clock: `4:12`, from an hour on `1:04:12`. */
export function waitText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const rest = two(seconds % MINUTE_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  return seconds < HOUR_S ? `${minutes}:${rest}` : `${Math.floor(seconds / HOUR_S)}:${two(minutes)}:${rest}`;
}

/** How long a visitor has waited for a person, counting on; red once it is long. */
export function WaitClock({ since }: { since: number }) {
  const t = useT('session');
  const seconds = Math.max(0, Math.floor((useNow(SECOND_MS) - since) / SECOND_MS));
  const time = waitText(seconds);
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1 text-xs tabular-nums',
        seconds >= LONG_WAIT_S ? 'text-danger-text' : 'text-warning-soft-foreground',
      )}
    >
      <Clock3 size={13} aria-hidden="true" />
      <span aria-hidden="true">{time}</span>
      <span className="sr-only">{t('list.waits', { time })}</span>
    </span>
  );
}
