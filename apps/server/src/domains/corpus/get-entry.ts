import type { corpus, CorpusEntry } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findEntry } from './corpus.repository.ts';
import { toCorpusEntry } from './entry-row.ts';

/** One entry. */
export async function getEntry({ request, actor, services }: Call<typeof corpus.get>): Promise<CorpusEntry> {
  const row = await inTenant(services.database, actor.tenantId, (scope) => findEntry(scope, request.id));
  if (!row) throw new BusinessError('not_found');
  return toCorpusEntry(row);
}
