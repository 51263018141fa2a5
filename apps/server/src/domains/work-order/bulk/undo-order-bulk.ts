import { UNDOABLE_ORDER_ACTIONS, may, type BulkJob, type workOrderBulk } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { workOnBulk } from '#/domains/bulk-job/work-on-bulk.ts';
import { BusinessError } from '#/errors.ts';
import { ORDER_BULKS } from './order-bulk-kind.ts';
import { orderBulks } from './order-bulk.repository.ts';
import type { StoredAction } from './order-bulk.ts';

/** Takes an own bulk action back, in a job of its own. @throws BusinessError not_found, too_late for what cannot be taken back, refused for who may not give work orders away */
export async function undoOrderBulk({ request, actor, locale, services }: Call<typeof workOrderBulk.undo>): Promise<BulkJob> {
  await inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await orderBulks.find(scope, actor.userId, request.id);
    if (!found) throw new BusinessError('not_found');
    const of = undoable(found.action);
    if (of === undefined || found.through < found.total) throw new BusinessError('too_late');
    if (of !== 'priority' && !may(actor, 'session.assign')) throw new BusinessError('refused');
    const left = new Map(found.done.map(({ id, version }) => [id, version]));
    const items = found.items.flatMap((before) => {
      const version = left.get(before.id);
      return version === undefined ? [] : [{ ...before, version }];
    });
    const { userId } = actor;
    await orderBulks.insert(scope, { id: request.request_id, userId, action: { kind: 'back', of }, items, refused: [] }, services.now());
  });
  return workOnBulk(ORDER_BULKS, services, actor, request.request_id, locale);
}

function undoable({ kind }: StoredAction) {
  return UNDOABLE_ORDER_ACTIONS.find((each) => each === kind);
}
