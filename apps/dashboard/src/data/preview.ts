import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { preview } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['preview'] as const;

/** Links that work now. */
export const previewsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => callEndpoint(api, preview.list, {}, { signal, retry: false }),
    staleTime: 0,
  });

/** What a link leads to. An answer that it leads nowhere is an answer. */
export const lookQuery = (api: ApiClient, name: string) =>
  queryOptions({
    queryKey: [...KEY, 'look', name],
    queryFn: ({ signal }) => callEndpoint(api, preview.look, { name }, { signal, retry: false, quiet: true }),
    retry: false,
  });

/** Makes a link; its answer is the only one that has its name. */
export function useMakePreview() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(api, preview.create, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRevokePreview() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, preview.revoke, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
