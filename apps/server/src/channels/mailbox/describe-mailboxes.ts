import type { ChannelMailbox } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readMailboxes } from './mailbox.repository.ts';

/** The mailboxes of channels as they travel, by the ids of the channels: their passwords never do. */
export async function describeMailboxes(scope: TenantScope, channelIds: readonly string[]): Promise<Map<string, ChannelMailbox>> {
  const stored = channelIds.length === 0 ? [] : await readMailboxes(scope, channelIds);
  return new Map(
    stored.map(({ channelId, imap, lookedAt, readAt, fault }) => [channelId, { ...imap, checked_at: lookedAt, read_at: readAt, fault }]),
  );
}
