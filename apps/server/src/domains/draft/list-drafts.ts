import type { drafts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import { readDrafts } from './read-drafts.ts';

/** The caller's own drafts in a conversation. @throws BusinessError not_found */
export async function listDrafts({ request, actor, services }: Call<typeof drafts.list>) {
  await getConversation(services, actor, request.id);
  return { items: await inTenant(services.database, actor.tenantId, (scope) => readDrafts(scope, request.id, actor.userId)) };
}
