import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { apiKeys, type RequestInput } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['api-keys'] as const;

/** The keys of the business. */
export function apiKeysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, apiKeys.list, {}, { signal, retry: false }),
  });
}

/** Makes a key; its answer is the only one that has it. */
export function useCreateKey() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<typeof apiKeys.create>) => callEndpoint(api, apiKeys.create, request),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Ends a key. */
export function useRevokeKey() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, apiKeys.revoke, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
