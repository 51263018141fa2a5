import { isFinal, workOrderNo, type WorkOrderRow } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, DataTable, EmptyState, type DataColumn } from '@lobby/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useNow } from '#/components/use-now.ts';
import { useMay } from '#/components/use-may.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { BulkActions } from '#/components/work-order/bulk/bulk-actions.tsx';
import { RefusedDialog } from '#/components/work-order/bulk/refused-dialog.tsx';
import { useOrderBulk } from '#/components/work-order/bulk/use-order-bulk.ts';
import { useOrderChoice } from '#/components/work-order/bulk/use-order-choice.ts';
import { DueChoice } from '#/components/work-order/due-choice.tsx';
import { DueBadges } from '#/components/work-order/due-badges.tsx';
import { PriorityChip } from '#/components/work-order/priority-chip.tsx';
import { StatusChip } from '#/components/work-order/status-chip.tsx';
import type { OrderList } from '#/data/work-order.ts';

interface OrderTableProps {
  list: UseInfiniteQueryResult<InfiniteData<Pick<OrderList, 'items' | 'total' | 'more_than_total'>>>;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** How often times that are near are worded anew, in milliseconds. */
const EVERY_MS = 60_000;

/** Work orders in rows; more of them on demand, and something done with many at once. */
export function OrderTable({ list, openId, onOpen }: OrderTableProps) {
  const t = useT('orders');
  const words = useT('orderlist');
  const mayChange = useMay()('session.reply');
  const { narrowed, q } = useOrderPlace();
  const columns = useColumns(mayChange);
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = list.data?.pages[0];
  const total = first?.total ?? undefined;
  const choice = useOrderChoice(rows, total);
  const { busy, run, refused, closeRefused } = useOrderBulk();
  const isNarrowed = narrowed.length > 0 || q !== '';
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLines={2}
        state={list.isPending ? 'loading' : list.isLoadingError ? 'error' : 'ready'}
        empty={
          <EmptyState icon={<Ticket />} title={isNarrowed ? words('filter.none') : t('empty')}>
            {isNarrowed ? words('filter.none_text') : t('empty_text')}
          </EmptyState>
        }
        error={<QueryFailed title={t('failed')} query={list} />}
        onOpen={({ id }) => onOpen(id)}
        openKey={openId}
        {...(mayChange && { selected: choice.ids, selectedCount: choice.count, onSelectedChange: choice.choose })}
        bulkActions={
          <BulkActions
            disabled={busy}
            isEvery={choice.isEvery}
            isAll={choice.isAll}
            loaded={rows.length}
            total={total}
            isMore={first?.more_than_total === true}
            onAll={choice.chooseAll}
            onAct={(action) => void run(choice.target, choice.count, action).then((done) => done && choice.end())}
          />
        }
      />
      {list.hasNextPage ? (
        <div className="flex justify-center py-4">
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
      {refused ? <RefusedDialog refused={refused} onClose={closeRefused} /> : null}
    </>
  );
}

function useColumns(mayChange: boolean): DataColumn<WorkOrderRow>[] {
  const t = useT('orders');
  const nameOf = useContactName();
  const formats = useFormats();
  const now = useNow(EVERY_MS);
  return [
    {
      id: 'no',
      header: t('column.no'),
      width: '104px',
      skeleton: 'line',
      hideOnPhones: true,
      cell: ({ no }) => <span className="whitespace-nowrap tabular-nums">{workOrderNo(no)}</span>,
    },
    {
      id: 'subject',
      header: t('column.subject'),
      fixed: true,
      fills: true,
      skeleton: 'lines',
      cell: (order) => (
        <span className="block min-w-0 max-sm:py-2">
          <span dir="auto" className={order.unread > 0 ? 'block truncate font-semibold' : 'block truncate'}>
            {order.subject}
          </span>
          <span dir="auto" className="block truncate text-13 text-muted max-sm:hidden">
            {order.last_message?.body}
          </span>
          <PhoneFacts order={order} now={now} />
        </span>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      width: '120px',
      skeleton: 'chip',
      hideOnPhones: true,
      cell: ({ status }) => <StatusChip status={status} />,
    },
    {
      id: 'priority',
      header: t('column.priority'),
      width: '88px',
      skeleton: 'chip',
      hideOnPhones: true,
      cell: ({ priority }) => <PriorityChip priority={priority} />,
    },
    {
      id: 'customer',
      header: t('column.customer'),
      width: '128px',
      hideOnPhones: true,
      cell: ({ contact }) => <Name>{nameOf(contact)}</Name>,
    },
    {
      id: 'assignee',
      header: t('column.assignee'),
      width: '128px',
      hideOnPhones: true,
      cell: ({ assignee, team }) => <Name>{assignee?.name ?? team?.name ?? t('nobody')}</Name>,
    },
    {
      id: 'due',
      header: t('column.due'),
      width: '144px',
      skeleton: 'chip',
      hideOnPhones: true,
      cell: (order) =>
        mayChange && !isFinal(order.status) && order.status !== 'solved' ? (
          <DueChoice order={order}>
            {order.resolve_due_at === null ? <span className="text-muted">{t('detail.no_due')}</span> : null}
            <DueBadges order={order} now={now} />
          </DueChoice>
        ) : (
          <DueBadges order={order} now={now} />
        ),
    },
    {
      id: 'updated',
      header: t('column.updated'),
      width: '100px',
      hideOnPhones: true,
      cell: ({ updated_at: at }) => <span className="whitespace-nowrap text-muted">{formats.relative(at)}</span>,
    },
  ];
}

/** Whose it is, in one line; all of a long name is in the work order. */
function Name({ children }: { children: string }) {
  return (
    <span dir="auto" title={children} className="block max-w-32 truncate">
      {children}
    </span>
  );
}

/** What the columns say that a phone has no room for: number, whose it is, state, priority, the next time. */
function PhoneFacts({ order, now }: { order: WorkOrderRow; now: number }) {
  const t = useT('orders');
  const { no, assignee, team, status, priority } = order;
  return (
    <span className="flex flex-col gap-1 pt-0.5 sm:hidden">
      <span className="flex min-w-0 gap-2 text-13 text-muted">
        <span className="shrink-0 tabular-nums">{workOrderNo(no)}</span>
        <span dir="auto" className="min-w-0 truncate">
          {assignee?.name ?? team?.name ?? t('nobody')}
        </span>
      </span>
      <span className="flex flex-wrap gap-1">
        <StatusChip status={status} />
        {priority === 'normal' ? null : <PriorityChip priority={priority} />}
        <DueBadges order={order} now={now} first />
      </span>
    </span>
  );
}
