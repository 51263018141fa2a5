import type { workOrderTypes } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { listTypes } from './list-types.ts';
import { createType, removeType, updateType } from './write-type.ts';

export const workOrderTypeRoutes: Routes<typeof workOrderTypes> = {
  list: listTypes,
  create: createType,
  update: updateType,
  remove: removeType,
};
