import type { Connection, ChannelAdapter } from '#/channels/port/adapter.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { findConnection } from './connection.repository.ts';
import { openConnection, type Adapters } from './connections.ts';
import { findUnmarked, saveMarked } from './read-mark.repository.ts';

type Parts = Pick<Services, 'database' | 'secrets' | 'now'>;

/** Somebody of the business, or its bot, has read up to a message: the service shows that to whoever wrote it. */
export async function markReadThere(
  { database, secrets, now }: Parts,
  adapters: Adapters,
  { tenantId, conversationId, seq }: { tenantId: number; conversationId: string; seq: number },
): Promise<void> {
  const found = await inTenant(database, tenantId, async (scope) => {
    const unmarked = await findUnmarked(scope, conversationId, seq);
    const stored = unmarked && (await findConnection(scope, unmarked.channelId));
    return unmarked && stored ? { unmarked, connection: openConnection(secrets, tenantId, stored) } : undefined;
  });
  if (!found) return;
  const { unmarked, connection } = found;
  if (connection.isPaused) return;
  const adapter: ChannelAdapter | undefined = adapters[connection.kind];
  await adapter?.markRead?.(connection, unmarked);
  await keepMarked({ database, now }, connection, { conversationId, seq: unmarked.seq });
}

export function keepMarked(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  { tenantId }: Pick<Connection, 'tenantId'>,
  { conversationId, seq }: { conversationId: string; seq: number },
): Promise<void> {
  return inTenant(database, tenantId, (scope) => saveMarked(scope, conversationId, seq, now()));
}
