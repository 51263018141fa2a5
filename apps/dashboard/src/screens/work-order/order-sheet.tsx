import { isFinal, workOrderNo, type WorkOrder } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Sheet, Spinner } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryFailed } from '#/components/query-failed.tsx';
import { OrderLink } from '#/components/work-order/order-link.tsx';
import { readOrderSearch } from '#/components/work-order/order-search.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { workOrderQuery } from '#/data/work-order.ts';
import { OrderEdit } from './detail/order-edit.tsx';
import { OrderFacts } from './detail/order-facts.tsx';
import { OrderForm } from './detail/order-form.tsx';
import { OrderLinks } from './detail/order-links.tsx';
import { OrderMenu } from './detail/order-menu.tsx';
import { OrderSummary } from './detail/order-summary.tsx';
import { OrderTasks } from './detail/order-tasks.tsx';
import { OrderWriting } from './detail/order-writing.tsx';
import { Part } from './detail/part.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderRating } from './order-rating.tsx';
import { OrderThread } from './order-thread.tsx';
import { StatusChip } from '#/components/work-order/status-chip.tsx';

/** Width of the detail, in px. */
const WIDTH_PX = 600;

/** One work order beside the table: how it stands, what was said, what was done. */
export function OrderSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('orders');
  const api = useApi();
  const query = useQuery(workOrderQuery(api, id));
  const { data: order, isError } = query;
  const mayReply = useMay()('session.reply');
  return (
    <Sheet
      open
      width={WIDTH_PX}
      onClose={onClose}
      title={order ? <span dir="auto">{order.subject}</span> : t('title')}
      description={order ? `${workOrderNo(order.no)} · ${t('sees', { stage: t(`stage.${order.stage}`) })}` : undefined}
      footer={order && mayReply ? <OrderWriting key={order.conversation_id} order={order} /> : undefined}
    >
      {order ? (
        <OrderDetail order={order} />
      ) : isError ? (
        <QueryFailed title={t('failed')} query={query} />
      ) : (
        <p className="flex justify-center py-10 text-muted">
          <Spinner />
        </p>
      )}
    </Sheet>
  );
}

function OrderDetail({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const formats = useFormats();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const isOver = isFinal(order.status);
  const open = (id: string) =>
    void navigate({ to: '/dashboard/work-order', search: (now) => readOrderSearch({ ...now, order: id }) as never, resetScroll: false });
  return (
    <div className="flex flex-col gap-6">
      {order.merged_into ? (
        <Alert title={t('detail.is_merged')}>
          <OrderLink id={order.merged_into.id}>{t('detail.open', { no: workOrderNo(order.merged_into.no) })}</OrderLink>
        </Alert>
      ) : null}
      <div className="flex flex-col gap-3">
        <div className="flex items-center gap-2">
          <StatusChip status={order.status} />
          {order.pending_until === null ? null : (
            <span className="text-13 text-muted">
              {t('until')} {formats.date(order.pending_until)}
            </span>
          )}
          <span className="flex-1" />
          <OrderMenu order={order} onEdit={() => setEditing(true)} onOpen={open} />
        </div>
        <OrderActions order={order} />
        <OrderRating order={order} />
        {editing && !isOver ? <OrderEdit order={order} onClose={() => setEditing(false)} /> : null}
        <OrderFacts order={order} isOver={isOver} />
      </div>
      <OrderSummary order={order} />
      <OrderForm order={order} />
      <OrderTasks order={order} isOver={isOver} />
      <OrderLinks order={order} />
      <Part title={t('thread')}>
        <OrderThread order={order} onOpen={open} />
      </Part>
      <Part title={t('events')}>
        <OrderEvents order={order} />
      </Part>
    </div>
  );
}
