import type { ReportFilter, ReportPage } from '@lobby/contract';
import { ANALYSIS_PATHS } from './analysis-paths.ts';
import { readAnalysisSearch, type AnalysisSearch } from './analysis-search.ts';

/** What a report keeps of an address: its page, its days and its filters. Days that count back from today stay so. */
export function reportFilterOf(
  page: ReportPage,
  { days, from, to, channel, language, agent, team, campaign }: AnalysisSearch,
): ReportFilter {
  return {
    page,
    ...(from !== undefined && to !== undefined ? { from, to } : days === undefined ? {} : { days }),
    ...(channel !== undefined && { channel }),
    ...(language !== undefined && { locale: language }),
    ...(agent !== undefined && { agent }),
    ...(team !== undefined && { team }),
    ...(campaign !== undefined && { campaign }),
  };
}

/** Where a report is opened. */
export function placeOfReport({ page, locale, ...filter }: ReportFilter): { to: string; search: AnalysisSearch } {
  return { to: ANALYSIS_PATHS[page], search: readAnalysisSearch({ ...filter, language: locale }) };
}
