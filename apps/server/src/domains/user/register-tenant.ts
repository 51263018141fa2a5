import type { Locale, RequestOf, user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { enterUser } from '#/database/enter-scope.ts';
import { inPlatform } from '#/database/transaction.ts';
import { acceptCurrentPolicies } from '#/domains/policy/accept-current-policies.ts';
import { createTenant, type NewTenant } from '#/domains/tenant/create-tenant.ts';
import { findMembership } from '#/domains/tenant/find-membership.ts';
import { BusinessError } from '#/errors.ts';
import { authenticateStaff } from './authenticate-staff.ts';
import { createUser } from './create-user.ts';
import { proveAddress, useProof } from './email-code/prove-address.ts';
import { openSession } from './open-session.ts';
import { newcomer } from './sign-in/attempt.ts';
import { lockUser } from './user.repository.ts';
import { refuseWeakPassword } from './weak-password/refuse-weak-password.ts';

type RegisterTenant = Call<typeof user.registerTenant>;
type Form = RequestOf<typeof user.registerTenant>;

/** Makes a business: with its first admin where the form names a person, or else for the account that is signed in. */
export function registerTenant(call: RegisterTenant): Promise<{ token: string }> {
  const { email, password, code } = call.request;
  if (email === undefined || password === undefined || code === undefined) return becomeBusiness(call);
  return signUp(call, { email, password, code });
}

/**
 * Makes an account and its business in one transaction and signs in. That an address has an account is told only to who
 * can read its mail: the code is checked first.
 * @throws BusinessError weak_password, wrong_code, code_expired, link_expired, email_taken, slug_taken
 */
async function signUp(call: RegisterTenant, person: { email: string; password: string; code: string }): Promise<{ token: string }> {
  const { request, locale, services } = call;
  const { email, password, code } = person;
  refuseWeakPassword(password, [email, request.name, request.tenant_name, request.slug]);
  const proof = await proveAddress(services, email, 'register', code, call.ip);
  const passwordHash = await services.passwords.hash(password, newcomer({ email, ip: call.ip }));
  const now = services.now();
  const token = await inPlatform(services.database, async (scope) => {
    await useProof(scope, proof, now);
    const userId = await createUser(scope, { email, passwordHash, name: request.name, locale }, now);
    if (userId === undefined) throw new BusinessError('email_taken');
    await acceptCurrentPolicies(scope, services.policies, { userId, locale }, now);
    const tenant = await createTenant(scope, newTenant(request, userId, locale), now);
    if (!tenant) throw new BusinessError('slug_taken');
    return openSession(scope, userId, call, now);
  });
  return { token };
}

/**
 * Makes a business for a signed-in account that has none; the session goes on.
 * @throws BusinessError signed_out, banned, already_business, slug_taken
 */
async function becomeBusiness({ request, locale, services, token }: RegisterTenant): Promise<{ token: string }> {
  const { actor } = await authenticateStaff(token, services);
  await inPlatform(services.database, async (scope) => {
    // Of two that come at once, the second waits here and then finds the business of the first.
    await lockUser(scope, actor.userId);
    await enterUser(scope, actor.userId);
    if (await findMembership(scope, actor.userId)) throw new BusinessError('already_business');
    const tenant = await createTenant(scope, newTenant(request, actor.userId, locale), services.now());
    if (!tenant) throw new BusinessError('slug_taken');
  });
  return { token: token ?? '' };
}

/** The business of a form. Its first language is its own, and where none is chosen, the caller's. */
function newTenant({ tenant_name: name, slug, country, timezone, locales, industry }: Form, ownerId: number, locale: Locale): NewTenant {
  return { name, slug, ownerId, locale: locales?.[0] ?? locale, locales, country, timezone, industry };
}
