import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { BusinessError } from '#/errors.ts';
import { changePassword } from './change-password.ts';
import { cutOff } from './cut-off.ts';
import { findOwnWords } from './find-own-words.ts';
import { findLiveResetKey, takeResetKey } from './reset-key.repository.ts';
import { hashToken } from './session-token.ts';
import { newcomer } from './sign-in/attempt.ts';
import { trustDevice } from './sign-in/trust-device.ts';
import { findUserByEmail, lockUser } from './user.repository.ts';
import { refuseWeakPassword } from './weak-password/refuse-weak-password.ts';

/**
 * Sets a password with the key of a checked code, for an account without one too, and ends every session. Two-step codes
 * stay on: who reads the mail has one step of two.
 * @throws BusinessError link_expired; weak_password, after which the key stays good
 */
export async function resetPassword(call: Call<typeof user.resetPassword>) {
  const { request, services, ip, userAgent } = call;
  const { database, passwords } = services;
  const keyHash = hashToken(request.key);
  if (!keyHash) throw new BusinessError('link_expired');
  const now = new Date(services.now());
  const { userId, email, own } = await inPlatform(database, async (scope) => {
    const email = await findLiveResetKey(scope, keyHash, now);
    const found = email === undefined ? undefined : await findUserByEmail(scope, email);
    if (email === undefined || !found) throw new BusinessError('link_expired');
    return { userId: found.id, email, own: await findOwnWords(scope, found.id) };
  });
  refuseWeakPassword(request.password, own);
  const passwordHash = await passwords.hash(request.password, newcomer({ email, ip }));
  const ended = await inPlatform(database, async (scope) => {
    await lockUser(scope, userId);
    if (!(await takeResetKey(scope, keyHash, now))) throw new BusinessError('link_expired');
    await trustDevice(scope, { userId, email, ip, userAgent }, now);
    return changePassword(scope, { id: userId, email }, passwordHash, 'all', call);
  });
  cutOff(services, ended);
  deliverSoon(services);
  return {};
}
