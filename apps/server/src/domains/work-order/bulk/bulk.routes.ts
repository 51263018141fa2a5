import type { workOrderBulk } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { lookAtJob, runOrderBulk } from './run-order-bulk.ts';
import { undoOrderBulk } from './undo-order-bulk.ts';

export const workOrderBulkRoutes: Routes<typeof workOrderBulk> = {
  run: runOrderBulk,
  get: lookAtJob,
  undo: undoOrderBulk,
};
