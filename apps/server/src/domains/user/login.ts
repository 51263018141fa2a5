import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform, type PlatformScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findFailures, forgetFailures, lockAttempts, saveFailures } from './login-attempt.repository.ts';
import { openSession } from './open-session.ts';
import { afterFailure, lockedFor } from './sign-in-lock.ts';
import { findUserByEmail, markSignedIn } from './user.repository.ts';

/** Hash of a password that nobody knows: an unknown address takes as long as a wrong password. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$bG9iYnktZGVjb3ktc2FsdA$zhmXyKJmDHqhpkFFqFYBpDsGBBsgyAZQrsjHPKcq7GY';

const MINUTE_MS = 60_000;

/**
 * Signs in with address and password.
 * @throws BusinessError wrong_credentials, whichever of the two is wrong; sign_in_locked after too many wrong
 * passwords, even for the right one; banned, to who knows the password
 */
export async function login(call: Call<typeof user.login>) {
  const { request, services } = call;
  const { email, password } = request;
  const found = await inPlatform(services.database, async (scope) => {
    await refuseLocked(scope, email, services.now());
    return findUserByEmail(scope, email);
  });
  const isRight = await services.passwords.verify(password, found?.passwordHash ?? DECOY);
  const now = services.now();
  const token = await inPlatform(services.database, async (scope) => {
    await lockAttempts(scope, email);
    // Asked again with the address locked: guesses sent at once count as if sent one by one.
    const failures = await refuseLocked(scope, email, now);
    if (!found?.passwordHash || !isRight) {
      await saveFailures(scope, email, afterFailure(failures, now));
      return undefined;
    }
    if (failures) await forgetFailures(scope, email);
    if (found.status === 'banned') throw new BusinessError('banned');
    await markSignedIn(scope, found.id, new Date(now));
    return openSession(scope, found.id, call, now);
  });
  if (token === undefined) throw new BusinessError('wrong_credentials');
  return { token };
}

async function refuseLocked(scope: PlatformScope, email: string, now: number) {
  const failures = await findFailures(scope, email);
  const wait = lockedFor(failures, now);
  if (wait > 0)
    throw new BusinessError('sign_in_locked', { retry_after: Math.ceil(wait / 1000) }, { minutes: Math.ceil(wait / MINUTE_MS) });
  return failures;
}
