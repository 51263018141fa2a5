import type { StaffActor } from '#/call.ts';
import { BusinessError } from '#/errors.ts';

/** What is erased is gone for good: only whose business it is decides; a role of null is one (§6). @throws BusinessError refused */
export function checkMaySetRetention({ role }: Pick<StaffActor, 'role'>): void {
  if (role !== null && role !== 'owner') throw new BusinessError('refused');
}
