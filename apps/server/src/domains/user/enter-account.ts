import type { Call } from '#/call.ts';
import type { PlatformScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { openSession } from './open-session.ts';
import { findUserById, markSignedIn } from './user.repository.ts';

/** Signs in who has proved elsewhere to own the account. @returns the token @throws BusinessError banned */
export async function enterAccount(
  scope: PlatformScope,
  userId: number,
  call: Pick<Call, 'ip' | 'userAgent'>,
  now: number,
): Promise<string> {
  if ((await findUserById(scope, userId))?.status === 'banned') throw new BusinessError('banned');
  await markSignedIn(scope, userId, new Date(now));
  return openSession(scope, userId, call, now);
}
