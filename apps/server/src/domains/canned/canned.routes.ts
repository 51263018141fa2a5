import type { canned } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { createCanned } from './create-canned.ts';
import { listCanned } from './list-canned.ts';
import { removeCanned } from './remove-canned.ts';
import { tellUsed } from './tell-used.ts';
import { updateCanned } from './update-canned.ts';

export const cannedRoutes: Routes<typeof canned> = {
  list: listCanned,
  create: createCanned,
  update: updateCanned,
  remove: removeCanned,
  used: tellUsed,
};
