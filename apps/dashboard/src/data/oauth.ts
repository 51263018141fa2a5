import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { oauth, type OauthProvider, type ResponseOf } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['oauth', 'linked'] as const;

/** The providers that this Lobby is set up for, and those that open the own account. */
export const linkedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const [providers, identities] = await Promise.all([
        callEndpoint(api, oauth.providers, {}, { signal, retry: false }),
        callEndpoint(api, oauth.identities, {}, { signal, retry: false }),
      ]);
      return { offered: providers.items, linked: identities.items };
    },
  });

/** Begins a sign-in at a provider, which sends back to this very origin (§7); it connects by the verified address. */
export function beginConnecting(api: ApiClient, provider: OauthProvider): Promise<ResponseOf<typeof oauth.url>> {
  return callEndpoint(api, oauth.url, { provider, original_url: location.origin });
}

/** Disconnects a provider; what is connected is asked for anew, also where that was refused. */
export function useUnlink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, oauth.unlink, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
