import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { goOnImporting } from './go-on.ts';
import { deleteImports, stuckImports } from './import.repository.ts';

/** An import that nobody has moved for so long was cut off, in milliseconds. */
export const ABANDONED_MS = 10_000;
/** For how long the report of an import is kept, in milliseconds: a week. */
const KEPT_MS = 604_800_000;

type GoOnServices = Pick<Services, 'database' | 'announcer' | 'log' | 'now'>;

/** Goes on with imports of a business that a crash cut off; one that fails holds up none of the others. */
export async function goOnWithImportsOf(services: GoOnServices, tenantId: number): Promise<void> {
  const stuck = await inTenant(services.database, tenantId, (scope) => stuckImports(scope, services.now() - ABANDONED_MS));
  for (const id of stuck)
    await goOnImporting(services, tenantId, id).catch((error: unknown) =>
      services.log.error({ err: error, job: id }, 'an import of work orders could not be gone on with'),
    );
}

/** The same of every business. */
export async function goOnWithImports(services: GoOnServices): Promise<void> {
  for (const tenantId of await inPlatform(services.database, listTenantIds)) await goOnWithImportsOf(services, tenantId);
}

/** Forgets reports of imports that nobody reads any more. */
export function purgeImports(scope: TenantScope, now: number): Promise<void> {
  return deleteImports(scope, now - KEPT_MS);
}
