import type { workOrders } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { assignOrder, moveOrder, updateOrder } from './change-order.ts';
import { createOrder } from './create-order.ts';
import { listWorkOrders } from './list-work-orders.ts';
import { addTask, linkOrder, removeTask, setTask, unlinkOrder } from './tend-tasks.ts';
import { existingOrder } from './with-order.ts';

export const workOrderRoutes: Routes<typeof workOrders> = {
  list: listWorkOrders,
  get: ({ request, actor, services }) =>
    inTenant(services.database, actor.tenantId, (scope) => existingOrder(scope, request.id, actor.userId)),
  create: createOrder,
  update: updateOrder,
  assign: assignOrder,
  move: moveOrder,
  link: linkOrder,
  unlink: unlinkOrder,
  addTask,
  setTask,
  removeTask,
};
