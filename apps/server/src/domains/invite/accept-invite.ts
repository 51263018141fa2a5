import type { invites } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { enterTenant, enterUser } from '#/database/enter-scope.ts';
import { inPlatform } from '#/database/transaction.ts';
import { acceptCurrentPolicies } from '#/domains/policy/accept-current-policies.ts';
import { findMembership } from '#/domains/tenant/find-membership.ts';
import { authenticateStaff } from '#/domains/user/authenticate-staff.ts';
import { createUser } from '#/domains/user/create-user.ts';
import { proveAddress, useProof } from '#/domains/user/email-code/prove-address.ts';
import { lockAccount } from '#/domains/user/lock-account.ts';
import { openSession } from '#/domains/user/open-session.ts';
import { newcomer } from '#/domains/user/sign-in/attempt.ts';
import { refuseWeakPassword } from '#/domains/user/weak-password/refuse-weak-password.ts';
import { BusinessError } from '#/errors.ts';
import { joinBusiness } from './join-business.ts';
import { readKey } from './invite-key.ts';
import { openInvite } from './look-at-invite.ts';

type Accept = Call<typeof invites.accept>;

/** Joins the business of an invitation: as somebody new where the form has a password, or else as who is signed in. */
export async function acceptInvite(call: Accept): Promise<{ token: string }> {
  const { request, services } = call;
  const { tenantId, userId, token } =
    request.password === undefined ? await joinSignedIn(call) : await joinAsNewcomer(call, request.password);
  services.announcer.presenceChanged(tenantId, userId);
  return { token };
}

/**
 * Makes the account and signs in. The mailed link proves the address; beside any other, a code that was mailed does.
 * @throws BusinessError link_expired, weak_password, wrong_code, code_expired, email_taken, seats_full
 */
async function joinAsNewcomer(call: Accept, password: string) {
  const { request, locale, services } = call;
  const { invite, business, key } = await openInvite(services, request.key);
  const { email } = invite;
  const name = request.name ?? email.replace(/@.*$/, '');
  refuseWeakPassword(password, [email, name, business]);
  const proof = key.by === 'mail' ? undefined : await proveAddress(services, email, 'register', request.code ?? '', call.ip);
  const passwordHash = await services.passwords.hash(password, newcomer({ email, ip: call.ip }));
  const now = services.now();
  return inPlatform(services.database, async (scope) => {
    if (proof) await useProof(scope, proof, now);
    const userId = await createUser(scope, { email, passwordHash, name, locale }, now);
    if (userId === undefined) throw new BusinessError('email_taken');
    await acceptCurrentPolicies(scope, services.policies, { userId, locale }, now);
    await joinBusiness(await enterTenant(scope, key.tenantId), { key, userId, name, ip: call.ip }, now);
    return { tenantId: key.tenantId, userId, token: await openSession(scope, userId, call, now) };
  });
}

/**
 * Joins with the account that is signed in; its session goes on. An account has one business.
 * @throws BusinessError signed_out, banned, link_expired, other_address, already_business, seats_full
 */
async function joinSignedIn({ request, services, ip, token = '' }: Accept) {
  const { actor } = await authenticateStaff(token, services);
  const { userId, name } = actor;
  const key = readKey(request.key);
  // Whoever joined before has nothing left to accept.
  if (key && actor.tenantId === key.tenantId) return { tenantId: key.tenantId, userId, token };
  const { invite, key: opened } = await openInvite(services, request.key);
  if (invite.email !== actor.email) throw new BusinessError('other_address');
  await inPlatform(services.database, async (scope) => {
    // Of two invitations accepted at once, the second waits here and then finds the business of the first.
    await lockAccount(scope, userId);
    await enterUser(scope, userId);
    if (await findMembership(scope, userId)) throw new BusinessError('already_business');
    await joinBusiness(await enterTenant(scope, opened.tenantId), { key: opened, userId, name, ip }, services.now());
  });
  return { tenantId: opened.tenantId, userId, token };
}
