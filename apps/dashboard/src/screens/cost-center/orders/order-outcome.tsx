import type { Order } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, classNames } from '@lobby/ui';
import { Ban, CircleAlert, CircleCheck, Clock, Download, TimerOff, Undo2, X, type LucideIcon } from 'lucide-react';
import { isOpen } from '#/data/pay.ts';
import { orderStage, type OrderStage } from './order-stage.ts';
import { useOrderActions } from './use-order-actions.ts';
import { Voucher } from './voucher.tsx';

const LOOKS: Readonly<Record<OrderStage, readonly [look: string, icon: LucideIcon]>> = {
  open: ['border-accent-pale-border bg-accent-pale', Clock],
  paying: ['border-accent-pale-border bg-accent-pale', Clock],
  paid: ['border-success-border bg-success-soft', CircleCheck],
  failed: ['border-danger-border bg-danger-soft', CircleAlert],
  cancelled: ['border-border bg-surface', Ban],
  timeout: ['border-border bg-surface', TimerOff],
  refunded: ['border-warning-border bg-warning-soft', Undo2],
};

interface OrderOutcomeProps {
  order: Order;
  /** The provider is being asked at this moment. */
  looking: boolean;
  onLook: () => void;
  onClose: () => void;
}

/** How an order ended, or what is still to be done about it. */
export function OrderOutcome({ order, looking, onLook, onClose }: OrderOutcomeProps) {
  const t = useT('cost');
  const stage = orderStage(order);
  const [look, Icon] = LOOKS[stage];
  const title = t(`result.${stage}.title`, { plan: order.name });
  return (
    <section aria-label={title} className={classNames('rounded-card border p-5 text-13', look)}>
      <div className="flex items-start gap-3">
        <Icon size={20} aria-hidden="true" className="mt-[calc((1lh-20px)/2)] shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="text-sm font-semibold">{title}</h2>
          <Story order={order} />
          {isOpen(order) && order.voucher !== null ? <Voucher voucher={order.voucher} url={order.redirect_url} /> : null}
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <Acts order={order} looking={looking} onLook={onLook} onClose={onClose} />
          </div>
          <p className="mt-3 text-xs text-muted tabular-nums">{t('result.no', { no: order.order_no })}</p>
        </div>
        {order.status === 'paid' ? null : (
          <button
            type="button"
            aria-label={t('result.close')}
            title={t('result.close')}
            onClick={onClose}
            className="rounded-md p-1 text-muted"
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </div>
    </section>
  );
}

function Story({ order }: { order: Order }) {
  const t = useT('cost');
  const formats = useFormats();
  const { status, end_time: end, start_time: start, expires_at: until, failure } = order;
  const words = {
    plan: order.name,
    amount: formats.money(order.payable, order.currency),
    start: start === null ? '' : formats.dateTime(start),
    end: end === null ? '' : formats.dateTime(end),
    until: formats.dateTime(until),
  };
  // The provider knows best why; its words take the place of ours.
  return (
    <p className="mt-1 text-pretty">{status === 'failed' && failure !== null ? failure : t(`result.${orderStage(order)}.text`, words)}</p>
  );
}

function Acts({ order, looking, onLook, onClose }: OrderOutcomeProps) {
  const t = useT('cost');
  const common = useT('common');
  const { resume, cancel, saveInvoice, retry } = useOrderActions();
  if (order.status === 'paid') {
    return (
      <>
        <Button variant="primary" onClick={onClose}>
          {common('actions.done')}
        </Button>
        <Button icon={<Download size={15} />} onClick={() => void saveInvoice(order)}>
          {t('orders.invoice')}
        </Button>
      </>
    );
  }
  if (isOpen(order)) {
    const elsewhere = order.redirect_url !== null && order.voucher === null;
    return (
      <>
        {elsewhere ? (
          <Button variant="primary" onClick={() => resume(order)}>
            {t('result.go_on')}
          </Button>
        ) : null}
        <Button loading={looking} onClick={onLook}>
          {t('result.look')}
        </Button>
        <Button variant="ghost" onClick={() => void cancel(order)}>
          {t('orders.cancel')}
        </Button>
      </>
    );
  }
  if (order.status === 'refunded') return <Button onClick={onClose}>{common('actions.done')}</Button>;
  return (
    <Button variant="primary" onClick={() => retry(order)}>
      {order.status === 'failed' ? common('actions.retry') : t('result.again')}
    </Button>
  );
}
