import type { Call } from '#/call.ts';
import type { PlatformScope } from '#/database/transaction.ts';
import { recordOwn } from '#/domains/audit/record-audit.ts';
import { insertSession } from './session.repository.ts';
import { makeToken } from './session-token.ts';
import { findUserById } from './user.repository.ts';
import { noticeDevice } from './sign-in/notice-device.ts';

/** Life of a sign-in after its last use, in milliseconds: 30 days. */
export const SESSION_TTL_MS = 30 * 86_400_000;

/** Signs a user in, and tells the owner by mail where that is somewhere new. @returns the token, which is stored nowhere */
export async function openSession(
  scope: PlatformScope,
  userId: number,
  { ip, userAgent }: Pick<Call, 'ip' | 'userAgent'>,
  now: number,
): Promise<string> {
  const { token, hash } = makeToken();
  const at = new Date(now);
  await insertSession(scope, {
    userId,
    tokenHash: hash,
    ip,
    userAgent,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(now + SESSION_TTL_MS),
  });
  await noticeDevice(scope, userId, { ip, userAgent }, now);
  const { name } = (await findUserById(scope, userId)) ?? { name: '' };
  await recordOwn(scope, { id: userId, name }, 'user.login', { ip, at: now });
  return token;
}
