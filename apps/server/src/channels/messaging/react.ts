import { MESSAGING_REACTIONS, type messaging } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findConnection } from './connection.repository.ts';
import { openConnection } from './connections.ts';
import { findPlaceOf } from './delivery.repository.ts';
import { askService } from './manage-connections.ts';
import { findProviderId } from './message-name.repository.ts';
import { saveReaction } from './reaction.repository.ts';

/**
 * Answers a customer's message with one sign, which the service shows them; the same again changes nothing.
 * @throws BusinessError not_found where the service or the message takes none, channel_refused
 */
export async function react({ request, actor, services }: Call<typeof messaging.react>) {
  const { tenantId } = actor;
  const { id, seq, emoji } = request;
  const found = await inTenant(services.database, tenantId, async (scope) => {
    const channelId = (await findPlaceOf(scope, id))?.channelId;
    const stored = channelId ? await findConnection(scope, channelId) : undefined;
    const providerId = stored && (await findProviderId(scope, stored.channelId, id, seq));
    return stored && providerId !== undefined ? { stored, providerId } : undefined;
  });
  const adapter = found && services.channelWorker.adapters[found.stored.kind];
  const isOffered = found && (emoji === null || MESSAGING_REACTIONS[found.stored.kind]?.includes(emoji) === true);
  if (!found || !adapter?.react || !isOffered || found.stored.status === 'paused') throw new BusinessError('not_found');
  const connection = openConnection(services.secrets, tenantId, found.stored);
  await askService(async () => adapter.react?.(connection, { providerId: found.providerId, emoji }));
  await inTenant(services.database, tenantId, (scope) =>
    saveReaction(scope, { conversationId: id, seq, by: 'business', emoji, order: null }),
  );
  services.announcer.noteChanged(tenantId, id);
  return { emoji };
}
