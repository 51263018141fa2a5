import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { analysis, type RequestInput } from '@lobby/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A period, and what its figures are narrowed to. */
export type AnalysisPeriod = RequestInput<typeof analysis.report>;
/** The conversations that one count counts. */
export type AnalysisRows = Omit<RequestInput<typeof analysis.conversations>, 'cursor' | 'limit'>;

/** What all figures of the analysis are kept under. */
export const REPORT_KEY = ['analysis', 'report'] as const;
/** Conversations of one page. */
const PAGE = 20;

/** The figures of a period; those of the period before stay on the screen until they are there. */
export const reportQuery = (api: ApiClient, period: AnalysisPeriod) =>
  queryOptions({
    queryKey: [...REPORT_KEY, 'overview', period],
    queryFn: ({ signal }) => callEndpoint(api, analysis.report, period, { signal, retry: false }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const channelReportQuery = (api: ApiClient, period: AnalysisPeriod) =>
  queryOptions({
    queryKey: [...REPORT_KEY, 'channel', period],
    queryFn: ({ signal }) => callEndpoint(api, analysis.channels, period, { signal, retry: false }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const analysisRowsQuery = (api: ApiClient, rows: AnalysisRows) =>
  infiniteQueryOptions({
    queryKey: [...REPORT_KEY, 'rows', rows],
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        api,
        analysis.conversations,
        { ...rows, limit: PAGE, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal, retry: false },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    staleTime: 0,
  });

export const exportAnalysis = (
  api: ApiClient,
  period: AnalysisPeriod,
  format: 'csv' | 'xlsx',
  onDownloadProgress?: (bytes: number) => void,
) => callEndpoint(api, analysis.export, { ...period, format }, { quiet: true, onDownloadProgress });
