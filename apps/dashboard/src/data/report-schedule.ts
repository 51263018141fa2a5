import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { reportSchedules, type ReportFormat, type ReportScheduleDraft } from '@lobby/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.ts';

const KEY = ['report-schedule'] as const;

/** When a report is mailed, and everybody whom it can be mailed to. */
export const scheduleQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => callEndpoint(api, reportSchedules.get, { id }, { signal, retry: false }),
    staleTime: 0,
  });

/** Mails a report regularly, or without a draft no more. */
export function useSaveSchedule(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (draft: ReportScheduleDraft | null) => {
      if (draft === null) await callEndpoint(api, reportSchedules.remove, { id }, { quiet: true });
      else await callEndpoint(api, reportSchedules.save, { ...draft, id }, { quiet: true });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...KEY, id] }),
  });
}

/** Mails a report to the signed-in person now. */
export function useTestSchedule(id: string) {
  const api = useApi();
  return useMutation({ mutationFn: (format: ReportFormat) => callEndpoint(api, reportSchedules.test, { id, format }, { quiet: true }) });
}
