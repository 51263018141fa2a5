import { LOCALES, type HelpCategory, type Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import type { StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { countArticles } from '#/domains/help/article/article.repository.ts';
import { openArticle, writeText } from '#/domains/help/article/save-text.ts';
import { publishArticle } from '#/domains/help/article/set-status.ts';
import { beginArticle } from '#/domains/help/article/write-article.ts';
import { insertCategory } from '#/domains/help/category/category.repository.ts';
import { keepImage } from '#/domains/help/transfer/keep-image.ts';
import type { Services } from '#/services.ts';
import type { EntryIds } from './seed-entries.ts';
import { readFacts } from './shop-facts.ts';

/** When the articles were written, before now, and since when they are read. */
const WRITTEN_MS = 62 * 86_400_000;
const READ_HOURS = 60 * 24;

type Article = Record<Locale, { title: string; summary: string; body: string }> & { category: string; picture: string | null };
type Categories = Record<string, { icon: HelpCategory['icon']; names: Record<Locale, string>; entries: string[] }>;

/** The help center: categories with entries, and articles with pictures that were drawn for them. Nothing where there are articles already. */
export async function seedArticles(services: Services, actor: StaffActor, ids: EntryIds): Promise<void> {
  const [articles, categories] = await Promise.all([readFacts<Article[]>('articles'), readFacts<Categories>('categories')]);
  const pictures = new Map<string, string>();
  for (const { picture } of articles) {
    if (picture === null) continue;
    const bytes = await readFile(new URL(`facts/pictures/${picture}.png`, import.meta.url));
    pictures.set(picture, await keepImage(services, actor, `${picture}.png`, bytes));
  }
  await inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await countArticles(scope)) > 0) return;
    const shelf = await addCategories(scope, categories, ids);
    for (const article of articles) {
      const categoryId = shelf.get(article.category) ?? null;
      await addArticle(scope, article, {
        categoryId,
        picture: pictures.get(article.picture ?? '') ?? '',
        by: actor.name,
        now: services.now() - WRITTEN_MS,
      });
    }
    await addReaders(scope, services.now());
  });
}

/** Everybody who has read an article since, and what some said of it. */
async function addReaders({ tenantId, db }: TenantScope, now: number): Promise<void> {
  await db.execute(sql`INSERT INTO help_reading (tenant_id, article_id, reader, locale, opened_from, opened_at, asked_at)
    SELECT ${tenantId}, a.id, gen_random_uuid(), (ARRAY['en-US', 'zh-CN', 'zh-HK', 'ja-JP'])[1 + (n * 7 + a.place) % 4], 'faq',
      r.opened_at, CASE WHEN n % 5 = 0 THEN r.opened_at + interval '4 minutes' END
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM help_article WHERE tenant_id = ${tenantId}) a, generate_series(1, 40 + a.place * 23) AS n,
      LATERAL (SELECT to_timestamp(${now} / 1000.0) - make_interval(hours => (n * 37 % ${READ_HOURS})::int + 1) AS opened_at) r`);
  await db.execute(sql`INSERT INTO help_feedback (tenant_id, article_id, reader, locale, verdict, comment, created_at)
    SELECT tenant_id, article_id, reader, locale, CASE WHEN turn % 42 = 0 THEN 'unhelpful' ELSE 'helpful' END, '', opened_at + interval '1 minute'
    FROM (SELECT *, row_number() OVER (ORDER BY id) AS turn FROM help_reading WHERE tenant_id = ${tenantId}) r WHERE turn % 6 = 0`);
}

async function addCategories(scope: TenantScope, categories: Categories, ids: EntryIds): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const [key, { icon, names, entries }] of Object.entries(categories)) {
    const entryIds = LOCALES.flatMap((locale) => entries.flatMap((entry) => ids[locale].get(entry)?.id ?? []));
    made.set(key, await insertCategory(scope, { parent_id: null, icon, names, entry_ids: entryIds }));
  }
  return made;
}

interface Placing {
  categoryId: string | null;
  picture: string;
  by: string;
  now: number;
}

async function addArticle(scope: TenantScope, article: Article, { categoryId, picture, by, now }: Placing): Promise<void> {
  const id = await beginArticle(scope, categoryId, 'en-US', now);
  if (id === undefined) throw new Error('the demo has too many articles');
  for (const locale of LOCALES) {
    const { title, summary, body } = article[locale];
    const opened = await openArticle(scope, id);
    const request = { id, locale, title, slug: '', summary, body: body.replace('{picture}', picture), version: 0, machine: false };
    await writeText(scope, { ...opened, request, author: by, now, reader: 'en-US' });
  }
  await publishArticle(scope, id, undefined, now);
}
