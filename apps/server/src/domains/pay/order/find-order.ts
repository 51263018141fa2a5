import type { TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findOrderByNo, type OrderRow } from './order.repository.ts';

export type { OrderRow } from './order.repository.ts';

/** An order of the tenant. @throws BusinessError not_found, also for an order of another tenant */
export async function findOrder(scope: TenantScope, orderNo: string): Promise<OrderRow> {
  const order = await findOrderByNo(scope, orderNo);
  if (!order) throw new BusinessError('not_found');
  return order;
}
