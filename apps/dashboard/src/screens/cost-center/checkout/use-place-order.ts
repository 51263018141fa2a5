import { ApiError } from '@lobby/api-client';
import type { Order } from '@lobby/contract';
import { useEffect, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { placeOrder, usePayChanged, type OrderRequest } from '#/data/pay.ts';

/** Refusals that a new offer answers: its time is over, its order was given up, or its coupon ended meanwhile. */
const OUTDATED: ReadonlySet<string> = new Set(['quote_expired', 'order_closed', 'wrong_coupon']);

interface PlaceOrder {
  onOrdered: (order: Order) => void;
  /** The price no longer holds: a new offer is needed before anybody pays. */
  onOutdated: () => void;
}

/** Makes the order and goes to where it is paid, in the same tab. */
export function usePlaceOrder({ onOrdered, onOutdated }: PlaceOrder) {
  const api = useApi();
  const errorText = useErrorText();
  const payChanged = usePayChanged();
  const [placing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<string>();

  // A page that the back button brings back as it was left still looks busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => (event.persisted ? setPlacing(false) : undefined);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const place = async (request: OrderRequest) => {
    setPlacing(true);
    setProblem(undefined);
    try {
      const order = await placeOrder(api, request);
      if (order.redirect_url !== null && order.voucher === null) return location.assign(order.redirect_url);
      setPlacing(false);
      onOrdered(order);
      await payChanged();
    } catch (error) {
      setPlacing(false);
      if (error instanceof ApiError && OUTDATED.has(error.reason ?? '')) onOutdated();
      else setProblem(errorText(error));
    }
  };
  return { place, placing, problem };
}
