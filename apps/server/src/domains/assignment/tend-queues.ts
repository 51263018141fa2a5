import { inPlatform } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';

/** Looks at every queue: what another server began and did not finish is done here. @returns how many were given out */
export async function tendQueues({ database, assigner }: Pick<Services, 'database' | 'assigner'>): Promise<number> {
  let given = 0;
  for (const tenantId of await inPlatform(database, listTenantIds)) given += await assigner.run(tenantId);
  return given;
}
