import { WORK_ORDER_VIEWS, type WorkOrderFilter } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, classNames, Tabs } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays, ListFilter, SquareKanban, Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PausedSearch } from '#/components/paused-search.tsx';
import { FIRST_SHAPE, ORDER_SHAPES } from '#/components/work-order/order-search.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { useApi } from '#/data/api.ts';
import { workOrdersQuery } from '#/data/work-order.ts';
import { SortChoice } from './filter/sort-choice.tsx';
import { OrderViews } from './order-views.tsx';

/** Its code loads when it is first asked for. */
const FilterDialog = lazy(() => import('./filter/filter-dialog.tsx').then((module) => ({ default: module.FilterDialog })));

const SHAPE_ICONS = { board: SquareKanban, table: Table2, calendar: CalendarDays } as const;

/** What is shown and how: views, shape, words, filters, order, saved views. */
export function OrderToolbar() {
  const t = useT('orders');
  const words = useT('orderlist');
  const formats = useFormats();
  const { view, q, shape, sort, filter, narrowed, go } = useOrderPlace();
  const [isFiltering, setFiltering] = useState(false);
  // The same question as the table's: the cache answers both.
  const first = useInfiniteQuery(workOrdersQuery(useApi(), { ...filter, sort })).data?.pages[0];
  const counts = first?.counts;
  const countOf = (each: WorkOrderFilter['view']) => (counts && each in counts ? counts[each as keyof typeof counts] : undefined);
  return (
    <div className="flex flex-col gap-3 pb-3">
      <Tabs
        label={t('title')}
        value={view}
        onChange={(next) => go({ view: next })}
        items={WORK_ORDER_VIEWS.map((each) => {
          const count = countOf(each);
          return { id: each, label: t(`view.${each}`), ...(count === undefined ? {} : { count: formats.number(count) }) };
        })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label={words('shape.label')} className="flex rounded-control border border-border bg-neutral-soft p-0.5">
          {ORDER_SHAPES.map((each) => {
            const Icon = SHAPE_ICONS[each];
            return (
              <button
                key={each}
                type="button"
                aria-pressed={each === shape}
                onClick={() => go({ shape: each === FIRST_SHAPE ? undefined : each })}
                className={classNames(
                  'inline-flex h-7 pointer-coarse:h-11 items-center gap-1.5 rounded-[6px] px-2 text-13',
                  each === shape ? 'bg-surface font-semibold shadow-surface' : 'text-muted hover:text-foreground',
                )}
              >
                <Icon size={15} aria-hidden="true" />
                {words(`shape.${each}`)}
              </button>
            );
          })}
        </div>
        <div className="w-64 max-sm:w-full">
          <PausedSearch label={t('search')} value={q} onSearch={(next) => go({ q: next })} />
        </div>
        <Button icon={<ListFilter size={16} aria-hidden="true" />} onClick={() => setFiltering(true)}>
          {words('filter.title')}
          {narrowed.length === 0 ? null : <span className="font-normal text-muted tabular-nums">{narrowed.length}</span>}
        </Button>
        <OrderViews />
        {shape === 'calendar' ? null : <SortChoice />}
        <span aria-live="polite" className="ml-auto text-13 text-muted tabular-nums">
          {typeof first?.total === 'number'
            ? words(first.more_than_total ? 'total_more' : 'total', { count: first.total, shown: formats.number(first.total) })
            : null}
        </span>
      </div>
      <Suspense fallback={null}>{isFiltering ? <FilterDialog onClose={() => setFiltering(false)} /> : null}</Suspense>
    </div>
  );
}
