import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { policy, type RequestInput } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['policy', 'due'] as const;

/** What the person has still to accept; asked once a page load. Where it does not arrive, the next page load asks again. */
export const dueQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, policy.due, {}, { signal, retry: false }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Accepts the versions that were shown. Where a newer one appeared since, it is asked for, so that it can be read. */
export function useAcceptPolicies() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (items: RequestInput<typeof policy.accept>['items']) => callEndpoint(api, policy.accept, { items }),
    onSuccess: (left) => queryClient.setQueryData(KEY, left),
    onError: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
