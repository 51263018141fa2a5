import type { corpus, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findEntry } from '#/domains/corpus/corpus.repository.ts';
import { BusinessError } from '#/errors.ts';
import { translateEntry } from './translate-entry.ts';

/** What an entry would be in another language, to be gone over; stores nothing. */
export async function draftTranslation({
  request,
  actor,
  services,
}: Call<typeof corpus.translation>): Promise<ResponseOf<typeof corpus.translation>> {
  const row = await inTenant(services.database, actor.tenantId, (scope) => findEntry(scope, request.id));
  if (!row) throw new BusinessError('not_found');
  return translateEntry(services, actor.tenantId, row, request.locale);
}
