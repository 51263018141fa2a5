import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { BusinessError } from '#/errors.ts';
import { openSession } from './open-session.ts';
import { claimAccount, provePassword } from './password-proof.ts';
import { attempt } from './sign-in/attempt.ts';
import { hasTwoStep } from './two-step/has-two-step.ts';
import { takeSecondStep } from './two-step/take-second-step.ts';
import { markSignedIn } from './user.repository.ts';

/**
 * Signs in with address and password, and with a second step where the account asks for one.
 * @throws BusinessError wrong_credentials, whichever of the two is wrong; sign_in_locked while a wait lasts, even for the
 * right password; to who knows the password: banned, two_step_required, wrong_two_step
 */
export async function login(call: Call<typeof user.login>) {
  const { request, services, ip, userAgent } = call;
  const { email, password, two_step_code: code } = request;
  const token = await attempt(
    services,
    { email, ip, userAgent },
    (asker) => provePassword(services, email, password, asker),
    async (scope, proof) => {
      const account = await claimAccount(scope, proof);
      if (!account) return { wrong: 'wrong_credentials' };
      if (account.status === 'banned') throw new BusinessError('banned');
      const now = services.now();
      if (await hasTwoStep(scope, account.id)) {
        if (code === undefined) throw new BusinessError('two_step_required');
        if (!(await takeSecondStep(scope, services, account.id, code))) return { wrong: 'wrong_two_step' };
      }
      await markSignedIn(scope, account.id, new Date(now));
      return { value: await openSession(scope, account.id, call, now) };
    },
  );
  deliverSoon(services);
  return { token };
}
