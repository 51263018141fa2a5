import type { Conversation, conversations } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { getConversation } from './change-owner.ts';
import { saveTranslateTo } from './conversation.repository.ts';

/** Turns translation on or off for everybody who works in the conversation. @throws BusinessError not_found */
export async function chooseTranslation({ request, actor, services }: Call<typeof conversations.translate>): Promise<Conversation> {
  const { id } = request;
  if (!(await inTenant(services.database, actor.tenantId, (scope) => saveTranslateTo(scope, id, request))))
    throw new BusinessError('not_found');
  const changed = await getConversation(services, actor, id);
  const { status, ended_as: endedAs, contact, last_seq: lastSeq, owner_kind: ownerKind, owner_epoch: ownerEpoch, asked } = changed;
  const unattendedEpoch = asked ? ownerEpoch : null;
  const told = { id, status, endedAs, contactId: contact.id, lastSeq, ownerKind, ownerEpoch, unattendedEpoch };
  services.announcer.conversationChanged(actor.tenantId, told);
  return changed;
}
