import type { openFigures } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { readChannels } from '#/domains/analysis/report/read-channels.ts';
import { readReport } from '#/domains/analysis/report/read-report.ts';

/** The same figures as on the screens: of all conversations, or of those in the channels that the key is limited to. */
export const figureRoutes: Routes<typeof openFigures> = {
  async report({ request, ...call }) {
    const report = await readReport({ ...call, request });
    // What visitors wrote is not among the figures that a key may read.
    return { ...report, topics: report.topics.map((topic) => ({ ...topic, examples: [] })) };
  },
  channels: ({ request, ...call }) => readChannels({ ...call, request }),
};
