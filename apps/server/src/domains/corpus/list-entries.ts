import type { corpus, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { countByStatus, listPage } from './corpus.repository.ts';
import { toCorpusEntry } from './entry-row.ts';

/** A page of entries; `counts` has the statuses of all that match but for their status. */
export async function listEntries({ request, actor, services }: Call<typeof corpus.list>): Promise<ResponseOf<typeof corpus.list>> {
  const { sort, order, limit, page, ...filter } = request;
  const { rows, counts } = await inTenant(services.database, actor.tenantId, async (scope) => ({
    counts: await countByStatus(scope, filter),
    rows: await listPage(scope, filter, { sort, order, limit, offset: (page - 1) * limit }),
  }));
  return { items: rows.map(toCorpusEntry), total: totalOf(counts, filter.status), counts };
}

function totalOf(counts: ResponseOf<typeof corpus.list>['counts'], status: Call<typeof corpus.list>['request']['status']): number {
  if (status === 'not_archived') return counts.draft + counts.published;
  return status ? counts[status] : counts.draft + counts.published + counts.archived;
}
