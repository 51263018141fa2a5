import { useFormats, useLocale, useT, weekdayForm } from '@lobby/i18n';
import { BarChart, ChartFrame, classNames, Panel, type Bar } from '@lobby/ui';
import type { ReactNode } from 'react';
import { SessionLink } from '#/components/session-link.tsx';
import type { OverviewFigures } from '#/data/analysis.ts';
import { Nothing } from './nothing.tsx';

/** Height of the plot, in px; beside the steps of the set-up there is room for more. */
const PLOT_PX = 210;
const TALL_PLOT_PX = 264;
const NOON_MS = 43_200_000;

/** Conversations of the last seven days; the seven before them as dashed ticks. */
export function WeekChart({ figures: { days, days_before: before }, isTall }: { figures: OverviewFigures; isTall: boolean }) {
  const t = useT('dashboard');
  const formats = useFormats();
  const locale = useLocale();
  // A day begins in the business's zone; its noon falls on the same day in the reader's.
  const weekday = new Intl.DateTimeFormat(locale, { weekday: weekdayForm(locale) });
  const name = (day: number) => weekday.format(day + NOON_MS);
  const sum = (rows: typeof days) => rows.reduce((total, { begun }) => total + begun, 0);
  const bars = days.map(({ day, begun, with_person: people }, index) => ({
    id: String(day),
    label: name(day),
    value: begun,
    part: begun - people,
    before: before[index]?.begun || undefined,
  }));
  const linkToSessions = ({ id, label, value }: Bar, bar: ReactNode) => {
    const { day: since, end: until } = days.find(({ day }) => String(day) === id) ?? {};
    return (
      <SessionLink
        counted={{ figure: 'begun', ...(since !== undefined && { since }), ...(until !== undefined && { until }) }}
        label={`${label}: ${formats.number(value)}`}
        className="flex w-full items-end justify-center"
      >
        {bar}
      </SessionLink>
    );
  };
  const rows = days.map((row, index) => [
    name(row.day),
    formats.number(row.begun),
    formats.number(row.begun - row.with_person),
    formats.number(row.with_person),
    formats.number(before[index]?.begun ?? 0),
    formats.number(row.answered),
    formats.number(row.handed_over),
    formats.number(row.unanswered),
  ]);
  if (sum(days) + sum(before) === 0) {
    return (
      <Panel title={t('overview.week.title')} className="h-full">
        <div className="grid place-items-center" style={{ minHeight: isTall ? TALL_PLOT_PX : PLOT_PX }}>
          <Nothing>{t('overview.week.none')}</Nothing>
        </div>
      </Panel>
    );
  }
  const people = days.reduce((total, { with_person: each }) => total + each, 0);
  const figures = { count: sum(days), shown: formats.number(sum(days)), before: formats.number(sum(before)) };
  return (
    <ChartFrame
      title={t('overview.week.title')}
      basis={<Legend alone={sum(days) - people} people={people} before={sum(before)} />}
      chart={
        <BarChart
          label={t('overview.week.spoken', figures)}
          bars={bars}
          height={isTall ? TALL_PLOT_PX : PLOT_PX}
          showValues
          format={(value) => formats.number(value)}
          wrapBar={linkToSessions}
        />
      }
      table={{
        head: [
          t('overview.week.day'),
          t('overview.week.conversations'),
          t('overview.week.bot_only_head'),
          t('overview.week.people_head'),
          t('overview.week.week_before'),
          t('overview.week.bot_answers'),
          t('overview.week.handoffs'),
          t('overview.week.no_answers'),
        ],
        rows,
      }}
    />
  );
}

function Legend({ alone, people, before }: { alone: number; people: number; before: number }) {
  const t = useT('dashboard');
  const formats = useFormats();
  const mark = (look: string) => <span aria-hidden="true" className={classNames('mr-1.5 inline-block align-middle', look)} />;
  return (
    <span className="flex flex-wrap gap-x-3.5">
      <span>
        {mark('size-2 rounded-xs bg-accent')}
        {t('overview.week.bot_only', { shown: formats.number(alone) })}
      </span>
      <span>
        {mark('size-2 rounded-xs bg-accent/35')}
        {t('overview.week.people', { shown: formats.number(people) })}
      </span>
      <span>
        {mark('w-3.5 border-t border-dashed border-muted')}
        {t('overview.week.before_mark', { shown: formats.number(before) })}
      </span>
    </span>
  );
}
