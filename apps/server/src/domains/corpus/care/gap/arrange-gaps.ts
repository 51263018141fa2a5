import type { Gap, gaps, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { BusinessError } from '#/errors.ts';
import { findGap } from './gap.repository.ts';
import { keepApart, lockGaps, pourInto, takeOut } from './gap-join.repository.ts';

/** Says that gaps ask the same. All their questions move, those too that the caller may not read. */
export async function mergeGaps({ request: { id, ids }, actor, services }: Call<typeof gaps.merge>): Promise<Gap> {
  const others = [...new Set(ids)].filter((each) => each !== id);
  await inTenant(beyondReach(services).database, actor.tenantId, async (scope) => {
    const there = await lockGaps(scope, [id, ...others]);
    if (there.length !== others.length + 1) throw new BusinessError('not_found');
    if (new Set(there.map(({ kind }) => kind)).size > 1) throw new BusinessError('invalid_request');
    for (const other of others) await pourInto(scope, other, id, { bond: 'hand', shared: [] });
  });
  return inTenant(services.database, actor.tenantId, (scope) => seen(scope, id));
}

/** Takes ways of asking out of a gap into one of their own, for good. */
export async function splitGap({
  request: { id, questions },
  actor,
  services,
}: Call<typeof gaps.split>): Promise<ResponseOf<typeof gaps.split>> {
  const takenId = await inTenant(beyondReach(services).database, actor.tenantId, async (scope) => {
    if ((await lockGaps(scope, [id])).length === 0) throw new BusinessError('not_found');
    const made = await takeOut(scope, id, questions);
    if (made === undefined) throw new BusinessError('invalid_request');
    await keepApart(scope, id, made);
    return made;
  });
  return inTenant(services.database, actor.tenantId, async (scope) => ({ kept: await seen(scope, id), taken: await seen(scope, takenId) }));
}

async function seen(scope: TenantScope, id: string): Promise<Gap> {
  const gap = await findGap(scope, id);
  if (!gap) throw new BusinessError('not_found');
  return gap;
}
