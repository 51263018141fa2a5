import { PLANS } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { inPlatform } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { acceptCurrentPolicies } from '#/domains/policy/accept-current-policies.ts';
import { createTenant } from '#/domains/tenant/create-tenant.ts';
import { hasTenants } from '#/domains/tenant/has-tenants.ts';
import { createUser } from '#/domains/user/create-user.ts';
import type { Services } from '#/services.ts';
import { DEMO_ACCOUNT, DEMO_SLUG } from './demo-account.ts';
import { readDemoContent } from './demo-content.ts';
import { seedChannel } from './seed-channel.ts';
import { seedOrders } from './seed-orders.ts';

const NAME = 'Lobby';
const LOCALE = 'en-US';
/** A demo outlives every trial, in milliseconds: ten years. */
const PLAN_MS = 3_652 * 86_400_000;
/** Any number; servers that start at once on one database agree on it, so that one seeds it. */
const ADVISORY_LOCK = 5_622_902;

/** Gives a database that has no tenant the demo tenant, so that there is something to look at; leaves any other as it is. */
export async function seedDemo({
  database,
  passwords,
  policies,
  now,
  config: { demoPassword = DEMO_ACCOUNT.password },
}: Pick<Services, 'database' | 'passwords' | 'policies' | 'now' | 'config'>): Promise<void> {
  if (await inPlatform(database, hasTenants)) return;
  const [content, passwordHash] = await Promise.all([readDemoContent(), passwords.hash(demoPassword)]);
  await inPlatform(database, async (scope) => {
    await scope.db.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    if (await hasTenants(scope)) return;
    const at = now();
    const ownerId = given(await createUser(scope, { email: DEMO_ACCOUNT.email, passwordHash, name: NAME, locale: LOCALE }, at));
    await acceptCurrentPolicies(scope, policies, { userId: ownerId, locale: LOCALE }, at);
    const tenant = await createTenant(scope, { name: NAME, slug: DEMO_SLUG, ownerId, locale: LOCALE, botTexts: content.botTexts }, at);
    await grantPlan(given(tenant), PLANS.max, at, at + PLAN_MS);
    await addEntries(given(tenant), content.entries, NAME);
    await seedChannel(given(tenant), NAME, at);
    await seedOrders(given(tenant), { id: ownerId, name: NAME }, at);
  });
}

/** In a database without tenants the demo's names are free. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the demo account exists although no tenant does');
  return value;
}
