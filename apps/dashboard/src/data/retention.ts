import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { retention, type RetentionDue, type RetentionPolicy } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['tenant', 'retention'] as const;

/** For how long closed conversations are kept. A form is open on it: it is not fetched behind the writer's back. */
export function retentionQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, retention.get, {}, { signal, retry: false }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** How much would be erased today. */
export function previewRetention(api: ApiClient, months: number): Promise<RetentionDue> {
  return callEndpoint(api, retention.preview, { months });
}

/** Sets it. Rejects with `stale_version` where somebody else has since. */
export function useSaveRetention() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (policy: RetentionPolicy) => callEndpoint(api, retention.update, policy),
    onSuccess: (saved) => queryClient.setQueryData(KEY, saved),
  });
}
