import { may, type CannedScope } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';

/** Whether somebody may write a canned reply: shared ones need a permission, one's own are for whoever owns them. */
export function mayWrite(
  { userId, role }: Pick<StaffActor, 'userId' | 'role'>,
  { scope, ownerId }: { scope: CannedScope; ownerId: number | null },
): boolean {
  return scope === 'me' ? ownerId === userId : may(role, 'canned.share');
}
