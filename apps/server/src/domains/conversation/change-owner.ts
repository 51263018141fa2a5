import type { Conversation } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import type { Command } from './conversation-state.ts';
import { findConversation } from './conversation.repository.ts';
import type { Outcome } from './ledger.ts';

type StaffCommand = Extract<Command, { kind: 'takeover' | 'return' | 'resolve' | 'reopen' }>['kind'];

/** Takes over, gives back, resolves or reopens; a repeat changes nothing and answers the same. */
export async function changeOwner(services: Services, actor: StaffActor, id: string, kind: StaffCommand): Promise<Conversation> {
  const outcome = await services.ledger.submit(actor.tenantId, id, { kind, agent: { id: actor.userId, name: actor.name } });
  acceptOutcome(outcome);
  return getConversation(services, actor, id);
}

export async function getConversation(services: Services, actor: StaffActor, id: string): Promise<Conversation> {
  const found = await inTenant(services.database, actor.tenantId, (scope) => findConversation(scope, id, actor.userId));
  if (!found) throw new BusinessError('not_found');
  return found;
}

/** Turns the ledger's refusals into the caller's business codes. */
export function acceptOutcome(outcome: Outcome): asserts outcome is Extract<Outcome, { refused?: undefined }> {
  if (outcome.refused === undefined) return;
  throw new BusinessError(outcome.refused === 'stale' ? 'not_owner' : outcome.refused);
}
