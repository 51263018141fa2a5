import { UNDOABLE_ORDER_ACTIONS, type OrderBulkJob, type workOrderBulk } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findBulk, insertBulk } from './order-bulk.repository.ts';
import type { StoredAction } from './order-bulk.ts';
import { work } from './run-order-bulk.ts';

/** Takes an own bulk action back, in a job of its own. @throws BusinessError not_found, too_late for what cannot be taken back */
export async function undoOrderBulk({ request, actor, locale, services }: Call<typeof workOrderBulk.undo>): Promise<OrderBulkJob> {
  await inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await findBulk(scope, actor.userId, request.id);
    if (!found) throw new BusinessError('not_found');
    const of = undoable(found.action);
    if (of === undefined || found.through < found.total) throw new BusinessError('too_late');
    const left = new Map(found.done.map(({ id, version }) => [id, version]));
    const orders = found.orders.flatMap((before) => {
      const version = left.get(before.id);
      return version === undefined ? [] : [{ ...before, version }];
    });
    const { userId } = actor;
    await insertBulk(scope, { id: request.request_id, userId, action: { kind: 'back', of }, orders, refused: [] }, services.now());
  });
  return work(services, actor, request.request_id, locale);
}

function undoable({ kind }: StoredAction) {
  return UNDOABLE_ORDER_ACTIONS.find((each) => each === kind);
}
