import { useT } from '@lobby/i18n';
import { Chip, VisuallyHidden } from '@lobby/ui';
import { Hourglass } from 'lucide-react';
import { useNow } from '#/components/use-now.ts';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
/** With less than this left to reply, in minutes, it is time. */
export const HURRY_MIN = 120;

/** How long the service of a conversation takes free text still. */
export function WindowChip({ closesAt }: { closesAt: number }) {
  const t = useT('messaging');
  const minutes = Math.ceil((closesAt - useNow(MINUTE_MS)) / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / HOUR_MIN), minutes % HOUR_MIN];
  const isOver = minutes <= 0;
  const short = isOver ? t('window.closed') : hours > 0 ? t('window.hours_left', { hours }) : t('window.minutes_left', { minutes });
  const whole = isOver
    ? t('window.closed_text')
    : hours > 0
      ? t('window.hours', { hours, minutes: rest })
      : t('window.minutes', { minutes: rest });
  return (
    <span title={whole} className="inline-flex max-w-full min-w-0">
      <Chip tone={!isOver && minutes < HURRY_MIN ? 'warning' : 'neutral'} icon={<Hourglass aria-hidden="true" />}>
        <span aria-hidden="true">{short}</span>
        <VisuallyHidden>{whole}</VisuallyHidden>
      </Chip>
    </span>
  );
}
