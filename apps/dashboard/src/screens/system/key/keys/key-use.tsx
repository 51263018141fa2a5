import { KEY_USE_DAYS, type ApiKey } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { BarChart, ChartFrame } from '@lobby/ui';
import { useState } from 'react';

const DAY_MS = 86_400_000;
/** Height of the plot, in px. */
const PLOT_PX = 110;
/** Names of days under the chart, about. */
const TICKS = 4;

/** Calls of a key on each of the last days. */
export function KeyUse({ use }: Pick<ApiKey, 'use'>) {
  const t = useT('keys');
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  // A day of the calendar has no zone: UTC gives it back as it is.
  const form = new Intl.DateTimeFormat(useLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const days = eachDay(use, now);
  const step = Math.ceil(KEY_USE_DAYS / TICKS);
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  const spoken = t('detail.use_spoken', { calls: formats.number(total) });
  return (
    <ChartFrame
      title={t('detail.calls')}
      basis={spoken}
      chart={
        <BarChart
          label={spoken}
          height={PLOT_PX}
          format={(value) => formats.number(value)}
          bars={days.map(({ day, calls }, place) => {
            const label = form.format(Date.parse(day));
            return { id: day, label, value: calls, tick: place % step === 0 ? label : '' };
          })}
        />
      }
      table={{
        head: [t('detail.day'), t('detail.calls')],
        rows: days.toReversed().map(({ day, calls }) => [form.format(Date.parse(day)), formats.number(calls)]),
      }}
    />
  );
}

/** Every day until now (UTC), also those without a call. */
function eachDay(use: ApiKey['use'], now: number): ApiKey['use'] {
  const calls = new Map(use.map(({ day, calls: count }) => [day, count] as const));
  return Array.from({ length: KEY_USE_DAYS }, (_, place) => {
    const day = new Date(now - (KEY_USE_DAYS - 1 - place) * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
    return { day, calls: calls.get(day) ?? 0 };
  });
}
