import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Which slugs other articles go by today, of those that begin alike. */
export async function slugsLike({ tenantId, db }: TenantScope, locale: Locale, slug: string, articleId: string): Promise<Set<string>> {
  const { rows } =
    await db.execute(sql`SELECT slug FROM help_text WHERE tenant_id = ${tenantId} AND locale = ${locale} AND article_id <> ${articleId}
    AND (slug = ${slug} OR starts_with(slug, ${`${slug}-`}))`);
  return new Set(rows.map((row) => String(row['slug'])));
}

/** Gives a slug to an article; one that another article once had leads here from now on. */
export async function takeSlug({ tenantId, db }: TenantScope, locale: Locale, slug: string, articleId: string): Promise<void> {
  await db.execute(sql`INSERT INTO help_slug (tenant_id, locale, slug, article_id) VALUES (${tenantId}, ${locale}, ${slug}, ${articleId})
    ON CONFLICT (tenant_id, locale, slug) DO UPDATE SET article_id = excluded.article_id`);
}
