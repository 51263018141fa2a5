import type { corpusSources, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listPassages } from '#/domains/corpus/list-passages.ts';
import { pageIds } from './run/page.repository.ts';

/** Passages of a source, or of one of its pages, by page. */
export async function listSourcePassages({
  request,
  actor,
  services,
}: Call<typeof corpusSources.passages>): Promise<ResponseOf<typeof corpusSources.passages>> {
  const { id, page_id: pageId, q = '', page, limit } = request;
  const { items, total } = await inTenant(services.database, actor.tenantId, async (scope) => {
    const ids = await pageIds(scope, id);
    const wanted = pageId === undefined ? ids : ids.filter((each) => each === pageId);
    return listPassages(scope, 'source', wanted, { q: q.trim(), offset: (page - 1) * limit, limit });
  });
  return { items: items.map(({ originId, address = null, ...passage }) => ({ ...passage, page_id: originId, address })), total };
}
