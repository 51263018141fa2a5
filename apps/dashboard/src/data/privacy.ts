import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { privacy, type PrivacySettings } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['tenant', 'privacy'] as const;

/** What visitors agree to when they write. A form is open on it: it is not fetched behind the writer's back. */
export function privacyQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, privacy.get, {}, { signal, retry: false }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Sets it. Rejects with `stale_version` where somebody else has since. */
export function useSavePrivacy() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: PrivacySettings) => callEndpoint(api, privacy.update, settings),
    onSuccess: (saved) => queryClient.setQueryData(KEY, saved),
  });
}
