import type { Inbound } from '#/channels/port/inbound.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Applying } from './apply-event.ts';
import type { LeasedEvent } from './event.repository.ts';
import { findByProviderId } from './message-name.repository.ts';
import { saveReaction } from './reaction.repository.ts';

/** A customer answers a message with one sign: nobody has to answer that. @returns false where the message is not known: it may come later */
export async function applyReaction(
  { services, connection: { tenantId, channelId } }: Applying,
  { order }: Pick<LeasedEvent, 'order'>,
  { providerId, emoji }: Inbound & { kind: 'reaction' },
): Promise<boolean> {
  const place = await inTenant(services.database, tenantId, async (scope) => {
    const found = await findByProviderId(scope, channelId, providerId);
    if (found) await saveReaction(scope, { ...found, by: 'contact', emoji, order });
    return found;
  });
  if (place) services.announcer.noteChanged(tenantId, place.conversationId);
  return place !== undefined;
}
