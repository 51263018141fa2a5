import type { notes } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import { foldWaits } from './fold-waits.ts';
import { readNotes } from './note.repository.ts';

/** What colleagues said and did, oldest first. @throws BusinessError not_found */
export async function listNotes({ request, actor, services }: Call<typeof notes.list>) {
  await getConversation(services, actor, request.id);
  return { items: foldWaits(await inTenant(services.database, actor.tenantId, (scope) => readNotes(scope, request.id))) };
}
