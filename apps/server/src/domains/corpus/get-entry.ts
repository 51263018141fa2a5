import type { corpus, CorpusEntry } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findEntry } from './corpus.repository.ts';
import { describeEntry } from './translation/describe-entry.ts';

/** One entry. */
export function getEntry({ request, actor, services }: Call<typeof corpus.get>): Promise<CorpusEntry> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const row = await findEntry(scope, request.id);
    if (!row) throw new BusinessError('not_found');
    return describeEntry(scope, row);
  });
}
