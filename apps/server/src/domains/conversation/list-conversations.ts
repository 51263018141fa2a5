import type { conversations } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { isPlainView } from './filter-conditions.ts';
import { readCursor, writeCursor } from './list-order.ts';
import { countFiltered, countViews, listPage } from './list.repository.ts';

/** A page of the conversations of a filter, or those that are named of them; the first one with the size of the list and of every view. */
export async function listConversations({ request, actor, services }: Call<typeof conversations.list>) {
  const { cursor, limit, sort, among: named, ...filter } = request;
  const among = named?.split(',');
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined)
    throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await listPage(scope, { filter, sort, after, limit: limit + 1, among, userId: actor.userId });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const counts = after ? null : await countViews(scope, actor.userId);
    const isWhole = found.length <= limit && among === undefined;
    return {
      items: page.map(({ conversation }) => conversation),
      next_cursor: found.length > limit && last ? writeCursor(last.position) : null,
      counts,
      total: counts && (await size()),
    };

    /** Counted again only where neither the page nor the view says it. */
    async function size(): Promise<number | null> {
      if (isPlainView(filter)) return counts && counts[filter.view];
      return isWhole ? page.length : countFiltered(scope, filter, actor.userId);
    }
  });
}
