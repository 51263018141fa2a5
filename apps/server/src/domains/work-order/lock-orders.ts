import type { TenantScope } from '#/database/transaction.ts';
import { lockThreads } from '#/domains/conversation/thread.ts';
import type { OrderState } from './order-state.ts';
import { findThreadsOf, lockByThread } from './work-order.repository.ts';

/** Locks work orders behind their threads, in the order in which everybody locks them; what is gone is left out. */
export async function lockOrders(scope: TenantScope, ids: readonly string[]): Promise<Map<string, OrderState>> {
  const threads = await findThreadsOf(scope, ids);
  await lockThreads(scope, threads);
  return new Map((await lockByThread(scope, threads)).map((state) => [state.id, state]));
}
