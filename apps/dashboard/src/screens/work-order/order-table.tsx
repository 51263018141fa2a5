import { workOrderNo, type WorkOrderRow } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, DataTable, EmptyState, ErrorState, type DataColumn, type Tone } from '@lobby/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useNow } from '#/components/use-now.ts';
import { StatusChip } from '#/components/work-order/status-chip.tsx';

interface OrderTableProps {
  list: UseInfiniteQueryResult<InfiniteData<{ items: WorkOrderRow[] }>>;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** How often times that are near are worded anew, in milliseconds. */
const EVERY_MS = 60_000;
const PRIORITY_TONES: Readonly<Record<WorkOrderRow['priority'], Tone>> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'warning',
  urgent: 'danger',
};

/** Work orders in rows; more of them on demand. */
export function OrderTable({ list, openId, onOpen }: OrderTableProps) {
  const t = useT('orders');
  const columns = useColumns();
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
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
          <EmptyState icon={<Ticket />} title={t('empty')}>
            {t('empty_text')}
          </EmptyState>
        }
        error={<ErrorState title={t('failed')} onRetry={() => void list.refetch()} />}
        onOpen={({ id }) => onOpen(id)}
        openKey={openId}
      />
      {list.hasNextPage ? (
        <div className="flex justify-center py-4">
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
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
      cell: ({ priority }) => <Chip tone={PRIORITY_TONES[priority]}>{t(`priority.${priority}`)}</Chip>,
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
      width: '120px',
      hideOnPhones: true,
      cell: ({ status, first_replied_at: replied, first_reply_due_at: reply, resolve_due_at: resolve }) => {
        const open = [replied === null ? reply : null, resolve].filter((at) => at !== null);
        if (open.length === 0 || !['new', 'open', 'on_hold'].includes(status)) return null;
        const due = Math.min(...open);
        return due < now ? <Chip tone="danger">{t('overdue')}</Chip> : formats.relative(due);
      },
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
