import type { workOrders } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { assignOrder, moveOrder, updateOrder } from './change-order.ts';
import { createOrder } from './create-order.ts';
import { listWorkOrders } from './list-work-orders.ts';
import { addTask, orderTasks, removeTask, setTask } from './tend-tasks.ts';
import { linkOrder, unlinkOrder } from './tie/link-orders.ts';
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
  orderTasks,
};
