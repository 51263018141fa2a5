import type { Draft, drafts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import { keepNewest } from './draft.repository.ts';
import { readDrafts } from './read-drafts.ts';

/** Keeps the caller's draft where it is the newest, and tells their other tabs. @throws BusinessError not_found */
export async function saveDraft({ request, actor, services }: Call<typeof drafts.save>): Promise<Draft> {
  const { id, kind, body, attachments: attachmentIds = [], cards = [], reply_to_seq: replyToSeq } = request;
  const { userId } = actor;
  await getConversation(services, actor, id);
  // A clock that is ahead would win over every later draft.
  const writtenAt = Math.min(request.written_at, services.now());
  const { isKept, held } = await inTenant(services.database, actor.tenantId, async (scope) => ({
    isKept: await keepNewest(scope, { conversationId: id, userId, kind, body, writtenAt, attachmentIds, cards, replyToSeq }),
    held: (await readDrafts(scope, id, userId)).find((draft) => draft.kind === kind),
  }));
  if (isKept) services.announcer.draftChanged(userId, { conversation_id: id, kind });
  return held ?? { kind, body, written_at: writtenAt };
}
