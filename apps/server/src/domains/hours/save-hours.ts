import type { BusinessHours, hours } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { hasTeam } from '#/domains/team/has-team.ts';
import { BusinessError } from '#/errors.ts';
import { describeHours } from './describe-hours.ts';
import { upsertHours } from './hours.repository.ts';
import { readAllHours } from './read-hours.ts';

/** @throws BusinessError stale_version with the newer copy, not_found for a team that is gone */
export async function saveHours({ request, actor, services }: Call<typeof hours.save>): Promise<BusinessHours> {
  const now = services.now();
  const saved = await inTenant(services.database, actor.tenantId, async (scope) => {
    if (request.team_id !== null && !(await hasTeam(scope, request.team_id))) throw new BusinessError('not_found');
    const stored = await upsertHours(scope, request, now);
    if (stored) return stored;
    const current = (await readAllHours(scope)).find(({ team_id: teamId }) => teamId === request.team_id);
    throw new BusinessError('stale_version', current ? { current: describeHours(current, now) } : {});
  });
  services.assigner.wake(actor.tenantId);
  return describeHours(saved, now);
}
