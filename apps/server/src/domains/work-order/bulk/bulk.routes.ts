import type { workOrderBulk } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { lookAtOrderBulk, runOrderBulk } from './run-order-bulk.ts';
import { undoOrderBulk } from './undo-order-bulk.ts';

export const workOrderBulkRoutes: Routes<typeof workOrderBulk> = {
  run: runOrderBulk,
  get: lookAtOrderBulk,
  undo: undoOrderBulk,
};
