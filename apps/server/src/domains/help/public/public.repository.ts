import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Characters of a body that are searched: what an article is about stands in its beginning, and memory is finite. */
const INDEXED_MAX = 8_000;

/** One language of an article that everybody may read. */
export interface PublicText {
  article_id: string;
  category_id: string | null;
  pinned: boolean;
  locale: Locale;
  slug: string;
  title: string;
  summary: string;
  /** Its beginning, where many are read at once. */
  body: string;
  /** When it was published, in milliseconds since 1970. */
  published_at: number;
  /** How often the article was opened within the last 90 days. */
  views: number;
}

/** Everything that everybody may read, by article. */
export async function readPublicTexts({ tenantId, db }: TenantScope): Promise<PublicText[]> {
  const { rows } =
    await db.execute(sql`SELECT t.article_id, a.category_id, a.pinned, t.locale, t.slug, t.live_title AS title, t.live_summary AS summary,
      left(t.live_body, ${INDEXED_MAX}) AS body, epoch_ms(t.published_at) AS published_at, coalesce(v.views, 0) AS views
    FROM help_text t JOIN help_article a ON a.tenant_id = t.tenant_id AND a.id = t.article_id
    LEFT JOIN (SELECT article_id, count(*)::int AS views FROM help_reading
      WHERE tenant_id = ${tenantId} AND opened_at > now() - interval '90 days' GROUP BY article_id) v ON v.article_id = t.article_id
    WHERE t.tenant_id = ${tenantId} AND t.live_version IS NOT NULL AND a.visibility = 'public' ORDER BY a.created_at, a.id, t.locale`);
  return rows as unknown as PublicText[];
}

/** The words of one article as visitors see them, by language. */
export async function readPublicBodies({ tenantId, db }: TenantScope, id: string): Promise<Pick<PublicText, 'locale' | 'body'>[]> {
  const { rows } =
    await db.execute(sql`SELECT t.locale, t.live_body AS body FROM help_text t JOIN help_article a ON a.tenant_id = t.tenant_id AND a.id = t.article_id
    WHERE t.tenant_id = ${tenantId} AND t.article_id = ${id} AND t.live_version IS NOT NULL AND a.visibility = 'public'`);
  return rows as unknown as Pick<PublicText, 'locale' | 'body'>[];
}

/** Whether everybody may read the article in some language. */
export async function isPublic({ tenantId, db }: TenantScope, id: string): Promise<boolean> {
  const { rows } =
    await db.execute(sql`SELECT 1 FROM help_article a WHERE a.tenant_id = ${tenantId} AND a.id = ${id} AND a.visibility = 'public'
    AND EXISTS (SELECT FROM help_text t WHERE t.tenant_id = a.tenant_id AND t.article_id = a.id AND t.live_version IS NOT NULL)`);
  return rows.length > 0;
}

/** The article that a slug leads to in a language, today's or an earlier one; then in any. */
export async function findBySlug({ tenantId, db }: TenantScope, slug: string, locale: Locale): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT article_id FROM help_slug WHERE tenant_id = ${tenantId} AND slug = ${slug}
    ORDER BY (locale = ${locale}) DESC, locale LIMIT 1`);
  return rows[0] && String(rows[0]['article_id']);
}

/** Whether the conversation says already that the article was read. */
export async function isBrought({ tenantId, db }: TenantScope, conversationId: string, articleId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM message WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId}
    AND kind = 'event' AND event ->> 'name' = 'article_read' AND event ->> 'article_id' = ${articleId} LIMIT 1`);
  return rows.length > 0;
}
