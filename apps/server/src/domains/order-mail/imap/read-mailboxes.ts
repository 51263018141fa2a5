import { inPlatform } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { ImapRefused } from '#/outside/imap/imap.ts';
import type { Services } from '#/services.ts';
import { findMailbox, noteLook, readNew } from './mailbox.ts';

/** Mailboxes that are read at a time. */
const AT_ONCE = 4;

/** Reads every mailbox that a business has switched on, from where it was left. */
export async function readMailboxes(services: Services): Promise<void> {
  const tenants = await inPlatform(services.database, listTenantIds);
  const readers = Array.from({ length: AT_ONCE }, async () => {
    for (let tenantId = tenants.shift(); tenantId !== undefined; tenantId = tenants.shift()) await readMailbox(services, tenantId);
  });
  await Promise.all(readers);
}

/**
 * Reads the mailbox of one business, where it has one, and writes down how that went. Whoever stays with it already does so at once;
 * where the server says by itself that mails arrive, somebody stays with it from now on.
 */
export async function readMailbox(services: Services, tenantId: number): Promise<void> {
  const { mailWatch } = services;
  const box = await findMailbox(services, tenantId);
  if (!box) return mailWatch.leave(tenantId);
  if (await mailWatch.look(box)) return;
  let fault = null;
  try {
    const canIdle = await services.imap.withMailbox(box.address, async (mailbox) => {
      await readNew(services, box, mailbox);
      return mailbox.canIdle;
    });
    if (canIdle) mailWatch.stay(services, box);
  } catch (error) {
    if (!(error instanceof ImapRefused)) throw error;
    ({ fault } = error);
  }
  await noteLook(services, box, fault);
}
