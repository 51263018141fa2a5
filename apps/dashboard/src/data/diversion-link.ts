import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { diversionLinks, type DiversionAction, type DiversionDraft, type Locale } from '@lobby/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['diversion-link'] as const;
/** Visits of a page of the log. */
const VISITS_PAGE = 50;

/** All links with how today goes. */
export const linksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => callEndpoint(api, diversionLinks.list, {}, { signal, retry: false }),
  });

/** One link. A form is open on it: it is not fetched behind the writer's back. */
export const linkQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => callEndpoint(api, diversionLinks.get, { id }, { signal, retry: false }),
    refetchOnWindowFocus: false,
  });

export const statsQuery = (api: ApiClient, id: string, days: number) =>
  queryOptions({
    queryKey: [...KEY, 'stats', id, days],
    queryFn: ({ signal }) => callEndpoint(api, diversionLinks.stats, { id, days }, { signal, retry: false }),
    staleTime: 0,
  });

export const visitsQuery = (api: ApiClient, id: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'visits', id],
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        api,
        diversionLinks.visits,
        { id, limit: VISITS_PAGE, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal, retry: false },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    staleTime: 0,
  });

/** Adds a link, or saves one that is there since `of`. */
export function useSaveLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, slug, draft, version }: { id: string; slug: string; draft: DiversionDraft; version: number | undefined }) =>
      version === undefined
        ? callEndpoint(api, diversionLinks.create, { ...draft, id, ...(slug !== '' && { slug }) })
        : callEndpoint(api, diversionLinks.update, { ...draft, id, version }),
    onSuccess: (link) => {
      queryClient.setQueryData(linkQuery(api, link.id).queryKey, link);
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** Publishes, pauses, resumes, archives or restores. */
export function useActOnLink() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: { id: string; action: DiversionAction }) => callEndpoint(api, diversionLinks.act, request),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export const simulateVisits = (api: ApiClient, id: string, visitor: { locale: Locale; country: string | undefined }) =>
  callEndpoint(api, diversionLinks.simulate, { id, ...visitor });
export const exportVisits = (api: ApiClient, id: string, days: number) => callEndpoint(api, diversionLinks.export, { id, days });
