import type { hours } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { checkMayEditTeam } from '#/domains/team/who-may-edit.ts';
import { deleteHours } from './hours.repository.ts';

/** A team has the hours of the business again. @throws BusinessError refused */
export async function removeHours({ request, actor, services }: Call<typeof hours.remove>) {
  checkMayEditTeam(actor);
  await inTenant(services.database, actor.tenantId, (scope) => deleteHours(scope, request.team_id));
  return {};
}
