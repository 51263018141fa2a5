import type { CorpusSource, corpusSources, Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { toCorpusSource } from './run/source-row.ts';
import { findCounted } from './run/source.repository.ts';

/** @throws BusinessError not_found */
export function getSource({ request, actor, locale, services }: Call<typeof corpusSources.get>): Promise<CorpusSource> {
  return describeSource(services, actor.tenantId, request.id, locale);
}

/** A source as it is now. @throws BusinessError not_found */
export async function describeSource(
  { database }: Pick<Services, 'database'>,
  tenantId: number,
  id: string,
  locale: Locale,
): Promise<CorpusSource> {
  const row = await inTenant(database, tenantId, (scope) => findCounted(scope, id));
  if (!row) throw new BusinessError('not_found');
  return toCorpusSource(row, locale);
}
