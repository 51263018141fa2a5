import type { corpusBulk } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { getBulk, runBulk } from './run-bulk.ts';
import { undoBulk } from './undo-bulk.ts';

export const corpusBulkRoutes: Routes<typeof corpusBulk> = { run: runBulk, get: getBulk, undo: undoBulk };
