import { covers, type Holder } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { BusinessError } from '#/errors.ts';

/** Nobody gives, takes or changes what they do not hold themselves. @throws BusinessError refused */
export function requireCover(actor: StaffActor, ...others: readonly Holder[]): void {
  if (!others.every((other) => covers(actor, other))) throw new BusinessError('refused');
}
