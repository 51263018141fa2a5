import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { glossary, type Term, type TermDraft } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { TRANSLATION_KEY } from './translate.ts';

const KEY = ['glossary'] as const;

/** What is kept of messages in other languages is compared with the glossary anew. */
function refreshTerms(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([KEY, TRANSLATION_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** The glossary of the business. */
export function glossaryQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, glossary.list, {}, { signal, retry: false }),
  });
}

/** What is saved: a new term, or a change made from a version. */
export interface TermChange {
  readonly draft: TermDraft;
  readonly of?: Pick<Term, 'id' | 'version'> | undefined;
}

/** Adds or changes a term. */
export function useSaveTerm() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, of }: TermChange) =>
      of ? callEndpoint(api, glossary.update, { ...draft, id: of.id, version: of.version }) : callEndpoint(api, glossary.create, draft),
    onSettled: () => refreshTerms(queryClient),
  });
}

/** Deletes a term. */
export function useRemoveTerm() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, glossary.remove, { id }),
    onSettled: () => refreshTerms(queryClient),
  });
}
