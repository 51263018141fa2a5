import type { StaffActor } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { isWithinReach } from './is-within-reach.ts';
import { findPartMembers, findPlace } from './reach.repository.ts';

/** Whether a colleague sees a conversation that stands in the transaction already; asked with a scope that shows everything. */
export async function seesConversation(scope: TenantScope, { userId, reach }: StaffActor, conversationId: string): Promise<boolean> {
  if (reach === 'all') return true;
  const place = await findPlace(scope, conversationId);
  const member = (await findPartMembers(scope)).find((each) => each.userId === userId);
  return place !== undefined && (member === undefined || isWithinReach(member, place));
}
