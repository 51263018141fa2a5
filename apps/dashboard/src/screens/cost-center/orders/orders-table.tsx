import { useT } from '@lobby/i18n';
import { Button, DataTable, EmptyState, ErrorState } from '@lobby/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { ordersQuery } from '#/data/pay.ts';
import { useOrderColumns } from './order-columns.tsx';

/** What was ordered, the latest first. `onChoose` leads to the plans where nothing was. */
export function OrdersTable({ onChoose }: { onChoose: () => void }) {
  const t = useT('cost');
  const errorText = useErrorText();
  const columns = useOrderColumns();
  const orders = useInfiniteQuery(ordersQuery(useApi()));
  const { data, error, isFetching, refetch } = orders;
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title" className="mb-3 text-base font-semibold">
        {t('orders.title')}
      </h2>
      <DataTable
        label={t('orders.title')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ order_no: no }) => no}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        empty={
          <EmptyState
            icon={<ReceiptText />}
            title={t('orders.empty')}
            actions={<Button onClick={onChoose}>{t('orders.empty_act')}</Button>}
          >
            {t('orders.empty_text')}
          </EmptyState>
        }
        error={
          <ErrorState title={t('orders.error')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        }
      />
      {orders.hasNextPage ? (
        <div className="mt-3 flex flex-col items-center gap-1.5">
          {orders.isFetchNextPageError ? (
            <p role="alert" className="text-13 text-danger-text">
              {errorText(error)}
            </p>
          ) : null}
          <Button loading={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
            {t('orders.more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
