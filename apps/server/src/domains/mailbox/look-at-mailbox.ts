import { ImapRefused } from '#/outside/imap/imap.ts';
import type { Services } from '#/services.ts';
import { holdUntil } from './mail-watch.ts';
import { readNew } from './read-new.ts';
import type { WatchedMailbox } from './watched-mailbox.ts';

/** Mailboxes that are read at a time. */
const AT_ONCE = 4;

/** Looks at the mailboxes of every business. @param lookAt looks at those of one */
export async function lookAtAll(tenantIds: readonly number[], lookAt: (tenantId: number) => Promise<void>): Promise<void> {
  const left = [...tenantIds];
  const readers = Array.from({ length: AT_ONCE }, async () => {
    for (let tenantId = left.shift(); tenantId !== undefined; tenantId = left.shift()) await lookAt(tenantId);
  });
  await Promise.all(readers);
}

/**
 * Reads a mailbox from where it was left, and writes down how that went. Whoever stays with it already does so at once, and one that another
 * server is with is left to it; where the mail server says by itself that mails arrive, somebody stays with it from now on.
 */
export async function lookAtMailbox(services: Services, box: WatchedMailbox): Promise<void> {
  const { mailWatch, now } = services;
  if (await mailWatch.look(box)) return;
  if (!(await box.hold(mailWatch.holder, holdUntil(now())))) return;
  let fault = null;
  let isStaying = false;
  try {
    const canIdle = await services.imap.withMailbox(box.address, async (mailbox) => {
      // Another server may have read it a moment ago.
      await readNew(services, (await box.again()) ?? box, mailbox);
      return mailbox.canIdle;
    });
    isStaying = canIdle && mailWatch.stay(services, box);
  } catch (error) {
    if (!(error instanceof ImapRefused)) throw error;
    ({ fault } = error);
  } finally {
    if (!isStaying) await box.hold(mailWatch.holder, now());
  }
  await box.noteLook(fault);
}
