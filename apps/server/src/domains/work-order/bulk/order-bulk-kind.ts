import type { BulkKind } from '#/domains/bulk-job/bulk-kind.ts';
import { goOn } from './go-on.ts';
import { orderBulks } from './order-bulk.repository.ts';
import type { Before, DoneOrder, StoredAction } from './order-bulk.ts';

/** Work with many work orders. It goes on in the name of who asked for it, also when they have left since. */
export const ORDER_BULKS: BulkKind<StoredAction, Before, DoneOrder> = {
  name: 'many work orders',
  store: orderBulks,
  goOn: (services, tenantId, id, userId, asker) => goOn(services, tenantId, id, { kind: 'agent', id: userId, name: asker?.name ?? null }),
};
