import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { channelIdentity, type ChannelIdentity, type IdentityMode, type SecretUse } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

export const channelIdentityQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['channel', 'identity', id],
    queryFn: ({ signal }) => callEndpoint(api, channelIdentity.get, { id }, { signal, retry: false }),
  });

/** Changes how a channel knows its visitors; the answer says how it is now. */
function useChange<Input, Answer extends ChannelIdentity>(id: string, change: (api: ApiClient, input: Input) => Promise<Answer>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSuccess: ({ mode, secrets }) => queryClient.setQueryData(channelIdentityQuery(api, id).queryKey, { mode, secrets }),
  });
}

export const useIdentityMode = (id: string) =>
  useChange(id, (api, mode: IdentityMode) => callEndpoint(api, channelIdentity.update, { id, mode }));

export const useCreateSecret = (id: string) =>
  useChange(id, (api, request: { secret_id: string; use: SecretUse }) =>
    callEndpoint(api, channelIdentity.createSecret, { id, ...request }),
  );

export const useRemoveSecret = (id: string) =>
  useChange(id, (api, secretId: string) => callEndpoint(api, channelIdentity.removeSecret, { id, secret_id: secretId }));

/** Says what is right and wrong with a token; nothing of it is kept, here neither. */
export function useTestToken(id: string) {
  const api = useApi();
  return useMutation({ mutationFn: (token: string) => callEndpoint(api, channelIdentity.test, { id, token }), gcTime: 0 });
}
