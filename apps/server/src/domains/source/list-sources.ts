import type { corpusSources, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { toCorpusSource } from './run/source-row.ts';
import { listSourceRows, sumUsage } from './run/source.repository.ts';

/** All sources, and what they take of what the plan reads. */
export async function listSources({
  actor,
  locale,
  services,
}: Call<typeof corpusSources.list>): Promise<ResponseOf<typeof corpusSources.list>> {
  const { rows, usage, limits } = await inTenant(services.database, actor.tenantId, async (scope) => ({
    rows: await listSourceRows(scope),
    usage: await sumUsage(scope),
    limits: await planLimits(scope, services.now()),
  }));
  return {
    items: rows.map((row) => toCorpusSource(row, locale)),
    usage: {
      pages: usage.pages,
      pages_max: limits.source_pages,
      characters: usage.characters,
      characters_max: limits.source_chars,
      waiting: usage.waiting,
    },
  };
}
