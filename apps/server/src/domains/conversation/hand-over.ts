import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { agentOf } from './change-owner.ts';
import type { Agent } from './conversation-state.ts';
import { findHeldBy } from './conversation.repository.ts';

/**
 * Gives everything that a person answers to a colleague, or to the queue; what somebody else takes over meanwhile stays
 * theirs. @returns how many changed hands
 */
export async function handOver(services: Services, actor: StaffActor, fromId: number, to: Agent | null): Promise<number> {
  const held = await inTenant(services.database, actor.tenantId, (scope) => findHeldBy(scope, fromId));
  const outcomes = await Promise.all(
    held.map(({ id, epoch }) => services.ledger.submit(actor.tenantId, id, { kind: 'assign', agent: agentOf(actor), to, epoch })),
  );
  return outcomes.filter(({ refused }) => refused === undefined).length;
}
