import type { workOrders } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { readCursor, writeCursor } from './list-order.ts';
import { countOrders, listOrders } from './list.repository.ts';

/** A page of the work orders of a filter; the first one with the size of every view. */
export async function listWorkOrders({ request, actor, services }: Call<typeof workOrders.list>) {
  const { cursor, limit, sort, ...filter } = request;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined)
    throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  const [userId, now] = [actor.userId, services.now()];
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await listOrders(scope, { filter, sort, after, limit: limit + 1, userId, now });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(({ order }) => order),
      next_cursor: found.length > limit && last ? writeCursor(last.position) : null,
      counts: after ? null : await countOrders(scope, userId, now),
    };
  });
}
