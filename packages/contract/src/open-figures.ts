import { analysisReport, channelReport, reportRequest } from './analysis-report.ts';
import { defineEndpoint } from './endpoint.ts';

const path = '/api/open/v1/report';

/** The figures of the data analysis, each as `ANALYSIS_FIGURES` defines it. Costs are 0 and their currency is null: no scope shows what is paid. */
export const openFigures = {
  report: defineEndpoint({
    method: 'GET',
    path,
    caller: 'key',
    scope: 'figures:read',
    idempotency: 'none',
    summary: 'Figures of all conversations in a period, beside as many days before it: at most 366 days, in the time zone of the business',
    request: reportRequest,
    response: analysisReport,
    errors: [],
  }),
  channels: defineEndpoint({
    method: 'GET',
    path: `${path}/channels`,
    caller: 'key',
    scope: 'figures:read',
    idempotency: 'none',
    summary: 'Figures of a period by channel, language, diversion link, campaign and page, with what was not delivered',
    request: reportRequest,
    response: channelReport,
    errors: [],
  }),
};
