import type { workOrderFiles } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { exportOrders } from './export-orders.ts';

export const workOrderFileRoutes: Routes<typeof workOrderFiles> = { export: exportOrders };
