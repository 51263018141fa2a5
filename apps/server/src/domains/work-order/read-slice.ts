import type { WorkOrderFilter, WorkOrderSort } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import type { ExportedOrder } from './export/order-cells.ts';
import type { OrderPosition } from './list-order.ts';
import { listOrders } from './list.repository.ts';
import { readAnswers } from './read.repository.ts';

/** A list whose pages are read one after the other. */
export interface SlicedList {
  tenantId: number;
  userId: number;
  filter: WorkOrderFilter;
  sort: WorkOrderSort;
}

/** The next work orders of a list, each slice in a transaction of its own, and where the one after begins. */
export function readSlice(
  { database, now }: Services,
  { tenantId, userId, filter, sort }: SlicedList,
  after: OrderPosition | undefined,
  limit: number,
): Promise<{ orders: ExportedOrder[]; last: OrderPosition | undefined }> {
  return inTenant(database, tenantId, async (scope) => {
    const { orders: found } = await listOrders(scope, { filter, sort, after, limit, userId, now: now() });
    const answers = await readAnswers(
      scope,
      found.map(({ order }) => order.id),
    );
    const orders = found.flatMap(({ order }) => {
      const answer = answers.get(order.id);
      return answer ? [{ order, ...answer }] : [];
    });
    return { orders, last: found.at(-1)?.position };
  });
}
