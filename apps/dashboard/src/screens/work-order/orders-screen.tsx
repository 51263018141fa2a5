import { useT } from '@lobby/i18n';
import { Alert, Button, Skeleton } from '@lobby/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileUp, Plus, Shapes } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Screen } from '#/components/screen.tsx';
import { useMay } from '#/components/use-may.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { useApi } from '#/data/api.ts';
import { useAddTypes, useFreshWorkOrders, workOrdersQuery, workOrderTypesQuery } from '#/data/work-order.ts';
import { OrderFilterChips } from './filter/filter-chips.tsx';
import { FIRST_TYPES } from './first-types.ts';
import { OrderTable, OrderToolbar } from './order-parts.ts';

/** Its code is on its way while the screen is set up. */
const OrderExport = lazy(() => import('#/components/work-order/order-export.tsx').then((module) => ({ default: module.OrderExport })));
/** Its code loads with the first work order that is opened. */
const OrderSheet = lazy(() => import('./order-sheet.tsx').then((module) => ({ default: module.OrderSheet })));

const OrderBoard = lazy(() => import('./board/order-board.tsx').then((module) => ({ default: module.OrderBoard })));
const DueCalendar = lazy(() => import('./calendar/due-calendar.tsx').then((module) => ({ default: module.DueCalendar })));
const ImportSheet = lazy(() => import('./import/import-sheet.tsx').then((module) => ({ default: module.ImportSheet })));
const ImportBanner = lazy(() => import('./import/import-banner.tsx').then((module) => ({ default: module.ImportBanner })));
const TypesSheet = lazy(() => import('./types/types-sheet.tsx').then((module) => ({ default: module.TypesSheet })));

const CreateOrder = lazy(() =>
  import('#/components/work-order/create/create-order.tsx').then((module) => ({ default: module.CreateOrder })),
);

const BLANK = { subject: '', description: '', files: [] } as const;

/** Work orders: what the chat could not finish, with filters in the address and the detail beside the table. */
export function OrdersScreen() {
  const t = useT('orders');
  const words = useT('orderlist');
  const { shape, open, go, filter, sort } = useOrderPlace();
  const [typesOpen, showTypes] = useState(false);
  const [importing, showImport] = useState<{ id: string | undefined }>();
  const mayImport = useMay()('session.assign');
  const mayMake = useMay()('session.reply');
  const [isCreating, setCreating] = useState(false);
  useFreshWorkOrders();
  return (
    <Screen
      title={t('title')}
      description={t('description')}
      dense
      actions={
        <Suspense fallback={null}>
          <OrderExport request={{ ...filter, sort }} />
        </Suspense>
      }
      acts={[
        ...(mayImport
          ? [{ id: 'import', label: words('import.label'), icon: <FileUp size={16} />, onAct: () => showImport({ id: undefined }) }]
          : []),
        { id: 'types', label: words('types.open'), icon: <Shapes size={16} />, onAct: () => showTypes(true) },
        ...(mayMake
          ? [{ id: 'new', label: t('create.new'), icon: <Plus size={16} />, primary: true, onAct: () => setCreating(true) }]
          : []),
      ]}
    >
      <div className={shape === 'board' ? 'flex h-full min-h-96 flex-col' : ''}>
        <NoTypes />
        {mayImport ? (
          <Suspense fallback={null}>
            <ImportBanner onShow={(id) => showImport({ id })} />
          </Suspense>
        ) : null}
        <OrderToolbar />
        <OrderFilterChips />
        <div className="min-h-0 flex-1">
          {shape === 'table' ? (
            <OrderRows />
          ) : (
            <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>
              {shape === 'board' ? <OrderBoard /> : <DueCalendar />}
            </Suspense>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {open === undefined ? null : <OrderSheet key={open} id={open} onClose={() => go({ order: undefined })} />}
        {importing ? <ImportSheet shownId={importing.id} onClose={() => showImport(undefined)} /> : null}
        {isCreating ? (
          <CreateOrder
            title={t('create.new')}
            start={BLANK}
            onClose={() => setCreating(false)}
            onMade={({ id }) => {
              setCreating(false);
              go({ order: id }, { replace: false });
            }}
          />
        ) : null}
        {typesOpen ? <TypesSheet onClose={() => showTypes(false)} /> : null}
      </Suspense>
    </Screen>
  );
}

function OrderRows() {
  const { filter, sort, open, go } = useOrderPlace();
  const list = useInfiniteQuery(workOrdersQuery(useApi(), { ...filter, sort }));
  return <OrderTable list={list} openId={open} onOpen={(id) => go({ order: id }, { replace: false })} />;
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
