import type { BotResults } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { BarChart, ChartFrame, type Bar } from '@lobby/ui';
import type { ReactNode } from 'react';
import { useServesSessions } from '#/components/session-link.tsx';
import { BARS_MAX, barsOf, realQuestions } from './figures.ts';
import { useResultSearch } from './use-result-search.ts';

/** Height of the plot, in px. */
const PLOT_PX = 170;
/** Names of days under the chart, about. */
const TICKS = 5;
/** As many bars can each carry their name. */
const NAMED_BARS = 7;

/** Answered questions of each day, with those of the same day of the period before; weeks where days would be too many. */
export function DayChart({ results: { days, days_before: before } }: { results: BotResults }) {
  const t = useT('bot');
  const formats = useFormats();
  // A day of the calendar has no zone: UTC gives it back as it is.
  const form = new Intl.DateTimeFormat(useLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const name = (day: string) => form.format(Date.parse(day));
  const [bars, earlier] = [barsOf(days), barsOf(before)];
  const step = Math.ceil(bars.length / TICKS);
  const shown = bars.map(({ key, answers }, index) => ({
    id: key,
    label: name(key),
    value: answers,
    before: earlier[index]?.answers || undefined,
    ...(bars.length > NAMED_BARS && { tick: index % step === 0 ? name(key) : '' }),
  }));
  const sum = (count: (row: (typeof bars)[number]) => number) => bars.reduce((total, row) => total + count(row), 0);
  const answers = formats.number(sum((row) => row.answers));
  const isServed = useServesSessions();
  const { change } = useResultSearch();
  const open = (bar: Bar, inner: ReactNode) =>
    isServed && bar.value > 0 && days.length <= BARS_MAX ? (
      <button
        type="button"
        aria-label={t('results.see', { figure: `${bar.label}: ${formats.number(bar.value)}` })}
        onClick={() => change({ figure: 'answered', trigger: undefined, day: bar.id })}
        className="flex w-full items-end justify-center"
      >
        {inner}
      </button>
    ) : (
      inner
    );
  return (
    <ChartFrame
      title={t(days.length > BARS_MAX ? 'results.chart_weeks' : 'results.chart')}
      basis={t('results.chart_basis', { answers, questions: formats.number(sum((row) => row.questions)) })}
      chart={
        <BarChart
          label={t('results.chart_spoken', { answers })}
          bars={shown}
          height={PLOT_PX}
          format={(value) => formats.number(value)}
          wrapBar={open}
        />
      }
      table={{
        head: [
          t('results.day'),
          t('results.questions'),
          t('results.figure.answered'),
          t('results.figure.resolved'),
          t('results.conversations'),
        ],
        rows: days.map((day) => [
          name(day.key),
          formats.number(realQuestions(day)),
          formats.number(day.answers),
          formats.number(day.resolved),
          formats.number(day.conversations),
        ]),
      }}
    />
  );
}
