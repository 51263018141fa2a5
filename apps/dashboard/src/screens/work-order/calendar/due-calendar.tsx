import type { WorkOrderDay } from '@lobby/contract';
import { useFormats, useLocale, useT, weekdayForm } from '@lobby/i18n';
import { Button, classNames, IconButton, Skeleton } from '@lobby/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { QueryFailed } from '#/components/query-failed.tsx';
import { dayOf } from '#/components/conversation/local-days.ts';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useMay } from '#/components/use-may.ts';
import { useNow } from '#/components/use-now.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { useApi } from '#/data/api.ts';
import { calendarQuery } from '#/data/order-list.ts';
import { ChosenOrders } from '#/components/work-order/bulk/chosen-orders.tsx';
import { useOrderChoice } from '#/components/work-order/bulk/use-order-choice.ts';
import { CalendarDay } from './calendar-day.tsx';
import { daysOf, noonOf, spanOf, stepFrom } from './calendar-days.ts';

const DayDialog = lazy(() => import('./day-dialog.tsx').then((module) => ({ default: module.DayDialog })));

/** How often what is overdue is looked at anew, in milliseconds. */
const EVERY_MS = 60_000;

/** What is due on each day of a month or a week, by the clocks of the business. */
export function DueCalendar() {
  const t = useT('orderlist');
  const orders = useT('orders');
  const formats = useFormats();
  const locale = useLocale();
  const now = useNow(EVERY_MS);
  const { filter, day, span, go } = useOrderPlace();
  const anchor = day ?? dayOf(now);
  const shown = spanOf(anchor, span);
  const query = useQuery({
    ...calendarQuery(useApi(), filter, shown.from, shown.days),
    placeholderData: keepPreviousData,
  });
  const { data, isPending } = query;
  const mayChange = useMay()('session.reply');
  const choice = useOrderChoice([], undefined);
  const [opened, openDay] = useState<WorkOrderDay>();
  const byDay = new Map(data?.items.map((each) => [each.day, each]));
  const title = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' }).format(noonOf(anchor));
  const weekday = new Intl.DateTimeFormat(locale, { weekday: weekdayForm(locale) });
  if (query.isLoadingError) return <QueryFailed title={orders('failed')} query={query} />;
  return (
    <section aria-label={t('calendar.label')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">{title}</h2>
        <IconButton
          size="small"
          label={t('calendar.before')}
          icon={<ChevronLeft size={17} />}
          onClick={() => go({ day: stepFrom(anchor, span, -1) })}
        />
        <IconButton
          size="small"
          label={t('calendar.after')}
          icon={<ChevronRight size={17} />}
          onClick={() => go({ day: stepFrom(anchor, span, 1) })}
        />
        <Button size="small" onClick={() => go({ day: undefined })}>
          {t('calendar.today')}
        </Button>
        <SelectOnDemand
          className="w-28"
          label={t('calendar.span')}
          value={span}
          options={(['month', 'week'] as const).map((value) => ({ value, label: t(`calendar.${value}`) }))}
          onChange={(value) => go({ span: value === 'month' ? undefined : value })}
        />
        {data && data.overdue_before > 0 ? (
          <Button
            size="small"
            variant="link"
            className="text-danger-text!"
            onClick={() => go({ shape: undefined, view: 'overdue', sort: 'due' }, { replace: false })}
          >
            {t('calendar.missed', { count: data.overdue_before, shown: formats.number(data.overdue_before) })}
          </Button>
        ) : null}
        <span className="ml-auto text-13 text-muted">{data ? t('calendar.zone', { zone: formats.zone(data.timezone) }) : null}</span>
      </div>
      <ChosenOrders choice={choice} />
      {isPending ? (
        <Skeleton className="h-96 w-full rounded-xl" />
      ) : (
        <>
          <div aria-hidden="true" className="grid grid-cols-7 gap-px text-13 text-muted max-sm:hidden">
            {daysOf({ from: shown.from, days: 7 }).map((each) => (
              <span key={each} className="px-2">
                {weekday.format(noonOf(each))}
              </span>
            ))}
          </div>
          <ol className="grid grid-cols-7 gap-px overflow-hidden rounded-card border border-border bg-border max-sm:flex max-sm:flex-col">
            {daysOf(shown).map((each) => (
              <CalendarDay
                key={each}
                day={each}
                due={byDay.get(each)}
                isToday={each === data?.today}
                isOutside={span === 'month' && each.slice(0, 7) !== anchor.slice(0, 7)}
                isTall={span === 'week'}
                now={now}
                chosen={choice.ids}
                onChoose={mayChange ? choice.toggle : undefined}
                onMore={openDay}
                onOpen={(id) => go({ order: id }, { replace: false })}
              />
            ))}
          </ol>
          {byDay.size === 0 ? <p className={classNames('text-13 text-muted sm:hidden')}>{t('calendar.none')}</p> : null}
        </>
      )}
      <Suspense fallback={null}>{opened ? <DayDialog due={opened} onClose={() => openDay(undefined)} /> : null}</Suspense>
    </section>
  );
}
