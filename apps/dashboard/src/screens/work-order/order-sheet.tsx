import { workOrderNo, wordsIn, type WorkOrder } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { ErrorState, Sheet, Spinner } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#/data/api.ts';
import { workOrderQuery } from '#/data/work-order.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderRating } from './order-rating.tsx';
import { OrderThread } from './order-thread.tsx';
import { StatusChip } from './status-chip.tsx';

/** Width of the detail, in px. */
const WIDTH_PX = 560;

/** One work order beside the table: how it stands, what was said, what was done. */
export function OrderSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('orders');
  const api = useApi();
  const { data: order, isError, refetch } = useQuery(workOrderQuery(api, id));
  return (
    <Sheet
      open
      width={WIDTH_PX}
      onClose={onClose}
      title={order ? order.subject : t('title')}
      description={order ? `${workOrderNo(order.no)} · ${t('sees', { stage: t(`stage.${order.stage}`) })}` : undefined}
    >
      {order ? (
        <OrderDetail order={order} />
      ) : isError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
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
  const locale = useLocale();
  const formats = useFormats();
  const filled = order.form.filter(({ key, kind }) => kind !== 'file' && order.fields[key] !== undefined);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-2">
        <StatusChip status={order.status} />
        <span className="text-13 text-muted">
          {wordsIn(order.type.name, locale)} · {order.contact.name ?? t('unnamed')} ·{' '}
          {order.assignee?.name ?? order.team?.name ?? t('nobody')}
          {order.pending_until === null ? '' : ` · ${t('until')} ${formats.date(order.pending_until)}`}
        </span>
      </div>
      <OrderActions order={order} />
      <OrderRating order={order} />
      {filled.length > 0 ? (
        <Part title={t('form')}>
          <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-2">
            {filled.map(({ key, label, choices }) => {
              const words = [order.fields[key]].flat().map((value) => {
                const choice = choices.find((each) => each.key === value);
                return choice ? wordsIn(choice.label, locale) : String(value);
              });
              return (
                <div key={key} className="contents">
                  <dt className="text-muted">{wordsIn(label, locale)}</dt>
                  <dd className="wrap-anywhere">{words.join(', ')}</dd>
                </div>
              );
            })}
          </dl>
        </Part>
      ) : null}
      <Part title={t('thread')}>
        <OrderThread order={order} />
      </Part>
      <Part title={t('events')}>
        <OrderEvents order={order} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
