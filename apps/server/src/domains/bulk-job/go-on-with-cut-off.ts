import { inPlatform, inTenant } from '#/database/transaction.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { BulkItem } from '#/database/bulk-store.ts';
import { ABANDONED_MS, type BulkKind, type BulkServices } from './bulk-kind.ts';

/** Goes on with what a crash cut off of one business, in the name of who asked for it. */
export async function goOnWithCutOffOf<Action, Item extends BulkItem, Done>(
  kind: BulkKind<Action, Item, Done>,
  services: BulkServices,
  tenantId: number,
): Promise<void> {
  const { stuck, members } = await inTenant(services.database, tenantId, async (scope) => {
    const found = await kind.store.stuck(scope, services.now() - ABANDONED_MS);
    return { stuck: found, members: found.length === 0 ? [] : await listMembers(scope) };
  });
  for (const { id, userId } of stuck) {
    const asker = members.find((each) => each.id === userId);
    await kind.goOn(services, tenantId, id, userId, asker);
  }
}

/** The same of every business; one that fails holds up none of the others. */
export async function goOnWithCutOff<Action, Item extends BulkItem, Done>(
  kind: BulkKind<Action, Item, Done>,
  services: BulkServices,
): Promise<void> {
  for (const tenantId of await inPlatform(services.database, listTenantIds)) {
    await goOnWithCutOffOf(kind, services, tenantId).catch((error: unknown) =>
      services.log.error({ err: error, tenantId }, `work on ${kind.name} could not be gone on with`),
    );
  }
}

/** For how long a bulk action can be repeated or taken back, in milliseconds. */
export const BULK_KEPT_MS = 86_400_000;
