import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { attempt } from '#/domains/user/sign-in/attempt.ts';
import { lockAccount } from '#/domains/user/lock-account.ts';
import { BusinessError } from '#/errors.ts';
import { findTwoStep, markEnabled } from './two-step.repository.ts';
import { takeAuthenticatorCode } from './take-second-step.ts';
import { writeRecoveryCodes } from './write-recovery-codes.ts';

/**
 * Turns two-step codes on with the first code of the authenticator app.
 * @throws BusinessError wrong_two_step, sign_in_locked; two_step_state where they are on, or nothing was begun
 */
export async function enableTwoStep({ request, actor, services, ip, userAgent }: Call<typeof user.enableTwoStep>) {
  const { userId, email } = actor;
  const codes = await attempt(
    services,
    { email, ip, userAgent },
    () => Promise.resolve(),
    async (scope) => {
      await lockAccount(scope, userId);
      const begun = await findTwoStep(scope, userId);
      if (!begun || begun.enabledAt) throw new BusinessError('two_step_state');
      if (!(await takeAuthenticatorCode(scope, services, userId, request.code))) return { wrong: 'wrong_two_step' };
      await markEnabled(scope, userId, new Date(services.now()));
      return { value: await writeRecoveryCodes(scope, services, userId) };
    },
  );
  return { recovery_codes: codes };
}
