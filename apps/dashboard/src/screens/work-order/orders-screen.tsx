import { WORK_ORDER_VIEWS, type WorkOrderFilter } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Skeleton, Tabs } from '@lobby/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PausedSearch } from '#/components/paused-search.tsx';
import { Screen } from '#/components/screen.tsx';
import { useMay } from '#/components/use-may.ts';
import { OrderExport } from '#/components/work-order/order-export.tsx';
import type { OrderSearch } from '#/components/work-order/order-search.ts';
import { useApi } from '#/data/api.ts';
import { useAddTypes, useFreshWorkOrders, workOrdersQuery, workOrderTypesQuery } from '#/data/work-order.ts';
import { FIRST_TYPES } from './first-types.ts';

/** The table's code is on its way while the screen is set up. */
const OrderTable = lazy(() => import('./order-table.tsx').then((module) => ({ default: module.OrderTable })));
/** Its code loads with the first work order that is opened. */
const OrderSheet = lazy(() => import('./order-sheet.tsx').then((module) => ({ default: module.OrderSheet })));

const route = getRouteApi('/dashboard/work-order');

/** Work orders: what the chat could not finish, with filters in the address and the detail beside the table. */
export function OrdersScreen() {
  const t = useT('orders');
  const api = useApi();
  const search: OrderSearch = route.useSearch();
  const navigate = route.useNavigate();
  const { view = 'open', q = '', priority, sort, order } = search;
  const request = {
    view,
    ...(q === '' ? {} : { q }),
    ...(priority === undefined ? {} : { priority }),
    ...(sort === undefined ? {} : { sort }),
  };
  const list = useInfiniteQuery(workOrdersQuery(api, request));
  useFreshWorkOrders();
  const counts = list.data?.pages[0]?.counts;
  const change = (part: { [Key in keyof OrderSearch]?: OrderSearch[Key] | undefined }, replace = true) =>
    void navigate({
      search: (before: OrderSearch) =>
        Object.fromEntries(Object.entries({ ...before, ...part }).filter(([, value]) => value !== undefined && value !== '')),
      replace,
      resetScroll: false,
    });
  const countOf = (each: WorkOrderFilter['view']) => (counts && each in counts ? counts[each as keyof typeof counts] : undefined);
  return (
    <Screen title={t('title')} description={t('description')} dense>
      <NoTypes />
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <Tabs
          label={t('title')}
          value={view}
          onChange={(next) => change({ view: next })}
          items={WORK_ORDER_VIEWS.map((each) => {
            const count = countOf(each);
            return { id: each, label: t(`view.${each}`), ...(count === undefined ? {} : { count }) };
          })}
        />
        <PausedSearch label={t('search')} value={q} onSearch={(next) => change({ q: next })} className="w-64 max-sm:w-full" />
        <OrderExport request={request} />
      </div>
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>
        <OrderTable list={list} openId={order} onOpen={(id) => change({ order: id }, false)} />
      </Suspense>
      {order === undefined ? null : (
        <Suspense fallback={null}>
          <OrderSheet key={order} id={order} onClose={() => change({ order: undefined })} />
        </Suspense>
      )}
    </Screen>
  );
}

/** Until there is a type nobody can submit anything: the usual ones are one press away. */
function NoTypes() {
  const t = useT('orders');
  const api = useApi();
  const mayEdit = useMay()('team.edit');
  const types = useQuery(workOrderTypesQuery(api));
  const add = useAddTypes();
  if (!types.data || types.data.items.length > 0) return null;
  return (
    <Alert
      className="mb-4"
      title={t('no_types')}
      action={
        mayEdit ? (
          <Button variant="primary" size="small" loading={add.isPending} onClick={() => add.mutate(FIRST_TYPES)}>
            {t('start')}
          </Button>
        ) : null
      }
    >
      {t('start_text')}
    </Alert>
  );
}
