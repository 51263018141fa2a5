import type { hours } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { deleteHours } from './hours.repository.ts';

/** A team has the hours of the business again. */
export async function removeHours({ request, actor, services }: Call<typeof hours.remove>) {
  await inTenant(services.database, actor.tenantId, (scope) => deleteHours(scope, request.team_id));
  services.assigner.wake(actor.tenantId);
  return {};
}
