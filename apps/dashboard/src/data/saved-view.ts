import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { savedViews, type SavedView, type SavedViewDraft } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['saved-view'] as const;
/** Colleagues share views seldom; milliseconds. */
const STALE_MS = 60_000;

/** The signed-in person's own views and the shared ones, by name. */
export function savedViewsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, savedViews.list, {}, { signal, retry: false }),
    staleTime: STALE_MS,
  });
}

/** What is saved: a new view, or a change made from a version. */
export interface ViewChange {
  readonly draft: SavedViewDraft;
  readonly of?: Pick<SavedView, 'id' | 'version'> | undefined;
}

/** Saves a view, or changes one. */
export function useSaveView() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, of }: ViewChange) =>
      of ? callEndpoint(api, savedViews.update, { ...draft, id: of.id, version: of.version }) : callEndpoint(api, savedViews.create, draft),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Deletes a view. */
export function useRemoveView() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, savedViews.remove, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
