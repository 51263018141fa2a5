import { useT } from '@lobby/i18n';
import { Button, classNames, EmptyState, Skeleton, useLate, VisuallyHidden } from '@lobby/ui';
import { Plus, Search, Ticket } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { FailureCard } from '#/components/failure-card.tsx';
import { PlaceFrame, type Place } from '#/components/place-frame.tsx';
import { SearchInput } from '#/components/search-input.tsx';
import { useNavigate } from '#/components/use-navigate.ts';
import { usePageHeight } from '#/components/use-page-height.ts';
import { OrderRows } from './order-rows.tsx';
import { useOwnOrders } from './use-own-orders.ts';

/** A customer's work orders, /chat/{tenant}/work-order, and those that are finished, …/history. */
export function OrdersScreen({ settled, ...place }: Place & { settled: boolean }) {
  const { tenant, chatOf } = place;
  const t = useT('order');
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const orders = useOwnOrders(chatOf(tenant), settled, q);
  const title = settled ? t('history') : t('title');
  usePageHeight();
  useEffect(() => {
    document.title = title;
  }, [title]);
  const go = (to: '/chat/$tenant/work-order' | '/chat/$tenant/work-order/history' | '/chat/$tenant/work-order/create') =>
    navigate({ to, params: { tenant } });
  return (
    <PlaceFrame {...place} tab="work-order" title={title} onBack={settled ? () => go('/chat/$tenant/work-order') : undefined}>
      <main className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-[720px] px-4 py-4">
          <h1 className="sr-only">{settled ? t('history') : t('mine')}</h1>
          {settled ? <SearchInput label={t('search')} value={q} onChange={setQ} /> : null}
          <div className={classNames('flex rounded-full bg-default p-1', settled && 'mt-4')}>
            <Choice current={!settled} onGo={() => go('/chat/$tenant/work-order')}>
              {t('going_on', { count: orders.counts?.going_on ?? 0 })}
            </Choice>
            <Choice current={settled} onGo={() => go('/chat/$tenant/work-order/history')}>
              {t('settled', { count: orders.counts?.settled ?? 0 })}
            </Choice>
          </div>
          <Found {...{ tenant, settled, q, orders }} />
        </div>
      </main>
      <section aria-label={t('new')} className="shrink-0 border-t border-border bg-surface px-4 py-3">
        <div className="mx-auto max-w-[688px]">
          <Button variant="primary" icon={<Plus size={18} />} className="w-full" onClick={() => go('/chat/$tenant/work-order/create')}>
            {t('new')}
          </Button>
        </div>
      </section>
    </PlaceFrame>
  );
}

function Choice({ current, onGo, children }: { current: boolean; onGo: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      onClick={onGo}
      className={classNames(
        'h-9 pointer-coarse:h-11 min-w-0 flex-1 truncate rounded-full px-3 text-sm tabular-nums',
        current ? 'bg-surface shadow-sm' : 'text-muted hover:text-foreground',
      )}
    >
      {children}
    </button>
  );
}

interface FoundProps {
  tenant: string;
  settled: boolean;
  q: string;
  orders: ReturnType<typeof useOwnOrders>;
}

function Found({ tenant, settled, q, orders }: FoundProps) {
  const t = useT('order');
  const { items } = orders;
  if (orders.state === 'failed')
    return (
      <FailureCard title={t('failed')} onRetry={orders.retry}>
        {null}
      </FailureCard>
    );
  if (!items) return <RowsSkeleton />;
  if (items.length === 0) {
    const [title, text] =
      q !== '' ? [t('none'), t('none_text')] : settled ? [t('nothing_settled'), t('nothing_settled_text')] : [t('empty'), t('empty_text')];
    return (
      <EmptyState icon={q === '' ? <Ticket /> : <Search />} title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <>
      <OrderRows tenant={tenant} items={items} />
      {orders.hasMore ? (
        <Button className="mt-3 w-full" loading={orders.busy} onClick={() => void orders.readMore()}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}

function RowsSkeleton() {
  const common = useT();
  if (!useLate(true)) return null;
  return (
    <div role="status" className="mt-4 flex flex-col gap-2.5">
      <VisuallyHidden>{common('states.loading')}</VisuallyHidden>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
