import type { openFigures } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { readChannels } from '#/domains/analysis/report/read-channels.ts';
import { readReport } from '#/domains/analysis/report/read-report.ts';

/** The same figures as on the screens: of all conversations, or of those in the channels that the key is limited to. */
export const figureRoutes: Routes<typeof openFigures> = {
  report: ({ request, ...call }) => readReport({ ...call, request }),
  channels: ({ request, ...call }) => readChannels({ ...call, request }),
};
