import { may, type SavedView } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';

/** Whether somebody may change or delete a saved view: its owner, and whoever arranges the team what is shared. */
export function mayChange(
  actor: Pick<StaffActor, 'userId' | 'role' | 'permissions'>,
  { owner, shared }: Pick<SavedView, 'owner' | 'shared'>,
): boolean {
  return owner.id === actor.userId || (shared && may(actor, 'team.edit'));
}
