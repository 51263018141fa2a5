import type { savedReports, savedViews, workOrderViews } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { chooseReport, listReports } from './default-report.ts';
import { createView } from './create-view.ts';
import { listViews } from './list-views.ts';
import { removeView } from './remove-view.ts';
import { updateView } from './update-view.ts';
import type { ViewKind } from './view-kind.ts';

const routesOf = (kind: ViewKind) => ({
  list: listViews(kind),
  create: createView(kind),
  update: updateView(kind),
  remove: removeView(kind),
});

// A stored filter is one of its kind: each comes in by the schema of its own call, and goes out through it.
export const viewRoutes = routesOf('conversation') as unknown as Routes<typeof savedViews>;
export const workOrderViewRoutes = routesOf('work_order') as unknown as Routes<typeof workOrderViews>;
export const reportRoutes = { ...routesOf('report'), list: listReports, choose: chooseReport } as unknown as Routes<typeof savedReports>;
