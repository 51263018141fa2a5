import type { ChannelReason, ChannelState } from '@lobby/contract';
import { ServiceRefusal, type Connection } from '#/channels/port/adapter.ts';
import type { ServiceUnreachable } from '#/channels/port/call-service.ts';
import { inTenant } from '#/database/transaction.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { saveState } from './connection.repository.ts';

/** What is said of a call that a service did not answer as it should. Pure. */
export function reasonOf(error: ServiceRefusal | ServiceUnreachable): ChannelReason {
  return error instanceof ServiceRefusal ? { code: 'refused', about: error.message } : { code: 'unreachable', about: null };
}

/** Writes down how a connection stands; those who run the business are told of each state that differs from the one before. @param from states that it may follow; any, without it @param unless codes of a reason with which it stays as it is */
export async function changeState(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { tenantId, channelId, kind, name }: Pick<Connection, 'tenantId' | 'channelId' | 'kind' | 'name'>,
  state: ChannelState,
  reason: ChannelReason | null,
  from?: readonly ChannelState[],
  unless?: readonly ChannelReason['code'][],
): Promise<void> {
  await inTenant(database, tenantId, async (scope) => {
    const before = await saveState(scope, channelId, state, state === 'connected' ? null : reason, from, unless);
    if (before === undefined || before === state) return;
    const works = state === 'connected';
    const facts = {
      channel: { id: channelId, kind, name, state },
      state: works ? 'ok' : 'failing',
      reason: works ? null : (reason?.code ?? null),
    };
    await publishEvents(scope, [{ type: 'channel.health', subjectId: channelId, facts }], now());
  });
}
