import type { corpusVersions, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findEntry } from '#/domains/corpus/corpus.repository.ts';
import { BusinessError } from '#/errors.ts';
import { readVersions } from './version.repository.ts';

/** Versions of an entry, newest first. @throws BusinessError not_found */
export function listVersions({
  request,
  actor,
  services,
}: Call<typeof corpusVersions.list>): Promise<ResponseOf<typeof corpusVersions.list>> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await findEntry(scope, request.id))) throw new BusinessError('not_found');
    return { items: await readVersions(scope, request.id) };
  });
}
