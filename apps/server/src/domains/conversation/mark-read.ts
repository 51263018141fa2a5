import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { agentOf } from './change-owner.ts';
import { markConversationsRead } from '#/notifications/mark-read.ts';
import { findReading, markAllSeen, markViewed } from './conversation.repository.ts';

/**
 * Notes how far a conversation was in view of the caller, lets the visitor and the caller's other tabs know, and tells what is still unread.
 * Whoever was asked to answer it has opened it by that, and joins.
 */
export async function markRead(services: Services, actor: StaffActor, id: string, seq: number): Promise<{ unread: number }> {
  const { unread, contactId, seenSeq, viewedSeq, isAsked, isTold } = await inTenant(services.database, actor.tenantId, async (scope) => {
    await markViewed(scope, id, actor.userId, seq);
    const read = await findReading(scope, id, actor.userId);
    if (read === undefined) throw new BusinessError('not_found');
    const isTold = (await markConversationsRead(scope, actor.userId, [id], services.now())).length > 0;
    return { ...read, isTold };
  });
  services.announcer.seenByStaff(actor.tenantId, contactId, { conversation_id: id, seq: viewedSeq });
  services.announcer.readMoved(actor.userId, { conversation_id: id, seq: seenSeq, unread });
  services.channelWorker.noteRead(actor.tenantId, id, viewedSeq);
  if (isTold) services.notifier.readBy(actor.tenantId, actor);
  if (isAsked) await services.ledger.submit(actor.tenantId, id, { kind: 'open', agent: agentOf(actor) });
  return { unread };
}

/** Moves the caller's read positions to the ends. Visitors are not told of it: nobody looked. */
export async function markAllRead(
  { database, announcer, now }: Pick<Services, 'database' | 'announcer' | 'now'>,
  { tenantId, userId }: Pick<StaffActor, 'tenantId' | 'userId'>,
  ids: readonly string[],
): Promise<void> {
  const seen = await inTenant(database, tenantId, async (scope) => {
    await markConversationsRead(scope, userId, ids, now());
    return markAllSeen(scope, ids, userId);
  });
  for (const { id, seenSeq } of seen) announcer.readMoved(userId, { conversation_id: id, seq: seenSeq, unread: 0 });
}
