import type { messaging } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { acceptOutcome, agentOf } from '#/domains/conversation/change-owner.ts';
import { forStaff } from '#/domains/message/message-row.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { findCaredFor } from './care.repository.ts';
import { findConnection } from './connection.repository.ts';
import { findPlaceOf } from './delivery.repository.ts';
import { ASKS_PHONE } from './own-words.ts';

/**
 * Asks for the number of a customer who hides it: a message with the service's own button. A repeat answers with the message that is there.
 * @throws BusinessError not_found where the service has no such button, conversation_closed
 */
export async function askPhone({ request, actor, services }: Call<typeof messaging.askPhone>) {
  const { tenantId } = actor;
  const { id, client_msg_id: clientMsgId } = request;
  const text = await inTenant(services.database, tenantId, async (scope) => {
    const channelId = (await findPlaceOf(scope, id))?.channelId;
    const stored = channelId ? await findConnection(scope, channelId) : undefined;
    const conversation = await findCaredFor(scope, id);
    if (!stored || !conversation || !services.channelWorker.adapters[stored.kind]?.asksPhone) throw new BusinessError('not_found');
    return say(conversation.language, 'channel.ask_phone');
  });
  const agent = agentOf(actor);
  const command = { kind: 'agent_message', agent, clientMsgId: `${ASKS_PHONE}${clientMsgId}`, text } as const;
  const outcome = await services.ledger.submit(tenantId, id, command);
  acceptOutcome(outcome);
  if (!outcome.message) throw new BusinessError('internal');
  return forStaff(outcome.message, actor.userId);
}
