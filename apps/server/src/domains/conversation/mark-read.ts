import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { countUnread, markAllSeen, markSeen } from './conversation.repository.ts';

/** Moves the caller's read position forward and tells what is still unread. */
export function markRead(services: Services, actor: StaffActor, id: string, seq: number): Promise<{ unread: number }> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await markSeen(scope, id, actor.userId, seq);
    const unread = await countUnread(scope, id, actor.userId);
    if (unread === undefined) throw new BusinessError('not_found');
    return { unread };
  });
}

/** Moves the caller's read positions to the ends. */
export function markAllRead(services: Services, actor: StaffActor, ids: readonly string[]): Promise<void> {
  return inTenant(services.database, actor.tenantId, (scope) => markAllSeen(scope, ids, actor.userId));
}
