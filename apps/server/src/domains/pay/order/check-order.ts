import type { Order, pay } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { describeOrder } from './describe-order.ts';
import { findOrder } from './find-order.ts';
import { recheckOrder } from './recheck-order.ts';

/** How an order stands, after asking its provider: a report that never came loses no money. */
export async function checkOrder({ request, actor, locale, services }: Call<typeof pay.check>): Promise<Order> {
  const order = await inTenant(services.database, actor.tenantId, (scope) => findOrder(scope, request.order_no));
  return describeOrder(await recheckOrder(services, order), locale);
}
