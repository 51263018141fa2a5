import type { ChannelAdapter, Connection } from '#/channels/port/adapter.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { findConnection } from './connection.repository.ts';
import { openConnection } from './connections.ts';

/** A channel on a service with what is peculiar to it; undefined where it is gone. */
export async function findOpen(
  { database, secrets, channelWorker }: Services,
  tenantId: number,
  channelId: string,
): Promise<{ connection: Connection; adapter: ChannelAdapter } | undefined> {
  const stored = await inTenant(database, tenantId, (scope) => findConnection(scope, channelId));
  const adapter = stored && channelWorker.adapters[stored.kind];
  return adapter && { adapter, connection: openConnection(secrets, tenantId, stored) };
}
