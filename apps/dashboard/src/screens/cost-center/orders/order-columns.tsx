import type { Order } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, type DataColumn } from '@lobby/ui';
import { Download } from 'lucide-react';
import { MethodLabel } from '#/components/cost/method-label.tsx';
import { useMayPay } from '#/components/cost/use-may-pay.ts';
import { isOpen } from '#/data/pay.ts';
import { StatusChip } from './status-chip.tsx';
import { useOrderActions } from './use-order-actions.ts';

/** The columns of the table of orders. */
export function useOrderColumns(): DataColumn<Order>[] {
  const t = useT('cost');
  const formats = useFormats();
  return [
    {
      id: 'order_no',
      header: t('orders.columns.no'),
      cell: ({ order_no: no }) => <span className="tabular-nums">{no}</span>,
      width: '160px',
      skeleton: 'line',
      hideOnPhones: true,
    },
    { id: 'what', header: t('orders.columns.what'), cell: (order) => <What order={order} />, skeleton: 'line' },
    {
      id: 'created_at',
      header: t('orders.columns.at'),
      cell: ({ created_at: at }) => <When at={at} />,
      width: '150px',
      skeleton: 'number',
      hideOnPhones: true,
    },
    {
      id: 'method',
      header: t('orders.columns.method'),
      cell: ({ method }) => <MethodLabel method={method} />,
      width: '160px',
      skeleton: 'line',
      hideOnPhones: true,
    },
    {
      id: 'payable',
      header: t('orders.columns.amount'),
      cell: ({ payable, currency }) => formats.money(payable, currency),
      width: '110px',
      align: 'end',
      skeleton: 'number',
      hideOnPhones: true,
    },
    {
      id: 'status',
      header: t('orders.columns.status'),
      cell: (order) => <StatusChip order={order} />,
      width: '130px',
      skeleton: 'chip',
      hideOnPhones: true,
    },
    {
      id: 'actions',
      header: <span className="sr-only">{t('orders.columns.actions')}</span>,
      cell: (order) => <Actions order={order} />,
      // As narrow as its words.
      width: '1%',
      align: 'end',
      skeleton: 'number',
    },
  ];
}

/** On phones the row says here what it has no columns for. */
function What({ order }: { order: Order }) {
  const t = useT('cost');
  const formats = useFormats();
  return (
    <span className="block min-w-0 py-1">
      <span className="block">{t(`orders.what.${order.kind}`, { plan: order.name, period: t(`period.long.${order.period}`) })}</span>
      <span className="block text-xs text-muted sm:hidden">
        {formats.money(order.payable, order.currency)} · {formats.date(order.created_at)}
      </span>
      <span className="mt-1 block sm:hidden">
        <StatusChip order={order} />
      </span>
    </span>
  );
}

function When({ at }: { at: number }) {
  const formats = useFormats();
  return (
    <time dateTime={new Date(at).toISOString()} title={formats.dateTime(at)} className="whitespace-nowrap text-muted tabular-nums">
      {formats.dateTime(at).slice(0, -':00'.length)}
    </time>
  );
}

function Actions({ order }: { order: Order }) {
  const t = useT('cost');
  const mayPay = useMayPay();
  const { resume, cancel, saveInvoice } = useOrderActions();
  const named = { no: order.order_no };
  if (order.status === 'paid' || order.status === 'refunded') {
    return (
      <Button
        variant="link"
        icon={<Download size={15} />}
        aria-label={t('orders.invoice_of', named)}
        onClick={() => void saveInvoice(order)}
        className="font-normal!"
      >
        {t('orders.invoice')}
      </Button>
    );
  }
  if (!isOpen(order) || !mayPay) return <span className="text-muted">–</span>;
  return (
    <span className="inline-flex items-center justify-end gap-x-4 gap-y-2 max-sm:flex-col max-sm:items-end">
      <Button variant="link" aria-label={t('orders.resume_of', named)} onClick={() => resume(order)} className="font-normal!">
        {t('orders.resume')}
      </Button>
      <Button variant="link" aria-label={t('orders.cancel_of', named)} onClick={() => void cancel(order)} className="font-normal!">
        {t('orders.cancel')}
      </Button>
    </span>
  );
}
