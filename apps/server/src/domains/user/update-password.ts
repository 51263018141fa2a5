import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { changePassword } from './change-password.ts';
import { cutOff } from './cut-off.ts';
import { findOwnWords } from './find-own-words.ts';
import { claimAccount, provePassword } from './password-proof.ts';
import { attempt } from './sign-in/attempt.ts';
import { refuseWeakPassword } from './weak-password/refuse-weak-password.ts';

/**
 * Changes the own password and ends every other session. An account without a password gets its first one by mail.
 * @throws BusinessError wrong_password, sign_in_locked, weak_password
 */
export async function updatePassword(call: Call<typeof user.updatePassword>) {
  const { request, actor, services, ip, userAgent } = call;
  const { userId, email, sessionId } = actor;
  refuseWeakPassword(request.password, await inPlatform(services.database, (scope) => findOwnWords(scope, userId)));
  const ended = await attempt(
    services,
    { email, ip, userAgent },
    async (asker) => {
      const proof = await provePassword(services, email, request.old_password, asker);
      return { proof, passwordHash: proof && (await services.passwords.hash(request.password, asker)) };
    },
    async (scope, { proof, passwordHash }) => {
      const account = await claimAccount(scope, proof);
      if (!account || passwordHash === undefined) return { wrong: 'wrong_password' };
      return { value: await changePassword(scope, account, passwordHash, { except: sessionId }, call) };
    },
  );
  deliverSoon(services);
  return cutOff(services, ended);
}
