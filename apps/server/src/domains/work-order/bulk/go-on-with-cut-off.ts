import { inPlatform, inTenant } from '#/database/transaction.ts';
import { listMembers } from '#/domains/tenant/list-members.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { goOn } from './go-on.ts';
import { stuckBulks } from './order-bulk.repository.ts';

/** Work that nobody has moved for so long was cut off, in milliseconds: a piece takes a fraction of a second. */
export const ABANDONED_MS = 10_000;

type GoOnServices = Pick<Services, 'database' | 'announcer' | 'log' | 'now'>;

/** Goes on with what a crash cut off of one business; in the name of who asked for it, also when they have left since. */
export async function goOnWithBulksOf(services: GoOnServices, tenantId: number): Promise<void> {
  const { stuck, members } = await inTenant(services.database, tenantId, async (scope) => {
    const found = await stuckBulks(scope, services.now() - ABANDONED_MS);
    return { stuck: found, members: found.length === 0 ? [] : await listMembers(scope) };
  });
  for (const { id, userId } of stuck) {
    const name = members.find((each) => each.id === userId)?.name ?? null;
    await goOn(services, tenantId, id, { kind: 'agent', id: userId, name });
  }
}

/** The same of every business; one that fails holds up none of the others. */
export async function goOnWithBulks(services: GoOnServices): Promise<void> {
  for (const tenantId of await inPlatform(services.database, listTenantIds)) {
    await goOnWithBulksOf(services, tenantId).catch((error: unknown) =>
      services.log.error({ err: error, tenantId }, 'work on many work orders could not be gone on with'),
    );
  }
}
