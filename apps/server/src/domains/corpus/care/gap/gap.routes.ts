import type { Gap, gaps } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findGap, readGaps, settleGap } from './gap.repository.ts';

export const gapRoutes: Routes<typeof gaps> = {
  list({ request: { page, limit, ...filter }, actor, services }) {
    return inTenant(services.database, actor.tenantId, (scope) => readGaps(scope, { ...filter, limit, offset: (page - 1) * limit }));
  },
  get({ request, actor, services }) {
    return inTenant(services.database, actor.tenantId, (scope) => requireGap(scope, request.id));
  },
  settle({ request: { id, status }, actor, services }) {
    return inTenant(services.database, actor.tenantId, async (scope) => {
      await requireGap(scope, id);
      await settleGap(scope, id, status, status === 'ignored' ? actor.name : null, null);
      return requireGap(scope, id);
    });
  },
};

/** @throws BusinessError not_found */
async function requireGap(scope: TenantScope, id: string): Promise<Gap> {
  const gap = await findGap(scope, id);
  if (!gap) throw new BusinessError('not_found');
  return gap;
}
