import { LOCALES, PLANS, type Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { PlatformScope, TenantScope } from '#/database/transaction.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import type { Agent } from '#/domains/conversation/conversation-state.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { createTenant } from '#/domains/tenant/create-tenant.ts';
import type { Services } from '#/services.ts';
import { seedOrders } from '#/database/seed/seed-orders.ts';
import { planPast } from './plan-past.ts';
import type { Stage } from './play-script.ts';
import { endTraffic, seedShopChannels } from './seed-channels.ts';
import { findEntries, seedEntries, type EntryIds } from './seed-entries.ts';
import { seedHours } from './seed-hours.ts';
import { seedLinks } from './seed-links.ts';
import { createPeople, rememberPeople, seatPeople } from './seed-people.ts';
import { seedTests, seedWorkspace } from './seed-workspace.ts';
import { createSeededRandom } from './seeded-random.ts';
import type { ShopFacts } from './shop-facts.ts';
import { SHOP_SLUG } from './shop-names.ts';
import { storePast } from './store-past.ts';

/** Any number: from another one the shop has another past. */
const SEED = 20_260;
const DAY_MS = 86_400_000;
/** The team that answers visitors, by its key. */
const CARE = 'care';
/** When it signed up, and how long its plan runs. */
const BEGUN_MS = 76 * DAY_MS;
const PLAN_MS = 3_652 * DAY_MS;

/** A shop in its third month: its people, what its bot knows, everything that was said, and what it works with. */
export async function seedShop(
  scope: PlatformScope,
  { secrets }: Pick<Services, 'secrets'>,
  facts: ShopFacts,
  owner: Agent,
  now: number,
): Promise<TenantScope> {
  const people = await createPeople(scope, facts, owner, now - BEGUN_MS);
  const shop = await openShop(scope, facts, owner, now - BEGUN_MS);
  const teamIds = await seatPeople(shop, facts, people, now - BEGUN_MS);
  await seedHours(shop, teamIds.get(CARE) ?? '', now - BEGUN_MS);
  await seedEntries(shop, facts, owner.name);
  const entries = await findEntries(shop, facts);
  const channels = await seedShopChannels(shop, facts, { secrets, by: owner.name, now: now - BEGUN_MS });
  const random = createSeededRandom(SEED);
  const bot = await findSettings(shop);
  const { conversations, contacts } = planPast({ facts, random, stages: stagesOf(facts, entries, { bot, random }), agents: people, now });
  await storePast(shop, { conversations, contacts, channels, bot, readerId: owner.id, now });
  await endTraffic(shop);
  await rememberPeople(shop);
  await seedLinks(shop, facts, { conversations, random, by: owner.name, now });
  await seedWorkspace(shop, facts, owner, now);
  await seedTests(shop, facts, entries, now);
  await seedOrders(shop, (locale) => people[facts.answers[locale][0] ?? ''] ?? owner, now);
  return shop;
}

async function openShop(scope: PlatformScope, facts: ShopFacts, owner: Agent, begunAt: number): Promise<TenantScope> {
  const botTexts = Object.fromEntries(
    LOCALES.map((locale) => {
      const { bot, suggested, entries } = facts.texts[locale];
      return [locale, { ...bot, suggested_questions: suggested.map((key) => entries[key]?.[0] ?? '') }];
    }),
  );
  const shop = await createTenant(
    scope,
    {
      name: facts.name,
      slug: SHOP_SLUG,
      ownerId: owner.id,
      locale: 'en-US',
      locales: LOCALES,
      country: 'HK',
      timezone: 'Asia/Hong_Kong',
      industry: 'retail',
      botTexts,
    },
    begunAt,
  );
  if (!shop) throw new Error('the shop of the demo is there already');
  await grantPlan(shop, PLANS.max, begunAt, begunAt + PLAN_MS);
  await shop.db.execute(sql`UPDATE tenant SET created_at = to_timestamp(${begunAt} / 1000.0) WHERE id = ${shop.tenantId}`);
  await shop.db.execute(
    sql`UPDATE bot_version SET published_at = to_timestamp(${begunAt} / 1000.0), published_by = ${owner.name} WHERE tenant_id = ${shop.tenantId}`,
  );
  // Who waits for a person in this shop is not answered by the bot meanwhile.
  const handoff = JSON.stringify({ help_while_waiting: false });
  await shop.db.execute(sql`UPDATE bot SET handoff = ${handoff}::jsonb WHERE tenant_id = ${shop.tenantId}`);
  await shop.db.execute(
    sql`UPDATE bot_version SET settings = jsonb_set(settings, '{handoff}', ${handoff}::jsonb) WHERE tenant_id = ${shop.tenantId}`,
  );
  return shop;
}

function stagesOf({ people }: ShopFacts, entries: EntryIds, { bot, random }: Pick<Stage, 'bot' | 'random'>) {
  const team = Object.values(people).map(({ name }) => name);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, { locale, bot, team, entries: entries[locale], random }]),
  ) as unknown as Readonly<Record<Locale, Stage>>;
}
