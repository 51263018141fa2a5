import type { tenant } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { setSkipped } from './settings.repository.ts';

/** Skips a step of the set-up, or takes that back; a repeat changes nothing. */
export function skipStep({ request: { step, skipped }, actor, services }: Call<typeof tenant.skipStep>) {
  return inTenant(services.database, actor.tenantId, async (scope) => ({ skipped: await setSkipped(scope, step, skipped) }));
}
