import { inPlatform } from '#/database/transaction.ts';
import { lookAtAll, lookAtMailbox } from '#/domains/mailbox/look-at-mailbox.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { findMailbox, mailboxId } from './mailbox.ts';

/** Reads every mailbox that a business has switched on for its work orders. */
export async function readMailboxes(services: Services): Promise<void> {
  await lookAtAll(await inPlatform(services.database, listTenantIds), (tenantId) => readMailbox(services, tenantId));
}

/** Reads the mailbox of one business, where it has one. */
export async function readMailbox(services: Services, tenantId: number): Promise<void> {
  const box = await findMailbox(services, tenantId);
  if (box) await lookAtMailbox(services, box);
  else services.mailWatch.leave(mailboxId(tenantId));
}
