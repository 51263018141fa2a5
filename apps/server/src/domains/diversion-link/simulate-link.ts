import { SIMULATED_VISITS, type diversionLinks } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { BusinessError } from '#/errors.ts';
import { gatherFacts, toPickTarget } from './gather-facts.ts';
import { findLink } from './link.repository.ts';
import { nameTarget } from './name-target.ts';
import { simulateVisits } from './pick-target.ts';
import { findTargets } from './target.repository.ts';

/** How the next visits of a link would be shared out as everything stands now. @throws BusinessError not_found */
export function simulateLink({ request, actor, services }: Call<typeof diversionLinks.simulate>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const link = await findLink(scope, request.id);
    if (!link) throw new BusinessError('not_found');
    const now = services.now();
    const targets = (await findTargets(scope, [link.id], { now, timezone: await tenantTimezone(scope) })).filter(({ removed }) => !removed);
    const facts = await gatherFacts(scope, targets, now);
    const room = link.max_visits === null ? SIMULATED_VISITS : Math.max(0, link.max_visits - link.visits);
    const { visits, fallback } = simulateVisits(
      targets.map((target) => toPickTarget(target, facts)),
      { strategy: link.strategy, onlineOnly: link.online_only, isOpen: facts.isOpen },
      { language: request.locale, country: request.country, count: SIMULATED_VISITS, room },
    );
    return {
      targets: targets.map((target) => ({ id: target.id, name: nameTarget(target, facts), visits: visits.get(target.id) ?? 0 })),
      fallback,
    };
  });
}
