import { MESSAGING_REACTIONS, MESSAGING_REACTION_MS, type messaging } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findConnection } from './connection.repository.ts';
import { openConnection } from './connections.ts';
import { findPlaceOf } from './delivery.repository.ts';
import { isReachable } from './is-reachable.ts';
import { askService } from './manage-connections.ts';
import { addresseeOf, readAddresses } from './person.repository.ts';
import { findReactable, keepReactionSent, readReactions, saveReaction } from './reaction.repository.ts';

/**
 * Answers a customer's message with one sign, which the service shows them; the same again changes nothing.
 * @throws BusinessError not_found where the service or the message takes none, or none any more; channel_refused, channel_unreachable
 */
export async function react({ request, actor, services }: Call<typeof messaging.react>) {
  const { tenantId } = actor;
  const { id, seq, emoji } = request;
  const now = services.now();
  const found = await inTenant(services.database, tenantId, async (scope) => {
    const { channelId = null, contactId = '' } = (await findPlaceOf(scope, id)) ?? {};
    const stored = channelId === null ? undefined : await findConnection(scope, channelId);
    if (!stored || stored.status === 'paused' || !(await isReachable(scope, stored, contactId, now))) return undefined;
    const since = now - (MESSAGING_REACTION_MS[stored.kind] ?? now);
    const providerId = await findReactable(scope, stored.channelId, { conversationId: id, seq, since });
    const own = (await readReactions(scope, id)).get(seq)?.find(({ by }) => by === 'business')?.emoji ?? null;
    return providerId === undefined
      ? undefined
      : { stored, providerId, own, people: await readAddresses(scope, stored.channelId, contactId) };
  });
  const adapter = found && services.channelWorker.adapters[found.stored.kind];
  const isOffered = found && (emoji === null || MESSAGING_REACTIONS[found.stored.kind]?.includes(emoji) === true);
  if (!found || !adapter?.react || !isOffered) throw new BusinessError('not_found');
  const { stored, providerId, own, people } = found;
  if (emoji === own) return { emoji };
  const connection = openConnection(services.secrets, tenantId, stored);
  const sentAs = await askService(async () => adapter.react?.(connection, { to: addresseeOf(people, now), providerId, emoji }));
  await inTenant(services.database, tenantId, async (scope) => {
    await saveReaction(scope, { conversationId: id, seq, by: 'business', emoji, order: null });
    if (sentAs !== undefined) await keepReactionSent(scope, stored.channelId, { providerId: sentAs, conversationId: id, seq }, now);
  });
  services.announcer.noteChanged(tenantId, id);
  return { emoji };
}
