import type { openWorkOrders, WorkOrder } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call, Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { assignOrder, moveOrder, updateOrder } from '#/domains/work-order/change-order.ts';
import { createOrder } from '#/domains/work-order/create-order.ts';
import { listWorkOrders } from '#/domains/work-order/list-work-orders.ts';
import { workOrderTypeRoutes } from '#/domains/work-order/type/type.routes.ts';
import { existingOrder } from '#/domains/work-order/with-order.ts';
import { BusinessError } from '#/errors.ts';
import { listThread, writeInName } from './thread.ts';

type Of<Verb extends keyof typeof openWorkOrders> = Call<(typeof openWorkOrders)[Verb]>;

export const workOrderRoutes: Routes<typeof openWorkOrders> = {
  async list({ request: { order: sort, ...filter }, ...call }) {
    const { items, next_cursor } = await listWorkOrders({ ...call, request: { ...filter, sort } });
    return { items, next_cursor };
  },
  types: typesOf,
  get: (call) => orderOf(call, call.request.id),
  async messages({ request, ...call }) {
    const { conversation_id: thread } = await orderOf(call, request.id);
    return listThread({ ...call, request: { ...request, id: thread } });
  },
  create,
  update,
  async reply({ request: { id, text }, ...call }) {
    const { conversation_id: thread } = await orderOf(call, id);
    return writeInName(call, { id: thread, text });
  },
};

function typesOf({ request: _request, ...call }: Pick<Of<'types'>, 'request'> & Omit<Of<'types'>, 'request'>) {
  return workOrderTypeRoutes.list({ ...call, request: {} });
}

function orderOf({ actor, services }: Pick<Of<'get'>, 'actor' | 'services'>, id: string): Promise<WorkOrder> {
  return inTenant(services.database, actor.tenantId, (scope) => existingOrder(scope, id, actor.userId));
}

/** Makes one from the form of its type as it is now. @throws BusinessError not_found for a type that is not there, key_channels for one that would belong to no channel */
async function create({ request, ...call }: Of<'create'>): Promise<WorkOrder> {
  const { channelIds } = call.actor;
  if (channelIds.length > 0 && request.origin_conversation_id === undefined) throw new BusinessError('key_channels');
  const { items } = await typesOf({ ...call, request: {} });
  const type = items.find(({ id }) => id === request.type_id);
  if (!type) throw new BusinessError('not_found');
  return createOrder({ ...call, request: { ...request, client_id: call.onceId ?? randomUUID(), type_version: type.version } });
}

/** One step after the other, each from the version that the one before has made. */
async function update({ request, ...call }: Of<'update'>): Promise<WorkOrder> {
  const { id, version, status, assignee, solution, reason, pending_until, ...fields } = request;
  let order = await updateOrder({ ...call, request: { id, version, ...fields } });
  if (assignee !== undefined) order = await assignOrder({ ...call, request: { id, version: order.version, ...assignee } });
  if (status !== undefined && status !== order.status)
    order = await moveOrder({ ...call, request: { id, version: order.version, to: status, solution, reason, pending_until } });
  return order;
}
