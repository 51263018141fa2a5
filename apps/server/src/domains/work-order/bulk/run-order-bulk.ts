import { BULK_ORDERS_MAX, may, type BulkJob, type workOrderBulk } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { lookAtBulk, workOnBulk } from '#/domains/bulk-job/work-on-bulk.ts';
import { findOrderIds } from '#/domains/work-order/find-order-ids.ts';
import { BusinessError } from '#/errors.ts';
import { ORDER_BULKS } from './order-bulk-kind.ts';
import { orderBulks, readBefore } from './order-bulk.repository.ts';

/**
 * Does one thing with many work orders, each by the rules of that thing alone. What is to be done is written down first, so that a
 * repeat goes on where the first was cut off. @throws BusinessError refused for who may not give work orders away
 */
export async function runOrderBulk({ request, actor, locale, services }: Call<typeof workOrderBulk.run>): Promise<BulkJob> {
  const { request_id: id, ids: asked, filter, action } = request;
  const isGiven = action.kind === 'assign' || action.kind === 'team';
  if (isGiven && !may(actor, 'session.assign')) throw new BusinessError('refused');
  await inTenant(services.database, actor.tenantId, async (scope) => {
    if (await orderBulks.find(scope, actor.userId, id)) return;
    const ids = [
      ...new Set(asked ?? (await findOrderIds(scope, filter ?? { view: 'all' }, actor.userId, services.now(), BULK_ORDERS_MAX))),
    ];
    const items = await readBefore(scope, ids);
    const there = new Set(items.map((order) => order.id));
    const refused = ids.filter((each) => !there.has(each)).map((each) => ({ id: each, no: 0, reason: 'not_found' as const }));
    await orderBulks.insert(scope, { id, userId: actor.userId, action, items, refused }, services.now());
  });
  return workOnBulk(ORDER_BULKS, services, actor, id, locale);
}

/** How far it is. */
export function lookAtOrderBulk({ request, actor, locale, services }: Call<typeof workOrderBulk.get>): Promise<BulkJob> {
  return lookAtBulk(ORDER_BULKS, services, actor, request.id, locale);
}
