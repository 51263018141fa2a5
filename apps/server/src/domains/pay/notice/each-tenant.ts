import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';

/** Visits every tenant in a transaction of its own; one that fails is told to the log, and keeps no other from its turn. */
export async function eachTenant(
  { database, log }: Pick<Services, 'database' | 'log'>,
  work: (scope: TenantScope) => Promise<void>,
): Promise<void> {
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    await inTenant(database, tenantId, work).catch((error: unknown) =>
      log.error({ err: error, tenant: tenantId }, 'a notice could not be written'),
    );
  }
}
