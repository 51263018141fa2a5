import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { demo } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['demo'] as const;

/** How the demo goes on by itself. */
export const demoQuery = (api: ApiClient) =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => callEndpoint(api, demo.get, {}, { signal, retry: false }) });

/** Lets made-up visitors come, or stops them. */
export function useSaveDemo() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (visited: boolean) => callEndpoint(api, demo.save, { visited }),
    onSuccess: (saved) => queryClient.setQueryData(KEY, saved),
  });
}
