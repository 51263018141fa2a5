import type { TenantScope } from '#/database/transaction.ts';
import { dropPicture } from '#/domains/picture/put-picture.ts';
import { deleteMember } from './member.repository.ts';

/** Ends a membership; the account stays, the face goes. @returns the picture to erase behind the commit */
export async function dropMember(scope: TenantScope, userId: number, now: number): Promise<string | null> {
  const face = await deleteMember(scope, userId);
  await dropPicture(scope, face, 'face', now);
  return face;
}
