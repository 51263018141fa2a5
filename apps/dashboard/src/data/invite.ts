import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { invites, type RequestInput, type ResponseOf } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['invite'] as const;

type InviteList = ResponseOf<typeof invites.list>;

/** Invitations that wait, and the seats of the plan. */
export const invitesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => callEndpoint(api, invites.list, {}, { signal, retry: false }) });

export function useInvite() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<typeof invites.create>) => callEndpoint(api, invites.create, request),
    onSuccess: ({ items, seats }) => void queryClient.setQueryData<InviteList>(KEY, { items, seats }),
  });
}

export function useResendInvite() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, invites.resend, { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRevokeInvite() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, invites.revoke, { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
