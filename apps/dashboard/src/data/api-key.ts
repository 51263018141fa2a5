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
  return useKeyChange((api, request: RequestInput<typeof apiKeys.create>) => callEndpoint(api, apiKeys.create, request));
}

/** Changes the name, the addresses or the rate of a key. */
export function useUpdateKey() {
  return useKeyChange((api, request: RequestInput<typeof apiKeys.update>) => callEndpoint(api, apiKeys.update, request));
}

/** Makes a key that takes over from another one; its answer is the only one that has it. */
export function useRotateKey() {
  return useKeyChange((api, id: string) => callEndpoint(api, apiKeys.rotate, { id }));
}

/** Ends a key. */
export function useEndKey() {
  return useKeyChange((api, id: string) => callEndpoint(api, apiKeys.remove, { id }));
}

function useKeyChange<Request, Answer>(call: (api: ApiClient, request: Request) => Promise<Answer>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => call(api, request),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
