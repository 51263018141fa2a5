import type { diversionLinks } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { BusinessError } from '#/errors.ts';
import { lockLink, setStatus } from './link.repository.ts';
import { stepTo } from './link-status.ts';
import { findTargets } from './target.repository.ts';
import { statusOf, viewLink } from './view-link.ts';

/** Takes a step. @throws BusinessError not_found; stale_version with how the link stands, where that step cannot be taken */
export function actOnLink(call: Call<typeof diversionLinks.act>) {
  const { request, actor, services } = call;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const link = await lockLink(scope, request.id);
    if (!link) throw new BusinessError('not_found');
    const [now, timezone] = [services.now(), await tenantTimezone(scope)];
    const targets = (await findTargets(scope, [link.id], { now, timezone })).filter(({ removed }) => !removed);
    const step = stepTo(statusOf(link, targets, now), request.action);
    if (step === undefined) throw new BusinessError('stale_version', { current: await viewLink(scope, call, link.id) });
    if (step !== 'done') await setStatus(scope, link.id, step, now);
    return viewLink(scope, call, link.id);
  });
}
