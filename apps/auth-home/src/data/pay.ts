import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { pay } from '@lobby/contract';
import { queryOptions } from '@tanstack/react-query';

/** The plans and their prices, cheapest first. */
export const plansQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['pay', 'plans'],
    queryFn: ({ signal }) => callEndpoint(api, pay.setMealList, {}, { signal, retry: false }),
  });
