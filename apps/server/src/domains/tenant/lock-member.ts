import type { TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { lockMember as lock, type LockedMember } from './member.repository.ts';

/**
 * Holds a member's place until the transaction ends. @returns undefined for who is no member
 * @throws BusinessError refused for whose business it is: nobody takes it away from them
 */
export async function lockMember(scope: TenantScope, userId: number): Promise<LockedMember | undefined> {
  const member = await lock(scope, userId);
  if (member?.owner) throw new BusinessError('refused');
  return member;
}
