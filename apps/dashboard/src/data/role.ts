import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { roles, type RequestInput, type RoleDraft } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['role'] as const;
/** Colleagues make roles seldom; milliseconds. */
const STALE_MS = 60_000;

/** Roles that the business made itself, and whether its plan has more of them. */
export const rolesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, roles.list, {}, { signal, retry: false }),
    staleTime: STALE_MS,
  });

/** Makes or changes a role. */
export function useSaveRole() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, of }: { draft: RoleDraft; of: { id: string; version: number } | undefined }) =>
      of ? callEndpoint(api, roles.update, { ...draft, id: of.id, version: of.version }) : callEndpoint(api, roles.create, draft),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Removes a role; its people get another one. */
export function useRemoveRole() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<typeof roles.remove>) => callEndpoint(api, roles.remove, request),
    onSettled: () => Promise.all([queryClient.invalidateQueries({ queryKey: KEY }), queryClient.invalidateQueries({ queryKey: ['team'] })]),
  });
}
