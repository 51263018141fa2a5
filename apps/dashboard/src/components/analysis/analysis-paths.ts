import { siteMap } from '@lobby/session';

/** The pages of the analysis. */
export const ANALYSIS_PATHS = {
  overview: siteMap['dashboard-data-analysis-overview'].path,
  channel: siteMap['dashboard-data-analysis-channel'].path,
} as const;
