import type { user } from '@lobby/contract';
import { randomBytes } from 'node:crypto';
import type { Call } from '#/call.ts';
import { claimAccount, provePassword } from '#/domains/user/password-proof.ts';
import { attempt } from '#/domains/user/sign-in/attempt.ts';
import { BusinessError } from '#/errors.ts';
import { toBase32 } from './base32.ts';
import { authenticatorUri, SECRET_BYTES } from './totp.ts';
import { sealSecret } from './two-step-secret.ts';
import { savePending } from './two-step.repository.ts';

/**
 * Makes a secret for an authenticator app; nothing changes until a code of it was entered.
 * @throws BusinessError wrong_password, sign_in_locked; two_step_state where two-step codes are on
 */
export async function beginTwoStep({ request, actor, services, ip, userAgent }: Call<typeof user.beginTwoStep>) {
  const { userId, email } = actor;
  const secret = randomBytes(SECRET_BYTES);
  await attempt(
    services,
    { email, ip, userAgent },
    (asker) => provePassword(services, email, request.password, asker),
    async (scope, proof) => {
      if (!(await claimAccount(scope, proof))) return { wrong: 'wrong_password' };
      const isSaved = await savePending(scope, userId, sealSecret(services, userId, secret), new Date(services.now()));
      if (!isSaved) throw new BusinessError('two_step_state');
      return { value: undefined };
    },
  );
  const text = toBase32(secret);
  return { secret: text, uri: authenticatorUri(text, email) };
}
