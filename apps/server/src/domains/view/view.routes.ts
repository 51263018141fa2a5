import type { savedViews } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { createView } from './create-view.ts';
import { listViews } from './list-views.ts';
import { removeView } from './remove-view.ts';
import { updateView } from './update-view.ts';

export const viewRoutes: Routes<typeof savedViews> = { list: listViews, create: createView, update: updateView, remove: removeView };
