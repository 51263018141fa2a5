import type { ImapFault } from '@lobby/contract';
import { findOpen } from '#/channels/messaging/find-open.ts';
import { takeArrived } from '#/channels/messaging/receive.ts';
import { inTenant } from '#/database/transaction.ts';
import type { WatchedMailbox } from '#/domains/mailbox/watched-mailbox.ts';
import { MAIL_MAX_BYTES } from '#/domains/order-mail/inbound/receive-mail.ts';
import { readHead } from '#/domains/order-mail/inbound/read-mail.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { readMailboxes, saveHeld, saveLook, saveProgress, type StoredMailbox } from './mailbox.repository.ts';
import { openPassword } from './mailbox-password.ts';

/** What the mailbox of a channel is called among all. */
export const mailboxId = (channelId: string) => `channel ${channelId}`;

/**
 * Of a mailbox that was made anew, mails that were written so long before the last look at it have been taken, or lay there before anybody
 * looked, in milliseconds; What channels have received is known for longer.
 */
const KNOWN_MS = 7 * 86_400_000;
const SECOND_MS = 1_000;

/** The mailboxes of a business that its channels read. */
export async function findMailboxes(services: Services, tenantId: number): Promise<WatchedMailbox[]> {
  const stored = await inTenant(services.database, tenantId, (scope) => readMailboxes(scope));
  return stored.filter(({ imap }) => imap.on).map((each) => watched(services, tenantId, each));
}

function watched(services: Services, tenantId: number, stored: StoredMailbox): WatchedMailbox {
  const { database, secrets, now } = services;
  const { channelId, imap, password: sealed, uidValidity, lastUid, anewUpto } = stored;
  const { on: _on, ...address } = imap;
  return {
    id: mailboxId(channelId),
    tenantId,
    key: `${JSON.stringify(imap)} ${sealed.toString('base64')}`,
    address: { ...address, password: openPassword(secrets, tenantId, channelId, sealed) },
    progress: uidValidity === null || lastUid === null ? null : { uidValidity, lastUid, anewUpto },
    mailMaxBytes: MAIL_MAX_BYTES,
    async take(raw, isAnew) {
      if (!isAnew || (await isRecent(services, tenantId, channelId, raw))) await receive(services, tenantId, channelId, raw);
    },
    saveProgress: (progress) => inTenant(database, tenantId, (scope) => saveProgress(scope, stored, progress)),
    noteLook: (fault) => noteLook(services, tenantId, stored, fault),
    hold: (holder, until) => inTenant(database, tenantId, (scope) => saveHeld(scope, channelId, holder, until, now())),
    async again() {
      const [found] = await inTenant(database, tenantId, (scope) => readMailboxes(scope, [channelId]));
      return found?.imap.on ? watched(services, tenantId, found) : undefined;
    },
  };
}

/** Whether a mail was written so late that nobody can have taken it and forgotten it since. */
async function isRecent({ database, now }: Services, tenantId: number, channelId: string, raw: Buffer): Promise<boolean> {
  const [stored] = await inTenant(database, tenantId, (scope) => readMailboxes(scope, [channelId]));
  const writtenAt = (await readHead(raw))?.writtenAt ?? null;
  const { since, anewSince } = stored ?? { since: now(), anewSince: null };
  // A mail says when it was written to the second.
  const first = Math.max(Math.floor(since / SECOND_MS) * SECOND_MS, (anewSince ?? since) - KNOWN_MS);
  return writtenAt === null || writtenAt >= first;
}

/** A mail that was fetched is what one that was posted is: it is known by the same name. */
async function receive(services: Services, tenantId: number, channelId: string, raw: Buffer): Promise<void> {
  const open = await findOpen(services, tenantId, channelId);
  if (open) await takeArrived(services, open, raw);
}

/** Those who run the business are told when a mailbox can no longer be read, and when it can be again. */
function noteLook({ database, now }: Services, tenantId: number, stored: StoredMailbox, fault: ImapFault | null): Promise<void> {
  return inTenant(database, tenantId, async (scope) => {
    const before = await saveLook(scope, stored, fault, now());
    if (!before || (before.fault === null) === (fault === null)) return;
    const { channelId } = stored;
    const channel = { id: channelId, kind: 'email', name: before.channel };
    const facts = { channel, state: fault === null ? 'ok' : 'failing', reason: fault };
    await publishEvents(scope, [{ type: 'channel.health', subjectId: channelId, facts }], now());
  });
}
