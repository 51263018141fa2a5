import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { readConversation } from './change-owner.ts';

/** Whether the visitor of a conversation is there. @throws BusinessError not_found */
export async function findVisitor({ database, visitors }: Services, actor: StaffActor, id: string) {
  const { contact } = await inTenant(database, actor.tenantId, (scope) => readConversation(scope, actor, id));
  return visitors.find(actor.tenantId, contact.id);
}
