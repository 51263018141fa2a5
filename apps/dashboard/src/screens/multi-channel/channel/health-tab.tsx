import type { MessagingChannel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, BarChart, ChartFrame, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useApi } from '#/data/api.ts';
import { channelHealthQuery, type ChannelHealth } from '#/data/messaging.ts';
import { Failures } from './failures.tsx';
import { MonthCost } from './month-cost.tsx';

const SERIES = ['received', 'sent', 'failed'] as const;
/** Days between two dates under the chart. */
const TICK_DAYS = 7;

/** What went through a channel in the last 30 days, what did not arrive and why, and what the month costs. */
export function HealthTab({ channel }: { channel: MessagingChannel }) {
  const t = useT('channels');
  const query = useQuery(channelHealthQuery(useApi(), channel.id));
  const { data, error } = query;
  if (!data && error) return <QueryFailed title={t('health.load_failed')} query={query} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="flex flex-col gap-4">
      {data.is_quiet ? <Alert tone="warning">{t('health.quiet')}</Alert> : null}
      <Volume days={data.days} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Failures failures={data.failures} kind={channel.kind} />
        <MonthCost month={data.month} kind={channel.kind} />
      </div>
    </div>
  );
}

function Volume({ days }: Pick<ChannelHealth, 'days'>) {
  const t = useT('channels');
  const formats = useFormats();
  const [series, setSeries] = useState<(typeof SERIES)[number]>('received');
  // Days are of UTC: noon of one is that day wherever it is read, or nearly.
  const dateOf = (day: string) => formats.date(Date.parse(`${day}T12:00:00Z`));
  const total = days.reduce((sum, day) => sum + day[series], 0);
  const bars = days.map((day, index) => ({
    id: day.day,
    label: dateOf(day.day),
    value: day[series],
    // Below the last days there is no room for a date on a phone.
    tick: index % TICK_DAYS === 0 && index <= Math.max(0, days.length - TICK_DAYS) ? dateOf(day.day) : '',
  }));
  return (
    <ChartFrame
      title={t('health.volume')}
      basis={t('health.basis')}
      chart={
        <div className="flex flex-col gap-4">
          <ChoiceGroup
            label={t('health.show')}
            options={SERIES.map((value) => ({ value, label: t(`health.${value}`) }))}
            value={series}
            onChange={setSeries}
            wraps
          />
          <p className="text-13 text-muted">{t(`health.total.${series}`, { number: formats.number(total) })}</p>
          <BarChart label={t(`health.chart.${series}`)} bars={bars} format={(value) => formats.number(value)} />
        </div>
      }
      table={{
        head: [t('health.day'), ...SERIES.map((each) => t(`health.${each}`))],
        rows: days.toReversed().map((day) => [dateOf(day.day), ...SERIES.map((each) => formats.number(day[each]))]),
      }}
    />
  );
}
