import type { bulk } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { lookAtConversationBulk, runBulk } from './run-bulk.ts';
import { undoBulk } from './undo-bulk.ts';

export const bulkRoutes: Routes<typeof bulk> = { run: runBulk, get: lookAtConversationBulk, undo: undoBulk };
