import type { WorkOrder } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import type { ConversationState } from '#/domains/conversation/conversation-state.ts';
import { lockThread, lockThreads } from '#/domains/conversation/thread.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import type { NewOrderEvent, OrderActor, OrderState } from './order-state.ts';
import { readOrder } from './read.repository.ts';
import { storeOrder } from './store-order.ts';
import { findThreadOf, findThreadsOf, lockByThread } from './work-order.repository.ts';

/** The signed-in person as work orders know people. */
export function agentActor({ userId, name }: StaffActor): OrderActor {
  return { kind: 'agent', id: userId, name };
}

/** The work order as a colleague sees it. @throws BusinessError not_found */
export async function existingOrder(scope: TenantScope, id: string, userId: number): Promise<WorkOrder> {
  const order = await readOrder(scope, id, userId);
  if (!order) throw new BusinessError('not_found');
  return order;
}

/** Locks a work order behind its thread. @throws BusinessError not_found */
export async function lockOrder(scope: TenantScope, id: string, contactId?: string): Promise<OrderState> {
  const thread = await findThreadOf(scope, id, contactId);
  if (thread !== undefined && (await lockThread(scope, thread))) {
    const [order] = await lockByThread(scope, [thread]);
    if (order) return order;
  }
  throw new BusinessError('not_found');
}

/** A work order and its thread, both locked. */
export interface HeldOrder {
  order: OrderState;
  thread: ConversationState;
}

/** @throws BusinessError not_found unless the scope shows all of them */
export async function requireOrders(scope: TenantScope, ids: readonly string[]): Promise<void> {
  if ((await findThreadsOf(scope, ids)).length < ids.length) throw new BusinessError('not_found');
}

/** Locks several work orders behind their threads, in the order of the ids given. @throws BusinessError not_found */
export async function lockOrders(scope: TenantScope, ids: readonly string[]): Promise<HeldOrder[]> {
  const held = await lockThreads(scope, await findThreadsOf(scope, ids));
  const orders = await lockByThread(
    scope,
    held.map(({ id }) => id),
  );
  return ids.map((id) => {
    const order = orders.find((each) => each.id === id);
    const thread = held.find((each) => each.id === order?.conversationId);
    if (!order || !thread) throw new BusinessError('not_found');
    return { order, thread };
  });
}

/** What a colleague does to a work order: what becomes of it and what is written down; nothing where it stays as it is. */
type Change = (state: OrderState, scope: TenantScope) => Promise<{ next: OrderState; events: NewOrderEvent[] } | undefined>;

/**
 * Changes a work order that the caller sees, and answers with it as it is then.
 * @param version the one that the change was made from; none for what does not depend on it
 * @param others work orders that it concerns too, and that are locked with it
 * @throws BusinessError not_found, stale_version with the newer copy
 */
export async function changeOrder(
  services: Services,
  actor: StaffActor,
  id: string,
  version: number | undefined,
  change: Change,
  others: readonly string[] = [],
): Promise<WorkOrder> {
  await inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await findThreadOf(scope, id)) === undefined) throw new BusinessError('not_found');
  });
  // Whoever hands it away may do so, and is still told how it stands.
  const changed = await inTenant(beyondReach(services).database, actor.tenantId, async (scope) => {
    const [held] = await lockOrders(scope, [id, ...others]);
    if (!held) throw new BusinessError('not_found');
    const state = held.order;
    if (version !== undefined && version !== state.version)
      throw new BusinessError('stale_version', { current: await existingOrder(scope, id, actor.userId) });
    const done = await change(state, scope);
    if (done) await storeOrder(scope, state, done.next, done.events, services.now());
    return existingOrder(scope, id, actor.userId);
  });
  services.announcer.workOrderChanged(actor.tenantId, { id: changed.conversation_id, contactId: changed.contact.id });
  return changed;
}
