import { LOCALES } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { insertCanned } from '#/domains/canned/canned.repository.ts';
import type { Agent } from '#/domains/conversation/conversation-state.ts';
import { readSettings, writeSettings } from '#/domains/team/session-settings.ts';
import { insertSet, writeCases } from '#/domains/test-set/test-set.repository.ts';
import { insertView } from '#/domains/view/view.repository.ts';
import type { EntryIds } from './seed-entries.ts';
import type { ShopFacts } from './shop-facts.ts';

/** Entries that the bot is tested with. */
const TESTED = ['delivery-time', 'returns', 'size-jacket', 'repair-cost', 'student-discount'];

/** What the people of the shop work with: settings, canned replies and views. */
export async function seedWorkspace(scope: TenantScope, facts: ShopFacts, by: Agent, now: number): Promise<void> {
  // People take what waits themselves, and what they have stays theirs: its colleagues are never there.
  const settings = await readSettings(scope);
  const calm = { auto_assign: false, reply_minutes: 0, away_return_minutes: 0, waiting_mail: { ...settings.waiting_mail, on: false } };
  await writeSettings(scope, { ...settings, ...calm });
  for (const { used, ...draft } of facts.canned) {
    const { id } = await insertCanned(
      scope,
      { ...draft, scope: 'all', team_ids: [], attachments: [], cards: [] },
      { userId: by.id, name: by.name, at: now },
    );
    await scope.db.execute(sql`UPDATE canned_reply SET used_count = ${used}, last_used_at = to_timestamp(${now} / 1000.0)
      WHERE tenant_id = ${scope.tenantId} AND id = ${id}`);
  }
  for (const view of facts.views)
    await insertView(scope, 'conversation', { ...view, shared: true }, { userId: by.id, name: by.name, at: now });
}

/** Questions that the bot has to answer out of the right entry, in every language. */
export async function seedTests(scope: TenantScope, facts: ShopFacts, entries: EntryIds, now: number): Promise<void> {
  const setId = await insertSet(scope, 'Before every publication', now);
  const cases = LOCALES.flatMap((locale) =>
    TESTED.map((key) => ({
      locale,
      turns: [facts.texts[locale].entries[key]?.[1] ?? ''],
      must_contain: [],
      must_not: [],
      must_cite: [entries[locale].get(key)?.id ?? ''],
      outcome: 'answer' as const,
      conversation_id: null,
    })),
  );
  await writeCases(scope, setId, cases, now);
}
