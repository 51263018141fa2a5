import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { copilot, type ResponseOf, type RewriteStyle } from '@lobby/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from './api.ts';

export type CopilotDraft = ResponseOf<typeof copilot.draft>;

/** Whether a model is there changes with a restart of the server only; milliseconds. */
const STALE_MS = 600_000;

export function copilotQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['copilot'],
    queryFn: ({ signal }) => callEndpoint(api, copilot.state, {}, { signal, retry: false }),
    staleTime: STALE_MS,
  });
}

/** Whether a model is set up; false until that is known. */
export function useHasModel(): boolean {
  return useQuery(copilotQuery(useApi())).data?.model ?? false;
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
    queryKey: ['copilot', 'summary', conversationId],
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
