import { may, type Message, type messages } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { acceptOutcome, agentOf } from '#/domains/conversation/change-owner.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { forStaff } from './message-row.ts';
import { readMessages } from './read-messages.ts';

/** Changes an own message. @throws BusinessError not_found, not_author, too_late */
export async function editMessage({ request, actor, services }: Call<typeof messages.edit>): Promise<Message> {
  const { id, seq, text } = request;
  acceptOutcome(await services.ledger.submit(actor.tenantId, id, { kind: 'edit', agent: agentOf(actor), seq, text }));
  return readOne(services, actor, id, seq);
}

/** Takes a message back. @throws BusinessError not_found, not_author, too_late */
export async function removeMessage({ request, actor, services }: Call<typeof messages.remove>): Promise<Message> {
  const { id, seq } = request;
  const command = { kind: 'remove' as const, agent: agentOf(actor), seq, mayRemoveAny: may(actor, 'session.remove') };
  acceptOutcome(await services.ledger.submit(actor.tenantId, id, command));
  return readOne(services, actor, id, seq);
}

async function readOne(services: Services, { tenantId, userId }: StaffActor, conversationId: string, seq: number): Promise<Message> {
  const page = { conversationId, afterSeq: seq - 1, limit: 1 };
  const [found] = await inTenant(services.database, tenantId, (scope) => readMessages(scope, page));
  if (!found) throw new BusinessError('not_found');
  return forStaff(found, userId);
}
