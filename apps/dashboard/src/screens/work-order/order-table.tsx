import { workOrderNo, type WorkOrderRow } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, DataTable, EmptyState, ErrorState, type DataColumn } from '@lobby/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useNow } from '#/components/use-now.ts';
import { useMay } from '#/components/use-may.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { RefusedDialog } from './bulk/refused-dialog.tsx';
import { useOrderBulk } from './bulk/use-order-bulk.ts';
import { useOrderChoice } from './bulk/use-order-choice.ts';
import { DueBadges } from '#/components/work-order/due-badges.tsx';
import { PriorityChip } from '#/components/work-order/priority-chip.tsx';
import { StatusChip } from './status-chip.tsx';

interface OrderTableProps {
  list: UseInfiniteQueryResult<InfiniteData<{ items: WorkOrderRow[]; total: number | null }>>;
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
  const columns = useColumns();
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = list.data?.pages[0]?.total ?? undefined;
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
        state={list.isPending ? 'loading' : list.isError ? 'error' : 'ready'}
        empty={
          <EmptyState icon={<Ticket />} title={isNarrowed ? words('filter.none') : t('empty')}>
            {isNarrowed ? words('filter.none_text') : t('empty_text')}
          </EmptyState>
        }
        error={<ErrorState title={t('failed')} onRetry={() => void list.refetch()} />}
        onOpen={({ id }) => onOpen(id)}
        openKey={openId}
        {...(mayChange && { selected: choice.ids, onSelectedChange: choice.choose })}
        bulkActions={
          <BulkActions
            disabled={busy}
            isEvery={choice.isEvery}
            isAll={choice.isAll}
            loaded={rows.length}
            total={total}
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

function useColumns(): DataColumn<WorkOrderRow>[] {
  const t = useT('orders');
  const formats = useFormats();
  const now = useNow(EVERY_MS);
  return [
    {
      id: 'no',
      header: t('column.no'),
      width: '112px',
      skeleton: 'line',
      cell: ({ no }) => <span className="whitespace-nowrap tabular-nums">{workOrderNo(no)}</span>,
    },
    {
      id: 'subject',
      header: t('column.subject'),
      fixed: true,
      skeleton: 'lines',
      cell: ({ subject, last_message: last, unread }) => (
        <span className="block min-w-0">
          <span dir="auto" className={unread > 0 ? 'block truncate font-semibold' : 'block truncate'}>
            {subject}
          </span>
          <span dir="auto" className="block truncate text-13 text-muted">
            {last?.body}
          </span>
        </span>
      ),
    },
    { id: 'status', header: t('column.status'), width: '160px', skeleton: 'chip', cell: ({ status }) => <StatusChip status={status} /> },
    {
      id: 'priority',
      header: t('column.priority'),
      width: '100px',
      skeleton: 'chip',
      hideOnPhones: true,
      cell: ({ priority }) => <PriorityChip priority={priority} />,
    },
    {
      id: 'customer',
      header: t('column.customer'),
      width: '140px',
      hideOnPhones: true,
      cell: ({ contact }) => contact.name ?? t('unnamed'),
    },
    {
      id: 'assignee',
      header: t('column.assignee'),
      width: '140px',
      hideOnPhones: true,
      cell: ({ assignee, team }) => assignee?.name ?? team?.name ?? t('nobody'),
    },
    {
      id: 'due',
      header: t('column.due'),
      width: '200px',
      skeleton: 'chip',
      hideOnPhones: true,
      cell: (order) => <DueBadges order={order} now={now} />,
    },
    {
      id: 'updated',
      header: t('column.updated'),
      width: '110px',
      hideOnPhones: true,
      cell: ({ updated_at: at }) => <span className="text-muted">{formats.relative(at)}</span>,
    },
  ];
}
