import type { analysis } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { exportResults } from './bot/export-results.ts';
import { listBehind } from './bot/list-behind.ts';
import { listOutcomeQuestions, readOutcomes } from './bot/read-outcomes.ts';
import { listQuestions } from './bot/list-questions.ts';
import { readResults } from './bot/read-results.ts';
import { readOverview } from './read-overview.ts';

export const analysisRoutes: Routes<typeof analysis> = {
  overview: readOverview,
  bot: readResults,
  botQuestions: listQuestions,
  botConversations: listBehind,
  botOutcomes: readOutcomes,
  botOutcomeQuestions: listOutcomeQuestions,
  exportBot: exportResults,
};
