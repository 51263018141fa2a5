import type { Locale } from '@lobby/contract';
import { randomBytes } from 'node:crypto';
import { inPlatform } from '#/database/transaction.ts';
import { acceptCurrentPolicies } from '#/domains/policy/accept-current-policies.ts';
import { createTenant } from '#/domains/tenant/create-tenant.ts';
import { createUser } from '#/domains/user/create-user.ts';
import { openSession } from '#/domains/user/open-session.ts';
import type { Services } from '#/services.ts';

/** A business as a test asks for it; what is left out is made up, so that no two collide. */
export interface NewBusiness {
  email?: string;
  password?: string;
  tenantName?: string;
  slug?: string;
  name?: string;
  locale?: Locale;
}

export interface SignedUp {
  token: string;
  tenantId: number;
  slug: string;
  userId: number;
  email: string;
  password: string;
}

/** Makes what a sign-up by mail makes, a business and its signed-in owner, without the mail and the form. */
export async function seedBusiness(services: Services, business: NewBusiness = {}): Promise<SignedUp> {
  const unique = randomBytes(5).toString('hex');
  const {
    email = `owner-${unique}@shop.example`,
    password = 'otter-7-kiosk',
    tenantName = `Shop ${unique}`,
    slug = `shop-${unique}`,
    name,
    locale = 'en-US',
  } = business;
  const passwordHash = await services.passwords.hash(password);
  const now = services.now();
  return inPlatform(services.database, async (scope) => {
    const userId = await createUser(scope, { email, passwordHash, name, locale }, now);
    if (userId === undefined) throw new Error(`${email} has an account already`);
    await acceptCurrentPolicies(scope, services.policies, { userId, locale }, now);
    const tenant = await createTenant(scope, { name: tenantName, slug, ownerId: userId, locale }, now);
    if (!tenant) throw new Error(`${slug} is taken`);
    // As a call of the tests is seen, which has no connection and names no browser.
    const token = await openSession(scope, userId, { ip: 'unknown', userAgent: '' }, now);
    return { token, tenantId: tenant.tenantId, slug, userId, email, password };
  });
}
