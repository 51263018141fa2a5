import type { corpusSources, Locale, ResponseOf, SourcePage } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listPageRows, type PageRow } from './run/page.repository.ts';
import { wordReason } from './run/source-row.ts';

/** Pages of a source by page, nearest to its first one first. */
export async function listPages({
  request,
  actor,
  locale,
  services,
}: Call<typeof corpusSources.pages>): Promise<ResponseOf<typeof corpusSources.pages>> {
  const { id, q = '', state, page, limit } = request;
  const { items, total } = await inTenant(services.database, actor.tenantId, (scope) =>
    listPageRows(scope, id, { q: q.trim(), state, offset: (page - 1) * limit, limit }),
  );
  return { items: items.map((row) => toSourcePage(row, locale)), total };
}

export function toSourcePage(row: PageRow, locale: Locale): SourcePage {
  return {
    id: row.id,
    title: row.title,
    address: row.address === '' ? null : row.address,
    state: row.state,
    reason: wordReason(row.reason, locale),
    used: row.isUsed,
    locale: row.locale,
    bytes: row.bytes,
    passages: row.passages,
    questions: row.questions,
    read_at: row.readAt,
  };
}
