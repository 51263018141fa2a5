import type { Call } from '#/call.ts';
import type { PlatformScope } from '#/database/transaction.ts';
import { claimAccount, provePassword } from '#/domains/user/password-proof.ts';
import { attempt } from '#/domains/user/sign-in/attempt.ts';
import { BusinessError } from '#/errors.ts';
import type { user } from '@lobby/contract';
import { hasTwoStep } from './has-two-step.ts';
import { takeSecondStep } from './take-second-step.ts';

/**
 * Does `work` for who knows the password and has the second step.
 * @throws BusinessError wrong_password, wrong_two_step, sign_in_locked; two_step_state where two-step codes are off
 */
export function withBothSteps<T>(
  { request, actor, services, ip, userAgent }: Call<typeof user.disableTwoStep> | Call<typeof user.renewRecoveryCodes>,
  work: (scope: PlatformScope) => Promise<T>,
): Promise<T> {
  const { userId, email } = actor;
  return attempt(
    services,
    { email, ip, userAgent },
    (asker) => provePassword(services, email, request.password, asker),
    async (scope, proof) => {
      if (!(await claimAccount(scope, proof))) return { wrong: 'wrong_password' };
      if (!(await hasTwoStep(scope, userId))) throw new BusinessError('two_step_state');
      if (!(await takeSecondStep(scope, services, userId, request.code))) return { wrong: 'wrong_two_step' };
      return { value: await work(scope) };
    },
  );
}
