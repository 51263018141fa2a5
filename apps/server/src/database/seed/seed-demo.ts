import { PLANS } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { inPlatform, type PlatformScope } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { acceptCurrentPolicies } from '#/domains/policy/accept-current-policies.ts';
import { createTenant } from '#/domains/tenant/create-tenant.ts';
import { hasTenants } from '#/domains/tenant/has-tenants.ts';
import { createUser } from '#/domains/user/create-user.ts';
import type { Services } from '#/services.ts';
import { DEMO_ACCOUNT, DEMO_SLUG } from './demo-account.ts';
import { readDemoContent, type DemoContent } from './demo-content.ts';
import { seedChannel } from './seed-channel.ts';
import { isRemoved, markDemo } from './demo-businesses.ts';
import { seedOrders } from './seed-orders.ts';
import { seedShop } from './shop/seed-shop.ts';
import { readShopFacts } from './shop/shop-facts.ts';
import { DEMO_OWNER, LOBBY_OWNER } from './shop/shop-names.ts';

const NAME = 'Lobby';
const LOCALE = 'en-US';
/** A demo outlives every trial, in milliseconds: ten years. */
const PLAN_MS = 3_652 * 86_400_000;
/** Any number; servers that start at once on one database agree on it, so that one seeds it. */
const ADVISORY_LOCK = 5_622_902;

type DemoServices = Pick<Services, 'database' | 'passwords' | 'policies' | 'secrets' | 'now' | 'config'>;

/** Gives a database that has no tenant the demo, so that there is something to look at; leaves any other as it is, and one whose demo was removed. */
export async function seedDemo(services: DemoServices): Promise<void> {
  const { database, passwords, now, config } = services;
  if (await inPlatform(database, async (scope) => (await hasTenants(scope)) || (await isRemoved(scope)))) return;
  const { demoPassword = DEMO_ACCOUNT.password, lively } = config;
  const [content, passwordHash, facts] = await Promise.all([
    readDemoContent(),
    passwords.hash(demoPassword),
    lively ? readShopFacts() : undefined,
  ]);
  await inPlatform(database, async (scope) => {
    await scope.db.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    if (await hasTenants(scope)) return;
    const at = now();
    const account = { ...DEMO_ACCOUNT, passwordHash };
    if (!facts) return seedLobby(scope, services, { ...account, name: NAME }, content, at);
    const name = facts.people[DEMO_OWNER]?.name ?? NAME;
    const owner = { id: await addAccount(scope, services, { ...account, name }, at), name };
    await markDemo(await seedShop(scope, services, facts, owner, at), { isVisited: true });
    // The business that knows Lobby itself, which the home page shows, is nobody's to sign in to.
    return seedLobby(scope, services, { email: LOBBY_OWNER, passwordHash: null, name: NAME }, content, at);
  });
}

interface Account {
  email: string;
  passwordHash: string | null;
  name: string;
}

async function addAccount(
  scope: PlatformScope,
  { policies }: DemoServices,
  { email, passwordHash, name }: Account,
  at: number,
): Promise<number> {
  const id = given(await createUser(scope, { email, passwordHash, name, locale: LOCALE }, at));
  await acceptCurrentPolicies(scope, policies, { userId: id, locale: LOCALE }, at);
  return id;
}

/** The business that knows Lobby itself. */
async function seedLobby(scope: PlatformScope, services: DemoServices, account: Account, content: DemoContent, at: number): Promise<void> {
  const ownerId = await addAccount(scope, services, account, at);
  const tenant = given(await createTenant(scope, { name: NAME, slug: DEMO_SLUG, ownerId, locale: LOCALE, botTexts: content.botTexts }, at));
  await grantPlan(tenant, PLANS.max, at, at + PLAN_MS);
  await addEntries(tenant, content.entries, NAME);
  await seedChannel(tenant, NAME, at);
  const owner = { id: ownerId, name: NAME };
  if (!services.config.lively) await seedOrders(tenant, () => owner, at);
  await markDemo(tenant, { isVisited: false });
}

/** In a database without tenants the demo's names are free. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the demo account exists although no tenant does');
  return value;
}
