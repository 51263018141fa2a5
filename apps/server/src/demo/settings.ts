import type { demo, DemoSettings } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { findDemo } from '#/database/seed/demo-businesses.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { setVisited } from './visit.repository.ts';

async function readSettings(scope: TenantScope): Promise<DemoSettings> {
  const found = await findDemo(scope);
  if (!found) throw new BusinessError('not_found');
  return { visited: found.isVisited };
}

/** @throws BusinessError not_found of a real business */
export function viewSettings({ actor, services }: Call<typeof demo.get>): Promise<DemoSettings> {
  return inTenant(services.database, actor.tenantId, readSettings);
}

/** @throws BusinessError not_found of a real business */
export function saveSettings({ request, actor, services }: Call<typeof demo.save>): Promise<DemoSettings> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await setVisited(scope, request.visited);
    return readSettings(scope);
  });
}
