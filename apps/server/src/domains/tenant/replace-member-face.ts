import type { TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { replaceFace } from './member.repository.ts';

/** Names the picture of a member's face, or none. @returns the one before @throws BusinessError not_found */
export async function replaceMemberFace(scope: TenantScope, userId: number, face: string | null): Promise<string | null> {
  const before = await replaceFace(scope, userId, face);
  if (before === undefined) throw new BusinessError('not_found');
  return before;
}
