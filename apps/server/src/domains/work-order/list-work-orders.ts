import type { WorkOrderFilter, workOrders } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { readCursor, writeCursor } from './list-order.ts';
import { countFiltered, countOrders, listOrders, type ListSize, type OrderQuery } from './list.repository.ts';

/** A page of the work orders of a filter; the first one with the size of every view. */
export async function listWorkOrders({ request, actor, services }: Call<typeof workOrders.list>) {
  const { cursor, limit, sort, ...filter } = request;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined)
    throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  const [userId, now] = [actor.userId, services.now()];
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await listOrders(scope, { filter, sort, after, limit: limit + 1, userId, now });
    const page = found.orders.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(({ order }) => order),
      next_cursor: found.orders.length > limit && last ? writeCursor(last.position) : null,
      ...(after ? { counts: null, total: null, more_than_total: false } : await sizesOf(scope, { filter, userId, now }, found.size)),
    };
  });
}

/** How many each view has, and the list. Most lists are a view and nothing more: it is not counted twice. */
async function sizesOf(scope: TenantScope, query: Pick<OrderQuery, 'filter' | 'userId' | 'now'>, found: ListSize | undefined) {
  const counts = await countOrders(scope, query.userId, query.now);
  const { view } = query.filter;
  const known = isPlainView(query.filter) && view in counts ? counts[view as keyof typeof counts] : undefined;
  return { counts, ...(found ?? { total: known ?? (await countFiltered(scope, query)), more_than_total: false }) };
}

function isPlainView({ view: _view, q, ...rest }: WorkOrderFilter): boolean {
  return (q ?? '').trim() === '' && Object.values(rest).every((value) => value === undefined);
}
