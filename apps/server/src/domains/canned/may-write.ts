import { may, type CannedScope } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';

/** Whether somebody may write a canned reply: shared ones need a permission, one's own are for whoever owns them. */
export function mayWrite(
  actor: Pick<StaffActor, 'userId' | 'role' | 'permissions'>,
  { scope, ownerId }: { scope: CannedScope; ownerId: number | null },
): boolean {
  return scope === 'me' ? ownerId === actor.userId : may(actor, 'canned.share');
}
