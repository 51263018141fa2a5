import { callEndpoint, type ApiClient, type FileAnswer } from '@lobby/api-client';
import { pay, type Order, type Quote, type RequestInput, type SubscriptionInfo } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppDispatch } from '#/state/use-store.ts';
import { useApi } from './api.ts';
import { checkPause } from './check-pause.ts';

export type QuoteRequest = RequestInput<typeof pay.pre>;
export type OrderRequest = RequestInput<typeof pay.initiate>;

/** Orders of one page. */
const ORDERS_LIMIT = 10;

const PAY_KEY = ['pay'] as const;
/** Where the cache keeps the subscription. */
export const SUBSCRIPTION_KEY = [...PAY_KEY, 'subscription'] as const;

/** The subscription of the business; the guard asks before it shows a screen. */
export function fetchSubscription(api: ApiClient): Promise<SubscriptionInfo> {
  return callEndpoint(api, pay.subscription, {});
}

/** Fetches the subscription anew while mounted, so that what is used is counted as of now. */
export function useFreshSubscription(): void {
  const api = useApi();
  const dispatch = useAppDispatch();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: ({ signal }) => callEndpoint(api, pay.subscription, {}, { signal, retry: false }),
  });
  useEffect(() => {
    if (data) dispatch(sessionSlice.actions.subscriptionLoaded(data, dataUpdatedAt));
  }, [data, dataUpdatedAt, dispatch]);
}

/** The plans and their prices, in the caller's language. */
export function plansQuery(api: ApiClient, locale: string) {
  return queryOptions({
    queryKey: [...PAY_KEY, 'plans', locale],
    queryFn: ({ signal }) => callEndpoint(api, pay.setMealList, {}, { signal, retry: false }),
  });
}

/** How much of each limit is used. */
export function usageQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...PAY_KEY, 'usage'],
    queryFn: ({ signal }) => callEndpoint(api, pay.usage, {}, { signal, retry: false }),
    select: ({ items }) => items,
  });
}

/** The orders, the latest first, page after page. */
export function ordersQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...PAY_KEY, 'orders'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(api, pay.orders, { limit: ORDERS_LIMIT, ...(pageParam !== null && { cursor: pageParam }) }, { signal, retry: false }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

const OPEN: ReadonlySet<Order['status']> = new Set<Order['status']>(['created', 'paying']);

/** True while an order can still be paid. */
export function isOpen({ status }: Pick<Order, 'status'>): boolean {
  return OPEN.has(status);
}

/** How an order stands at the provider; asked again, ever more slowly, until it is settled. */
export function orderQuery(api: ApiClient, orderNo: string) {
  return queryOptions({
    queryKey: [...PAY_KEY, 'order', orderNo],
    queryFn: ({ signal }) => callEndpoint(api, pay.check, { order_no: orderNo }, { signal, retry: false }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => (data && isOpen(data) ? checkPause(dataUpdateCount) : false),
    staleTime: 0,
  });
}

/** What a plan costs this business now; the price is locked for a while. */
export function quotePlan(api: ApiClient, request: QuoteRequest, signal: AbortSignal): Promise<Quote> {
  return callEndpoint(api, pay.pre, request, { signal });
}

/** Makes the order of a quote; the same quote again gives the same order. */
export function placeOrder(api: ApiClient, request: OrderRequest): Promise<Order> {
  return callEndpoint(api, pay.initiate, request);
}

/** Gives up an order that is not paid. */
export function cancelOrder(api: ApiClient, orderNo: string): Promise<Order> {
  return callEndpoint(api, pay.cancel, { order_no: orderNo });
}

/** The invoice of a paid order, as a PDF in the caller's language. */
export function fetchInvoice(api: ApiClient, orderNo: string): Promise<FileAnswer> {
  return callEndpoint(api, pay.invoice, { order_no: orderNo });
}

/** Lets everything that shows the plan, its use or its orders look again. */
export function usePayChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: PAY_KEY });
}
