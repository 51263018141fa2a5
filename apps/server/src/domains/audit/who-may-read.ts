import type { StaffActor } from '#/call.ts';
import { BusinessError } from '#/errors.ts';

/** Roles beside null, which is an admin (§6), that see who did what. */
const READERS = new Set(['owner', 'admin']);

/** @throws BusinessError refused */
export function checkMayReadAudit({ role }: Pick<StaffActor, 'role'>): void {
  if (role !== null && !READERS.has(role)) throw new BusinessError('refused');
}
