import type { analysis } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { exportResults } from './bot/export-results.ts';
import { listBehind } from './bot/list-behind.ts';
import { listOutcomeQuestions, readOutcomes } from './bot/read-outcomes.ts';
import { listQuestions } from './bot/list-questions.ts';
import { readResults } from './bot/read-results.ts';
import { readOverview } from './read-overview.ts';
import { exportReport } from './report/export-report.ts';
import { listRows } from './report/list-rows.ts';
import { readChannels } from './report/read-channels.ts';
import { readReport } from './report/read-report.ts';

export const analysisRoutes: Routes<typeof analysis> = {
  overview: readOverview,
  bot: readResults,
  botQuestions: listQuestions,
  botConversations: listBehind,
  botOutcomes: readOutcomes,
  botOutcomeQuestions: listOutcomeQuestions,
  exportBot: exportResults,
  report: readReport,
  channels: readChannels,
  conversations: listRows,
  export: exportReport,
};
