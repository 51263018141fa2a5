import { inPlatform } from '#/database/transaction.ts';
import { lookAtAll, lookAtMailbox } from '#/domains/mailbox/look-at-mailbox.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { findMailboxes } from './find-mailboxes.ts';

/** Reads every mailbox that a channel has. */
export async function readChannelMailboxes(services: Services): Promise<void> {
  await lookAtAll(await inPlatform(services.database, listTenantIds), async (tenantId) => {
    for (const box of await findMailboxes(services, tenantId)) await lookAtMailbox(services, box);
  });
}
