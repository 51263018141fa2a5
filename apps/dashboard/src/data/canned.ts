import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { canned, corpus, type CannedDraft, type CannedReply, type Locale } from '@lobby/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['canned'] as const;
/** Colleagues change what is shared seldom; milliseconds. */
const STALE_MS = 60_000;
/** Entries that are offered for a question. */
const HITS_LIMIT = 6;

/** Every canned reply that the signed-in person sees, most used first. */
export function cannedQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, canned.list, {}, { signal, retry: false }),
    staleTime: STALE_MS,
  });
}

/** Entries of the corpus that answer a question, in one language. */
export function corpusHitsQuery(api: ApiClient, question: string, locale: Locale) {
  return queryOptions({
    queryKey: ['corpus', 'hits', locale, question],
    queryFn: ({ signal }) => callEndpoint(api, corpus.ask, { question, locale, limit: HITS_LIMIT }, { signal, retry: false }),
    enabled: question !== '',
    placeholderData: keepPreviousData,
  });
}

/** What is saved: a new reply, or a change made from a version. */
export interface CannedChange {
  readonly draft: CannedDraft;
  readonly of?: Pick<CannedReply, 'id' | 'version'> | undefined;
}

/** Adds or changes a canned reply. */
export function useSaveCanned() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, of }: CannedChange) =>
      of ? callEndpoint(api, canned.update, { ...draft, id: of.id, version: of.version }) : callEndpoint(api, canned.create, draft),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Deletes a canned reply. */
export function useRemoveCanned() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, canned.remove, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Counts the replies that a stored message was made from. A count that is lost is only a lower place in the list. */
export function tellUsed(api: ApiClient, conversationId: string, clientMsgId: string, ids: readonly string[]): void {
  const use = { conversation_id: conversationId, client_msg_id: clientMsgId, ids: [...new Set(ids)] };
  callEndpoint(api, canned.used, use, { quiet: true }).catch(() => undefined);
}
