import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { analysis, tenant, type RequestInput, type ResponseOf } from '@lobby/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';
import { useFetchSoon } from './heard-queries.ts';
import { useLiveEvent, useLiveReconnect } from './live.ts';

/** Figures of the overview. */
export type OverviewFigures = ResponseOf<typeof analysis.overview>;

/** Announcements that come closer together than this are one fetch, in milliseconds. */
export const FIGURES_PAUSE_MS = 1_000;

const KEY = ['analysis', 'overview'] as const;

/** The figures of the overview, counted by the server. */
export function overviewQuery(api: ApiClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, analysis.overview, {}, { signal, retry: false }),
  });
}

/** How many visitors wait for a person among those that somebody sees; 0 for who may see none, and until it is known. */
export function useWaitingCount(mayView: boolean): number {
  const { data } = useQuery({ ...overviewQuery(useApi()), enabled: mayView, select: ({ now }) => now.waiting });
  return mayView ? (data ?? 0) : 0;
}

/** How many work orders are going on among those that somebody sees; undefined for who may see none, and until it is known. */
export function useOpenOrdersCount(mayView: boolean): number | undefined {
  const { data } = useQuery({ ...overviewQuery(useApi()), enabled: mayView, select: ({ orders }) => orders.open });
  return mayView ? data : undefined;
}

/** Keeps the figures up to date while mounted: a burst of announcements is one fetch. */
export function useFreshFigures(): void {
  const refreshSoon = useFetchSoon(KEY, FIGURES_PAUSE_MS);
  useLiveEvent('conversation', refreshSoon);
  useLiveEvent('work_order', refreshSoon);
  useLiveReconnect(refreshSoon);
}

/** Skips a step of the set-up, or takes that back. */
export function useSkipStep() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: RequestInput<typeof tenant.skipStep>) => callEndpoint(api, tenant.skipStep, change),
    onSuccess: ({ skipped }) =>
      queryClient.setQueryData<OverviewFigures>(KEY, (figures) => figures && { ...figures, skipped_steps: skipped }),
  });
}
