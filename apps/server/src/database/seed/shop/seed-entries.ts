import { LOCALES, type Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import type { ShopFacts } from './shop-facts.ts';

/** What the bot knows in each language, by key. */
export type EntryIds = Readonly<Record<Locale, ReadonlyMap<string, { id: string; question: string; answer: string }>>>;

/** The language in which the shop writes first; what it knows in the others are translations. */
const ORIGINAL = 'en-US';

/** Gives the shop its corpus. */
export async function seedEntries(scope: TenantScope, facts: ShopFacts, by: string): Promise<void> {
  const draftsIn = (locale: Locale, originals?: ReadonlyMap<string, { id: string }>) =>
    Object.entries(facts.texts[locale].entries).map(([key, [question, wording, other, answer]]) => ({
      question,
      wordings: [wording, other],
      answer,
      locale,
      status: 'published' as const,
      translation_of: originals?.get(key)?.id ?? null,
    }));
  await addEntries(scope, draftsIn(ORIGINAL), by);
  const originals = (await findEntries(scope, facts))[ORIGINAL];
  await addEntries(
    scope,
    LOCALES.filter((locale) => locale !== ORIGINAL).flatMap((locale) => draftsIn(locale, originals)),
    by,
  );
}

/** The entries as they are stored; one that somebody has reworded or removed is left out. */
export async function findEntries(scope: TenantScope, facts: ShopFacts): Promise<EntryIds> {
  const { rows } = await scope.db.execute(sql`SELECT id, question, answer, locale FROM corpus_entry WHERE tenant_id = ${scope.tenantId}`);
  const stored = rows as unknown as { id: string; question: string; answer: string; locale: Locale }[];
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const own = stored.filter((each) => each.locale === locale);
      const keyed = Object.entries(facts.texts[locale].entries).flatMap(([key, [question]]) => {
        const found = own.find((each) => each.question === question);
        return found ? [[key, found] as const] : [];
      });
      return [locale, new Map(keyed)];
    }),
  ) as unknown as EntryIds;
}
