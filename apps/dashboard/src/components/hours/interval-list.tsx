import { DAY_MIN, INTERVALS_MAX, type Interval } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { Copy, Plus, X } from 'lucide-react';
import { changeInterval, clockTime } from './clock-time.ts';

const NINE_TO_SIX: Interval = { start: 540, end: 1_080 };

interface IntervalListProps {
  /** Name of the day. */
  day: string;
  intervals: readonly Interval[];
  onChange: (intervals: Interval[]) => void;
  /** Copies them to every day. */
  onCopy?: (() => void) | undefined;
}

/** The hours of one day: several stretches, or closed. */
export function IntervalList({ day, intervals, onChange, onCopy }: IntervalListProps) {
  const t = useT('team');
  const replace = (index: number, next: Interval) => onChange(intervals.map((each, place) => (place === index ? next : each)));
  return (
    <div className="flex items-start gap-2">
      <ul className="flex min-w-0 flex-1 flex-col gap-2">
        {intervals.length === 0 ? <li className="flex h-9 items-center text-13 text-muted">{t('hours.closed')}</li> : null}
        {Array.from(intervals.entries(), ([index, interval]) => (
          <li key={index} className="flex flex-wrap items-center gap-2">
            <TimeInput
              label={t('hours.from_of', { day })}
              minutes={interval.start}
              onChange={(time) => replace(index, changeInterval(interval, 'start', time))}
            />
            <span aria-hidden="true">–</span>
            <TimeInput
              label={t('hours.to_of', { day })}
              minutes={interval.end}
              onChange={(time) => replace(index, changeInterval(interval, 'end', time))}
            />
            {interval.end > DAY_MIN ? <span className="text-xs text-muted">{t('hours.next_day')}</span> : null}
            <IconButton
              label={t('hours.take', { day })}
              icon={<X size={15} />}
              onClick={() => onChange(intervals.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      <span className="flex">
        {intervals.length < INTERVALS_MAX ? (
          <IconButton label={t('hours.add', { day })} icon={<Plus size={16} />} onClick={() => onChange([...intervals, NINE_TO_SIX])} />
        ) : null}
        {onCopy ? <IconButton label={t('hours.copy', { day })} icon={<Copy size={15} />} onClick={onCopy} /> : null}
      </span>
    </div>
  );
}

function TimeInput({ label, minutes, onChange }: { label: string; minutes: number; onChange: (time: string) => void }) {
  return (
    <input
      type="time"
      aria-label={label}
      value={clockTime(minutes)}
      onChange={(event) => onChange(event.target.value)}
      className="h-9 rounded-(--field-radius) border border-field-border bg-field px-2 text-13 tabular-nums"
    />
  );
}
