import type { Order } from '@lobby/contract';
import { joinSentences, useT } from '@lobby/i18n';
import { Button, ErrorState, Panel, Spinner } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { orderQuery, usePayChanged } from '#/data/pay.ts';
import { OrderOutcome } from './order-outcome.tsx';

interface OrderResultProps {
  orderNo: string;
  onClose: () => void;
}

/** What became of an order that somebody comes back from: asked at the provider, and asked again while it is open. */
export function OrderResult({ orderNo, onClose }: OrderResultProps) {
  const t = useT('cost');
  const errorText = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useQuery(orderQuery(useApi(), orderNo));
  useTellOfPayment(data);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className="rounded-card outline-none">
      {data ? (
        <OrderOutcome order={data} looking={isFetching} onLook={() => void refetch()} onClose={onClose} />
      ) : error ? (
        <Panel>
          <ErrorState
            title={t('result.unknown')}
            onRetry={() => void refetch()}
            retrying={isFetching}
            action={
              <Button size="large" onClick={onClose}>
                {t('result.close')}
              </Button>
            }
          >
            {joinSentences(errorText(error), t('result.unknown_text'))}
          </ErrorState>
        </Panel>
      ) : (
        <Panel>
          <p className="flex items-center gap-3 text-sm">
            <Spinner /> {t('result.checking')}
          </p>
        </Panel>
      )}
    </div>
  );
}

/** A payment frees the dashboard at once, and not only where it is announced. */
function useTellOfPayment(order: Order | undefined): void {
  const payChanged = usePayChanged();
  const tell = useEffectEvent(() => void payChanged());
  const status = order?.status;
  useEffect(() => {
    if (status !== undefined && status !== 'created' && status !== 'paying') tell();
  }, [status]);
}
