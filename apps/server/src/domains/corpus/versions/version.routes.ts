import type { corpusVersions } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findEntry } from '#/domains/corpus/corpus.repository.ts';
import { BusinessError } from '#/errors.ts';
import { restoreVersion } from './restore-version.ts';
import { readVersions } from './version.repository.ts';

export const corpusVersionRoutes: Routes<typeof corpusVersions> = {
  list({ request, actor, services }) {
    return inTenant(services.database, actor.tenantId, async (scope) => {
      if (!(await findEntry(scope, request.id))) throw new BusinessError('not_found');
      return { items: await readVersions(scope, request.id) };
    });
  },
  restore: restoreVersion,
};
