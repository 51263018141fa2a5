import { useFormats, useLocale, useT, weekdayForm } from '@lobby/i18n';
import { BarChart, ChartFrame, Panel, type Bar } from '@lobby/ui';
import type { ReactNode } from 'react';
import { SessionLink } from '#/components/session-link.tsx';
import type { OverviewFigures } from '#/data/analysis.ts';
import { Nothing } from './nothing.tsx';

/** Height of the plot, in px. */
const PLOT_PX = 210;
const NOON_MS = 43_200_000;

/** A bar leads to the conversations that it counts. */
function linkToSessions({ label, value }: Bar, bar: ReactNode): ReactNode {
  return (
    <SessionLink view="all" label={`${label}: ${value}`} className="flex w-full items-end justify-center">
      {bar}
    </SessionLink>
  );
}

/** Conversations of the last seven days; the seven before them as dashed ticks. */
export function WeekChart({ figures: { days, days_before: before } }: { figures: OverviewFigures }) {
  const t = useT('dashboard');
  const formats = useFormats();
  const locale = useLocale();
  // A day begins in the business's zone; its noon falls on the same day in the reader's.
  const weekday = new Intl.DateTimeFormat(locale, { weekday: weekdayForm(locale) });
  const name = (day: number) => weekday.format(day + NOON_MS);
  const sum = (rows: typeof days) => rows.reduce((total, { conversations }) => total + conversations, 0);
  const bars = days.map(({ day, conversations }, index) => ({
    id: String(day),
    label: name(day),
    value: conversations,
    before: before[index]?.conversations || undefined,
  }));
  const rows = days.map((row, index) => [
    name(row.day),
    formats.number(row.conversations),
    formats.number(before[index]?.conversations ?? 0),
    formats.number(row.bot_answers),
    formats.number(row.handoffs),
    formats.number(row.no_answers),
  ]);
  if (sum(days) + sum(before) === 0) {
    return (
      <Panel title={t('overview.week.title')} className="h-full">
        <Nothing>{t('overview.week.none')}</Nothing>
      </Panel>
    );
  }
  const figures = { count: sum(days), shown: formats.number(sum(days)), before: formats.number(sum(before)) };
  return (
    <ChartFrame
      title={t('overview.week.title')}
      basis={t('overview.week.basis', figures)}
      chart={
        <BarChart
          label={t('overview.week.spoken', figures)}
          bars={bars}
          height={PLOT_PX}
          format={(value) => formats.number(value)}
          wrapBar={linkToSessions}
        />
      }
      table={{
        head: [
          t('overview.week.day'),
          t('overview.week.conversations'),
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
