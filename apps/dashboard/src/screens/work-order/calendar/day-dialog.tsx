import { workOrderNo, type WorkOrderDay } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Dialog, Skeleton } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useNow } from '#/components/use-now.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { useApi } from '#/data/api.ts';
import { workOrdersQuery } from '#/data/work-order.ts';
import { DueBadges } from '#/components/work-order/due-badges.tsx';
import { noonOf } from './calendar-days.ts';

const EVERY_MS = 60_000;

/** Everything that is due on one day. */
export function DayDialog({ due: { day, from, to, count }, onClose }: { due: WorkOrderDay; onClose: () => void }) {
  const t = useT('orderlist');
  const orders = useT('orders');
  const common = useT();
  const formats = useFormats();
  const now = useNow(EVERY_MS);
  const { filter, go } = useOrderPlace();
  const list = useInfiniteQuery(workOrdersQuery(useApi(), { ...filter, due_from: from, due_to: to, sort: 'due' }));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      width={520}
      title={t('calendar.day', { day: formats.date(noonOf(day)), count, shown: formats.number(count) })}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      {list.isPending ? <Skeleton className="mt-4 h-40 w-full" /> : null}
      {list.isLoadingError ? <QueryFailed title={orders('failed')} query={list} /> : null}
      <ul className="mt-3 max-h-[60dvh] divide-y divide-separator overflow-y-auto">
        {rows.map((order) => (
          <li key={order.id} className="flex items-center gap-3 py-2">
            <button
              type="button"
              className="min-w-0 flex-1 text-left hover:underline"
              onClick={() => {
                onClose();
                go({ order: order.id }, { replace: false });
              }}
            >
              <span className="block text-13 text-muted tabular-nums">{workOrderNo(order.no)}</span>
              <span dir="auto" className="block truncate">
                {order.subject}
              </span>
            </button>
            <DueBadges order={order} now={now} first />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button size="small" className="mt-2" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('board.more')}
        </Button>
      ) : null}
    </Dialog>
  );
}
