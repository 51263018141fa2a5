import type { Gap, gaps, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findGap, readGaps, settleGap } from './gap.repository.ts';

/** A page of gaps of one state, the most asked first. */
export function listGaps({
  request: { page, limit, ...filter },
  actor,
  services,
}: Call<typeof gaps.list>): Promise<ResponseOf<typeof gaps.list>> {
  return inTenant(services.database, actor.tenantId, (scope) => readGaps(scope, { ...filter, limit, offset: (page - 1) * limit }));
}

/** One gap. */
export function getGap({ request, actor, services }: Call<typeof gaps.get>): Promise<Gap> {
  return inTenant(services.database, actor.tenantId, (scope) => requireGap(scope, request.id));
}

/** Ignores a gap, or opens it again. */
export function changeGap({ request: { id, status }, actor, services }: Call<typeof gaps.settle>): Promise<Gap> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await requireGap(scope, id);
    await settleGap(scope, id, status, status === 'ignored' ? actor.name : null, null);
    return requireGap(scope, id);
  });
}

/** @throws BusinessError not_found */
export async function requireGap(scope: TenantScope, id: string): Promise<Gap> {
  const gap = await findGap(scope, id);
  if (!gap) throw new BusinessError('not_found');
  return gap;
}
