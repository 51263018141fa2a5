import { sql } from 'drizzle-orm';
import type { StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { rebuildFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { findGaps } from '#/domains/corpus/care/gap/find-gaps.ts';
import { joinGaps } from '#/domains/corpus/care/gap/join-gaps.ts';
import type { Services } from '#/services.ts';
import { listDemos, markFurnished } from './demo-businesses.ts';
import { seedArticles } from './shop/seed-articles.ts';
import { findEntries } from './shop/seed-entries.ts';
import { seedPictures } from './shop/seed-pictures.ts';
import { readShopFacts } from './shop/shop-facts.ts';

/**
 * What a seeded demo lacks and nobody has to wait for: articles with pictures and faces, which go through the door of uploads, the figures of its
 * past, and the questions that nobody could answer. What was cut off is gone on with at the next start.
 */
export async function furnishDemo(services: Services): Promise<void> {
  const { database, now } = services;
  for (const { tenantId, isVisited, isFurnished } of await listDemos(database)) {
    if (isFurnished) continue;
    await describePast(services);
    if (isVisited) await furnishShop(services, tenantId);
    await rebuildFigures(services, tenantId);
    await findGaps(services, tenantId);
    await joinGaps(services, tenantId);
    await inTenant(database, tenantId, (scope) => markFurnished(scope, now()));
  }
}

/**
 * Has the database look at what was seeded in one go. It plans for empty tables until then, and counting a past of hundreds of conversations
 * takes three times as long.
 */
async function describePast({ database }: Services): Promise<void> {
  await database.pool.query('ANALYZE conversation, conversation_note, message, bot_run');
}

/** Every figure that is counted ahead: whoever adds facts of another kind rebuilds them here. */
async function rebuildFigures(services: Services, tenantId: number): Promise<void> {
  await rebuildFacts(services, tenantId);
}

async function furnishShop(services: Services, tenantId: number): Promise<void> {
  const facts = await readShopFacts();
  const { owner, entries } = await inTenant(services.database, tenantId, async (scope) => ({
    owner: await findOwner(scope),
    entries: await findEntries(scope, facts),
  }));
  await seedArticles(services, owner, entries);
  await seedPictures(services, owner, facts);
}

/** Acts as the owner, as if they had signed in. */
async function findOwner({ tenantId, db }: TenantScope): Promise<StaffActor> {
  const { rows } = await db.execute(
    sql`SELECT u.id, u.name, u.email FROM tenant t JOIN app_user u ON u.id = t.owner_id WHERE t.id = ${tenantId}`,
  );
  const { id, name, email } = rows[0] as { id: number; name: string; email: string };
  return { kind: 'staff', userId: id, tenantId, sessionId: '', name, email, role: null, permissions: null, reach: 'all' };
}
