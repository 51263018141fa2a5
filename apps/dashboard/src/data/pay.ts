import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { pay, type SubscriptionInfo } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppDispatch } from '#/state/use-store.ts';
import { useApi } from './api.ts';

/** The subscription of the business; the guard asks before it shows a screen. */
export function fetchSubscription(api: ApiClient): Promise<SubscriptionInfo> {
  return callEndpoint(api, pay.subscription, {});
}

/** Where the cache keeps the subscription. */
export const SUBSCRIPTION_KEY = ['pay', 'subscription'] as const;

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
