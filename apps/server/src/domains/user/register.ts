import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { acceptCurrentPolicies } from '#/domains/policy/accept-current-policies.ts';
import { BusinessError } from '#/errors.ts';
import { createUser } from './create-user.ts';
import { proveAddress, useProof } from './email-code/prove-address.ts';
import { openSession } from './open-session.ts';
import { newcomer } from './sign-in/attempt.ts';
import { refuseWeakPassword } from './weak-password/refuse-weak-password.ts';

/**
 * Makes an account that is not yet a business and signs in.
 * @throws BusinessError weak_password, wrong_code, code_expired, link_expired; email_taken, told to who reads its mail only
 */
export async function register(call: Call<typeof user.register>) {
  const { request, locale, services } = call;
  const { email, password, code, name } = request;
  refuseWeakPassword(password, [email, name]);
  const proof = await proveAddress(services, email, 'register', code, call.ip);
  const passwordHash = await services.passwords.hash(password, newcomer({ email, ip: call.ip }));
  const now = services.now();
  const token = await inPlatform(services.database, async (scope) => {
    await useProof(scope, proof, now);
    const userId = await createUser(scope, { email, passwordHash, name, locale }, now);
    if (userId === undefined) throw new BusinessError('email_taken');
    await acceptCurrentPolicies(scope, services.policies, { userId, locale }, now);
    return openSession(scope, userId, call, now);
  });
  return { token };
}
