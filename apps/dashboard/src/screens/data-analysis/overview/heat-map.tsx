import { useFormats, useLocale, useT, weekdayForm } from '@lobby/i18n';
import { ChartFrame } from '@lobby/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useAnalysisSearch } from '#/components/analysis/use-analysis-search.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAYS = Array.from({ length: 7 }, (_, day) => day);
/** A Monday. */
const MONDAY = Date.UTC(2026, 5, 1);
const DAY_MS = 86_400_000;
/** Hours that are named above the map. */
const NAMED_EVERY = 6;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -24, ArrowDown: 24 };
/** How dark the busiest hour is: numbers can be read on it. */
const DARKEST = 0.7;

/** When conversations begin, hour by hour of the week; arrow keys move between hours, and each leads to its conversations. */
export function HeatMap({ hours }: { hours: readonly number[] }) {
  const t = useT('analysis');
  const formats = useFormats();
  const locale = useLocale();
  const form = new Intl.DateTimeFormat(locale, { weekday: weekdayForm(locale), timeZone: 'UTC' });
  const names = DAYS.map((day) => form.format(MONDAY + day * DAY_MS));
  return (
    <ChartFrame
      title={t('hours.title')}
      chart={<Cells hours={hours} names={names} />}
      table={{
        head: [t('hours.hour'), ...names],
        rows: HOURS.map((hour) => [`${hour}:00`, ...DAYS.map((day) => formats.number(hours[day * 24 + hour] ?? 0))]),
      }}
    />
  );
}

function Cells({ hours, names }: { hours: readonly number[]; names: readonly string[] }) {
  const t = useT('analysis');
  const formats = useFormats();
  const { open } = useAnalysisSearch();
  const most = Math.max(1, ...hours);
  const [current, setCurrent] = useState(() => Math.max(0, hours.indexOf(most)));
  const cells = useRef(new Map<number, HTMLButtonElement>());
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step === undefined ? undefined : current + step;
    if (next === undefined || next < 0 || next >= hours.length) return;
    event.preventDefault();
    setCurrent(next);
    cells.current.get(next)?.focus();
  };
  return (
    <div className="grid grid-cols-[auto_repeat(24,minmax(0,1fr))] gap-px text-xs text-muted">
      <span aria-hidden="true" />
      {HOURS.map((hour) => (
        <span key={hour} aria-hidden="true" className="overflow-visible whitespace-nowrap tabular-nums">
          {hour % NAMED_EVERY === 0 ? hour : ''}
        </span>
      ))}
      {DAYS.flatMap((day) => [
        <span key={names[day]} aria-hidden="true" className="flex items-center pe-2 whitespace-nowrap">
          {names[day]}
        </span>,
        ...HOURS.map((hour) => {
          const at = day * 24 + hour;
          const count = hours[at] ?? 0;
          const words = `${t('hours.label', { day: names[day], hour })}: ${formats.number(count)}`;
          return (
            <button
              key={at}
              ref={(cell) => {
                if (cell) cells.current.set(at, cell);
              }}
              type="button"
              title={words}
              aria-label={count > 0 ? t('see', { figure: words }) : words}
              aria-disabled={count === 0}
              tabIndex={at === current ? 0 : -1}
              onKeyDown={move}
              onFocus={() => setCurrent(at)}
              onClick={() => (count > 0 ? open({ part: 'conversations', hour: at }) : undefined)}
              className="relative h-7 overflow-hidden rounded-[3px] bg-default tabular-nums"
            >
              <span aria-hidden="true" className="absolute inset-0 bg-accent-solid" style={{ opacity: (count / most) * DARKEST }} />
              <span aria-hidden="true" className="relative text-foreground max-lg:hidden">
                {count > 0 ? formats.number(count) : ''}
              </span>
            </button>
          );
        }),
      ])}
    </div>
  );
}
