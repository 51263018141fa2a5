import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { savedReports, type SavedReport, type SavedReportDraft } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['saved-report'] as const;
/** Colleagues share reports seldom; milliseconds. */
const STALE_MS = 60_000;

/** The signed-in person's own reports and the shared ones, by name, and which of them the analysis opens with. */
export const savedReportsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callEndpoint(api, savedReports.list, {}, { signal, retry: false, quiet: true }),
    staleTime: STALE_MS,
  });

/** Saves a report, or changes one from its version. */
export function useSaveReport() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, of }: { draft: SavedReportDraft; of?: Pick<SavedReport, 'id' | 'version'> }) =>
      of
        ? callEndpoint(api, savedReports.update, { ...draft, id: of.id, version: of.version }, { quiet: true })
        : callEndpoint(api, savedReports.create, draft, { quiet: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemoveReport() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(api, savedReports.remove, { id }, { quiet: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Chooses the report that the analysis opens with for this person; null is its overview. */
export function useChooseReport() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => callEndpoint(api, savedReports.choose, { id }, { quiet: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
