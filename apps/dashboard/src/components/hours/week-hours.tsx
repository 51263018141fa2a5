import type { Interval } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { IntervalList } from './interval-list.tsx';

/** Monday first; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
/** A Sunday, in epoch milliseconds. */
const SUNDAY_MS = Date.UTC(2026, 0, 4);
const DAY_MS = 86_400_000;

/** The hours of each day of the week. */
export function WeekHours({ days, onChange }: { days: Interval[][]; onChange: (days: Interval[][]) => void }) {
  const t = useT('team');
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Panel title={t('hours.week')}>
      <ul className="flex flex-col divide-y divide-border">
        {WEEK.map((weekday) => {
          const day = format.format(SUNDAY_MS + weekday * DAY_MS);
          const intervals = days[weekday] ?? [];
          return (
            <li key={weekday} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[120px_minmax(0,1fr)]">
              <span className="flex h-9 items-center text-13">{day}</span>
              <IntervalList
                day={day}
                intervals={intervals}
                onChange={(next) => onChange(days.map((each, index) => (index === weekday ? next : each)))}
                onCopy={() => onChange(days.map(() => intervals))}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
