import type { ChannelState } from '@lobby/contract';
import type { Connection } from '#/channels/port/adapter.ts';
import { inTenant } from '#/database/transaction.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { saveState } from './connection.repository.ts';

/** States in which nothing goes out any more. */
const DOWN: ReadonlySet<ChannelState> = new Set(['auth_expired', 'disconnected', 'degraded']);

/** Writes down how a connection stands; those who run the business are told when that is another state than before. @param from states that it may follow; any, without it @param unless what its reason begins with where it stays as it is */
export async function changeState(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { tenantId, channelId, kind, name }: Pick<Connection, 'tenantId' | 'channelId' | 'kind' | 'name'>,
  state: ChannelState,
  reason: string | null,
  from?: readonly ChannelState[],
  unless?: string,
): Promise<void> {
  await inTenant(database, tenantId, async (scope) => {
    const before = await saveState(scope, channelId, state, state === 'connected' ? null : reason, from, unless);
    if (before === undefined || DOWN.has(before) === DOWN.has(state)) return;
    const facts = {
      channel: { id: channelId, kind, name },
      state: DOWN.has(state) ? 'failing' : 'ok',
      reason: DOWN.has(state) ? reason : null,
    };
    await publishEvents(scope, [{ type: 'channel.health', subjectId: channelId, facts }], now());
  });
}
