import type { corpus, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { countByStatus, countMatching, listPage } from './corpus.repository.ts';
import { describeEntries } from './translation/describe-entry.ts';

type Answer = ResponseOf<typeof corpus.list>;

/** A page of entries; `counts` has the statuses of all that match but for their status. */
export async function listEntries({ request, actor, services }: Call<typeof corpus.list>): Promise<Answer> {
  const { sort, order, limit, page, ...filter } = request;
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const counts = await countByStatus(scope, filter, now);
    const rows = await listPage(scope, filter, { sort, order, limit, offset: (page - 1) * limit }, now);
    const total = totalOf(counts, filter.status) ?? (await countMatching(scope, filter, now));
    return { items: await describeEntries(scope, rows), total, counts };
  });
}

/** undefined where the statuses do not tell. */
function totalOf(counts: Answer['counts'], status: Call<typeof corpus.list>['request']['status']): number | undefined {
  if (status === 'expired' || status === 'upcoming') return undefined;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (status === 'not_archived') return all - counts.archived;
  return status ? counts[status] : all;
}
