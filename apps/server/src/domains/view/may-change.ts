import type { SavedView } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';

/** Whether somebody may change or delete a saved view: its owner, and an admin what is shared. */
export function mayChange(
  { userId, role }: Pick<StaffActor, 'userId' | 'role'>,
  { owner, shared }: Pick<SavedView, 'owner' | 'shared'>,
): boolean {
  return owner.id === userId || (shared && (role === null || role === 'admin'));
}
