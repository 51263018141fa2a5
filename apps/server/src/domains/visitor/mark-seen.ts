import type { visitor } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { readOwnConversation } from './visitor-state.ts';
import { markSeenByContact } from './visitor.repository.ts';

/** Moves the visitor's read position forward and tells whoever answers. @throws BusinessError not_found */
export async function markSeen({ request, actor, services }: Call<typeof visitor.read>) {
  const { conversation_id: id, seq } = request;
  await inTenant(services.database, actor.tenantId, async (scope) => {
    await readOwnConversation(scope, actor.contactId, id);
    return markSeenByContact(scope, actor.contactId, id, seq);
  }).then((isNew) => isNew && services.announcer.seenByContact(actor.tenantId, { conversation_id: id, seq }));
  return {};
}
