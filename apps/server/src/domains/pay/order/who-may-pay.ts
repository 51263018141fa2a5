import type { StaffActor } from '#/call.ts';
import { BusinessError } from '#/errors.ts';

/** Who may spend the business's money: its admins; a role of null is one (§6). */
export function mayPay(role: string | null): boolean {
  return role === null || role === 'admin';
}

/** @throws BusinessError refused */
export function checkMayPay({ role }: Pick<StaffActor, 'role'>): void {
  if (!mayPay(role)) throw new BusinessError('refused');
}
