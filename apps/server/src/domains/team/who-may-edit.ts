import type { StaffActor } from '#/call.ts';
import { BusinessError } from '#/errors.ts';

/** Roles beside null, which is an admin (§6), that arrange who works when. */
const EDITORS = new Set(['owner', 'admin', 'supervisor']);

/** @throws BusinessError refused */
export function checkMayEditTeam({ role }: Pick<StaffActor, 'role'>): void {
  if (role !== null && !EDITORS.has(role)) throw new BusinessError('refused');
}
