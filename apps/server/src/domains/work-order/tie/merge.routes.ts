import type { workOrderMerges } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { mergeOrders, previewMerge } from './merge-orders.ts';

export const workOrderMergeRoutes: Routes<typeof workOrderMerges> = { preview: previewMerge, merge: mergeOrders };
