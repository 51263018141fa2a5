import type { testSets } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { importCases } from './import-cases.ts';
import { keepConversation } from './keep-conversation.ts';
import { createSet, listCases, listSets, removeCase, removeSet, saveCase, saveSet } from './manage-sets.ts';
import { cancelRun, startRun, viewRun } from './test-runs.ts';

/** What answers each call of the test sets. */
export const testSetRoutes: Routes<typeof testSets> = {
  list: listSets,
  create: createSet,
  update: saveSet,
  remove: removeSet,
  cases: listCases,
  saveCase,
  removeCase,
  keepConversation,
  import: importCases,
  start: startRun,
  run: viewRun,
  cancel: cancelRun,
};
