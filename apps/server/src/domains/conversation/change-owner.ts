import type { Conversation } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import type { Agent, Command } from './conversation-state.ts';
import { findConversation } from './conversation.repository.ts';
import type { Outcome } from './ledger.ts';

type Plain = Extract<Command, { kind: 'return' | 'resolve' | 'reopen' | 'spam' | 'unsnooze' }>['kind'];
type StaffCommand = Extract<Command, { agent: Agent | null }>;

/** Gives back, resolves, reopens or brings back; a repeat changes nothing and answers the same. */
export function changeOwner(services: Services, actor: StaffActor, id: string, kind: Plain): Promise<Conversation> {
  return submitAs(services, actor, id, { kind, agent: agentOf(actor) });
}

/**
 * Takes over what nobody answers, or a colleague at an epoch that was seen; a repeat changes nothing and answers the same.
 * @throws BusinessError already_taken, which names whoever was faster
 */
export async function takeOver(services: Services, actor: StaffActor, id: string, epoch: number | undefined): Promise<Conversation> {
  const outcome = await services.ledger.submit(actor.tenantId, id, { kind: 'takeover', agent: agentOf(actor), epoch });
  const conversation = await getConversation(beyondReach(services), actor, id);
  if (outcome.refused === 'already_taken') throw new BusinessError('already_taken', {}, { name: conversation.agent?.name ?? '' });
  acceptOutcome(outcome);
  return conversation;
}

/** Submits what a colleague wants of a conversation, and answers with the conversation as it is then. */
export async function submitAs(services: Services, actor: StaffActor, id: string, command: StaffCommand): Promise<Conversation> {
  acceptOutcome(await services.ledger.submit(actor.tenantId, id, command));
  // Whoever hands it away is still told how it stands.
  return getConversation(beyondReach(services), actor, id);
}

/** The signed-in person, or the program, as conversations know people. */
export function agentOf({ userId, name, keyId }: StaffActor): Agent {
  return { id: userId, name, ...(keyId !== undefined && { isProgram: true }) };
}

export function getConversation(services: Services, actor: StaffActor, id: string): Promise<Conversation> {
  return inTenant(services.database, actor.tenantId, (scope) => readConversation(scope, actor, id));
}

/** The conversation as a colleague sees it, in the caller's transaction. @throws BusinessError not_found */
export async function readConversation(scope: TenantScope, actor: StaffActor, id: string): Promise<Conversation> {
  const found = await findConversation(scope, id, actor.userId);
  if (!found) throw new BusinessError('not_found');
  return found;
}

/** Turns the ledger's refusals into the caller's business codes. */
export function acceptOutcome(outcome: Outcome): asserts outcome is Extract<Outcome, { refused?: undefined }> {
  if (outcome.refused === undefined) return;
  throw new BusinessError(outcome.refused === 'stale' ? 'not_owner' : outcome.refused);
}
