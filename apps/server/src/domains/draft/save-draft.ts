import type { Draft, drafts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import { keepNewest, readDrafts } from './draft.repository.ts';

/** Keeps the caller's draft where it is the newest, and tells their other tabs. @throws BusinessError not_found */
export async function saveDraft({ request, actor, services }: Call<typeof drafts.save>): Promise<Draft> {
  const { id, kind, body } = request;
  await getConversation(services, actor, id);
  // A clock that is ahead would win over every later draft.
  const writtenAt = Math.min(request.written_at, services.now());
  const { kept, held } = await inTenant(services.database, actor.tenantId, async (scope) => {
    const stored = await keepNewest(scope, { conversationId: id, userId: actor.userId, kind, body, writtenAt });
    return { kept: stored, held: stored ?? (await readDrafts(scope, id, actor.userId)).find((draft) => draft.kind === kind) };
  });
  if (kept) services.announcer.draftChanged(actor.userId, { conversation_id: id, kind });
  return held ?? { kind, body, written_at: writtenAt };
}
