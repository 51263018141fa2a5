import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { copilot, type ResponseOf, type RewriteStyle } from '@lobby/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { useLiveReconnect } from './live.ts';

export type CopilotDraft = ResponseOf<typeof copilot.draft>;

/** Whether a model is there changes with a restart of the server, or with the business's own; milliseconds. */
const STALE_MS = 60_000;

/** Of what the copilot can do here. */
export const COPILOT_KEY = ['copilot'] as const;

export function copilotQuery(api: ApiClient) {
  return queryOptions({
    queryKey: COPILOT_KEY,
    queryFn: ({ signal }) => callEndpoint(api, copilot.state, {}, { signal, retry: false }),
    staleTime: STALE_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** Whether a model is set up; false until that is known. */
export function useHasModel(): boolean {
  const queryClient = useQueryClient();
  const { data } = useQuery(copilotQuery(useApi()));
  // A server that was away may have come back with a model. Those who ask at the same time ask once.
  useLiveReconnect(() => {
    if (data) void queryClient.refetchQueries({ queryKey: COPILOT_KEY, exact: true }, { cancelRefetch: false });
  });
  return data?.model ?? false;
}

/** Asks for a draft of a reply. */
export function askDraft(api: ApiClient, conversationId: string, signal: AbortSignal): Promise<CopilotDraft> {
  return callEndpoint(api, copilot.draft, { conversation_id: conversationId }, { signal });
}

/** Asks for other words. */
export async function askRewrite(
  api: ApiClient,
  { conversationId, text, style }: { conversationId: string; text: string; style: RewriteStyle },
  signal: AbortSignal,
): Promise<string> {
  return (await callEndpoint(api, copilot.rewrite, { conversation_id: conversationId, text, style }, { signal })).text;
}

/** A summary; it stays until the page is left or another is asked for. */
export function summaryQuery(api: ApiClient, conversationId: string) {
  return queryOptions({
    queryKey: [...COPILOT_KEY, 'summary', conversationId],
    queryFn: ({ signal }) => callEndpoint(api, copilot.summary, { conversation_id: conversationId }, { signal, retry: false }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The summary, when somebody asks for it. */
export function useSummary(conversationId: string) {
  return useQuery({ ...summaryQuery(useApi(), conversationId), enabled: false });
}

/** Asks for tags. */
export function useTagProposals(conversationId: string) {
  const api = useApi();
  return useMutation({ mutationFn: () => callEndpoint(api, copilot.tags, { conversation_id: conversationId }) });
}
