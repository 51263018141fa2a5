import { inPlatform } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { findConflicts } from './conflict/find-conflicts.ts';
import { closeGaps } from './gap/close-gaps.ts';
import { findGaps, type CareServices } from './gap/find-gaps.ts';
import { joinGaps, type JoinServices } from './gap/join-gaps.ts';
import { mineSuggestions } from './suggestion/mine-suggestions.ts';

/** Looks after the corpus of every business: gaps found and closed, suggestions, conflicts. What fails for one does not hold up the others. */
export async function tendCorpus(services: CareServices & JoinServices): Promise<void> {
  for (const tenantId of await inPlatform(services.database, listTenantIds)) {
    try {
      await findGaps(services, tenantId);
      await joinGaps(services, tenantId);
      await closeGaps(services, tenantId);
      await mineSuggestions(services, tenantId);
      await findConflicts(services, tenantId);
    } catch (error) {
      services.log.error({ err: error, tenant: tenantId }, 'the corpus of a business was not looked after');
    }
  }
}
