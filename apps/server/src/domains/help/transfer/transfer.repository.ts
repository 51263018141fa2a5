import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { waitForSame } from '#/database/wait-for-same.ts';

export interface KnownText {
  articleId: string;
  locale: Locale;
  slug: string;
  isOriginal: boolean;
}

/** Under which slugs the articles of a business go, by language. */
export async function knownTexts({ tenantId, db }: TenantScope): Promise<KnownText[]> {
  const { rows } = await db.execute(sql`SELECT t.article_id AS "articleId", t.locale, t.slug, t.locale = a.source_locale AS "isOriginal"
    FROM help_text t JOIN help_article a ON a.tenant_id = t.tenant_id AND a.id = t.article_id WHERE t.tenant_id = ${tenantId} ORDER BY a.created_at, a.id`);
  return rows as unknown as KnownText[];
}

/** The article that one of some texts goes under by now; another import that is writing is waited for. */
export async function findWritten(scope: TenantScope, texts: readonly Pick<KnownText, 'locale' | 'slug'>[]): Promise<string | undefined> {
  await waitForSame(scope, 'help_import', '');
  const { rows } = await scope.db.execute(sql`SELECT t.article_id AS id FROM help_text t
    JOIN jsonb_to_recordset(${JSON.stringify(texts.map(({ locale, slug }) => ({ locale, slug })))}::jsonb) AS r(locale text, slug text)
      ON r.locale = t.locale AND r.slug = t.slug WHERE t.tenant_id = ${scope.tenantId} LIMIT 1`);
  return rows[0] === undefined ? undefined : String(rows[0]['id']);
}

/** Every article of a business, the oldest first. */
export async function articleIds({ tenantId, db }: TenantScope): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT id FROM help_article WHERE tenant_id = ${tenantId} ORDER BY created_at, id`);
  return rows.map(({ id }) => String(id));
}
