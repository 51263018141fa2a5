import type { ChannelMailbox, ImapFault } from '@lobby/contract';
import { findOpen } from '#/channels/messaging/find-open.ts';
import { takeArrived } from '#/channels/messaging/receive.ts';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { lookAtAll, lookAtMailbox } from '#/domains/mailbox/look-at-mailbox.ts';
import type { AnewMail, WatchedMailbox } from '#/domains/mailbox/watched-mailbox.ts';
import { MAIL_MAX_BYTES } from '#/domains/order-mail/inbound/receive-mail.ts';
import { readHead } from '#/domains/order-mail/inbound/read-mail.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { readMailboxes, saveHeld, saveLook, saveProgress, type StoredMailbox } from './mailbox.repository.ts';
import { openPassword } from './try-mailbox.ts';

/** What the mailbox of a channel is called among all. */
export const mailboxId = (channelId: string) => `channel ${channelId}`;

/**
 * Of a mailbox that was made anew, mails that arrived so long before the last look at it have been taken, or lay there before anybody looked, in
 * milliseconds; what channels have received is known for longer. Where the mailbox no longer says when its mails arrived, when they were written
 * has to do: one that was on its way for longer than this is then taken for an old one.
 */
const KNOWN_MS = 7 * 86_400_000;
const SECOND_MS = 1_000;

/** Reads every mailbox that a channel has. */
export async function readChannelMailboxes(services: Services): Promise<void> {
  await lookAtAll(await inPlatform(services.database, listTenantIds), async (tenantId) => {
    for (const box of await findMailboxes(services, tenantId)) await lookAtMailbox(services, box);
  });
}

/** The mailboxes of a business that its channels read. */
export async function findMailboxes(services: Services, tenantId: number): Promise<WatchedMailbox[]> {
  const stored = await inTenant(services.database, tenantId, (scope) => readMailboxes(scope));
  return stored.filter(({ imap }) => imap.on).map((each) => watched(services, tenantId, each));
}

/** The mailboxes of channels as they travel, by the ids of the channels: their passwords never do. */
export async function describeMailboxes(scope: TenantScope, channelIds: readonly string[]): Promise<Map<string, ChannelMailbox>> {
  const stored = channelIds.length === 0 ? [] : await readMailboxes(scope, channelIds);
  return new Map(
    stored.map(({ channelId, imap, lookedAt, readAt, fault }) => [channelId, { ...imap, checked_at: lookedAt, read_at: readAt, fault }]),
  );
}

function watched(services: Services, tenantId: number, stored: StoredMailbox): WatchedMailbox {
  const { database, secrets, now } = services;
  const { channelId, imap, password: sealed, uidValidity, lastUid, anewUpto, anewSince } = stored;
  const { on: _on, ...address } = imap;
  return {
    id: mailboxId(channelId),
    tenantId,
    key: `${JSON.stringify(imap)} ${sealed.toString('base64')}`,
    address: { ...address, password: openPassword(secrets, tenantId, channelId, sealed) },
    progress: uidValidity === null || lastUid === null ? null : { uidValidity, lastUid, anewUpto },
    mailMaxBytes: MAIL_MAX_BYTES,
    anewSince,
    async take(raw, anew) {
      if (!anew || (await isRecent(services, tenantId, channelId, { raw, ...anew }))) await receive(services, tenantId, channelId, raw);
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

/** Whether a mail came so late that nobody can have taken it and forgotten it since. */
async function isRecent(
  { database, now, log }: Services,
  tenantId: number,
  channelId: string,
  { raw, arrivedAt }: AnewMail & { raw: Buffer },
): Promise<boolean> {
  const [stored] = await inTenant(database, tenantId, (scope) => readMailboxes(scope, [channelId]));
  const at = arrivedAt ?? (await readHead(raw))?.writtenAt ?? null;
  const { since, anewSince } = stored ?? { since: now(), anewSince: null };
  // Both times are to the second.
  const first = Math.max(Math.floor(since / SECOND_MS) * SECOND_MS, (anewSince ?? since) - KNOWN_MS);
  if (at === null || at >= first) return true;
  log.info({ tenant: tenantId, channel: channelId, at }, 'a mail of a mailbox that was numbered anew is taken for one that is known');
  return false;
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
