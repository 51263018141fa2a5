import type { user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { createTenant } from '#/domains/tenant/create-tenant.ts';
import { BusinessError } from '#/errors.ts';
import { checkEmailCode, useEmailCode } from './check-email-code.ts';
import { createUser } from './create-user.ts';
import { openSession } from './open-session.ts';

/**
 * Makes an account and its business in one transaction and signs in. That an address has an account is told only to
 * who can read its mail: the code is checked first.
 * @throws BusinessError wrong_code, code_expired, email_taken, slug_taken
 */
export async function registerTenant(call: Call<typeof user.registerTenant>) {
  const { request, locale, services } = call;
  const { email, password, code } = request;
  if (email === undefined || password === undefined || code === undefined) throw new BusinessError('signed_out');
  const checked = await checkEmailCode(services, email, 'register', code);
  const passwordHash = await services.passwords.hash(password);
  const now = services.now();
  const token = await inPlatform(services.database, async (scope) => {
    await useEmailCode(scope, checked, now);
    const userId = await createUser(scope, { email, passwordHash, name: request.name, locale }, now);
    if (userId === undefined) throw new BusinessError('email_taken');
    const tenant = await createTenant(scope, { name: request.tenant_name, slug: request.slug, ownerId: userId, locale }, now);
    if (!tenant) throw new BusinessError('slug_taken');
    return openSession(scope, userId, call, now);
  });
  return { token };
}
