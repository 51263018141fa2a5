import type { help, Locale, RequestOf } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { ArticleFields } from './article-row.ts';

const ARTICLE = sql.raw(`a.id, a.category_id, a.source_locale, a.visibility, a.feed_bot, a.pinned, a.version,
  epoch_ms(a.created_at) AS created_at, epoch_ms(a.updated_at) AS updated_at,
  (SELECT count(*)::int FROM help_reading r WHERE r.tenant_id = a.tenant_id AND r.article_id = a.id) AS views,
  (SELECT count(*)::int FROM help_feedback f WHERE f.tenant_id = a.tenant_id AND f.article_id = a.id AND verdict = 'helpful') AS helpful,
  (SELECT count(*)::int FROM help_feedback f WHERE f.tenant_id = a.tenant_id AND f.article_id = a.id AND verdict = 'unhelpful') AS unhelpful`);

const at = (ms: number) => sql`to_timestamp(${ms} / 1000.0)`;
const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;

export type ArticleFilter = Pick<RequestOf<typeof help.list>, 'status' | 'locale' | 'visibility'> & {
  /** As it is searched. */
  folded: string;
  /** undefined is any; null is none. */
  categories: readonly string[] | null | undefined;
};

/** SQL of `statusOf`, and of what lists find beside it. */
const STATUS: Readonly<Record<NonNullable<ArticleFilter['status']>, string>> = {
  archived: 't.archived',
  published: 'NOT t.archived AND t.live_version IS NOT NULL',
  scheduled: 'NOT t.archived AND t.live_version IS NULL AND t.publish_at IS NOT NULL',
  draft: 'NOT t.archived AND t.live_version IS NULL AND t.publish_at IS NULL',
  outdated:
    't.source_version < (SELECT o.version FROM help_text o WHERE o.tenant_id = a.tenant_id AND o.article_id = a.id AND o.locale = a.source_locale)',
  missing: 'true',
};

function conditions(tenantId: number, { folded, categories, status, locale, visibility }: ArticleFilter): SQL {
  const parts = [sql`a.tenant_id = ${tenantId}`];
  if (visibility) parts.push(sql`a.visibility = ${visibility}`);
  if (categories === null) parts.push(sql`a.category_id IS NULL`);
  else if (categories) parts.push(sql`a.category_id = ANY(${uuids(categories)})`);
  const text = (inside: SQL) => sql`EXISTS (SELECT FROM help_text t WHERE t.tenant_id = a.tenant_id AND t.article_id = a.id AND ${inside})`;
  if (folded !== '') parts.push(text(sql`position(${folded} IN t.search) > 0`));
  const inLocale = locale ? sql`t.locale = ${locale}` : sql`true`;
  if (status === 'missing') {
    parts.push(
      locale
        ? sql`NOT ${text(inLocale)}`
        : sql`(SELECT count(*) FROM help_text t WHERE t.tenant_id = a.tenant_id AND t.article_id = a.id) < 4`,
    );
  } else if (status) parts.push(text(sql`${inLocale} AND ${sql.raw(STATUS[status])}`));
  else if (locale) parts.push(text(inLocale));
  return sql.join(parts, sql` AND `);
}

export async function listArticles(
  scope: TenantScope,
  filter: ArticleFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ articles: ArticleFields[]; total: number }> {
  const total = await countListed(scope, filter);
  const { rows } = await scope.db.execute(sql`SELECT ${ARTICLE} FROM help_article a WHERE ${conditions(scope.tenantId, filter)}
    ORDER BY a.pinned DESC, a.updated_at DESC, a.id LIMIT ${limit} OFFSET ${offset}`);
  return { articles: rows as unknown as ArticleFields[], total };
}

/** How many articles a list has. */
export async function countListed({ tenantId, db }: TenantScope, filter: ArticleFilter): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS total FROM help_article a WHERE ${conditions(tenantId, filter)}`);
  return Number(rows[0]?.['total']);
}

export async function countArticles({ tenantId, db }: TenantScope): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM help_article WHERE tenant_id = ${tenantId}`);
  return Number(rows[0]?.['count']);
}

export async function findArticle({ tenantId, db }: TenantScope, id: string): Promise<ArticleFields | undefined> {
  const { rows } = await db.execute(sql`SELECT ${ARTICLE} FROM help_article a WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return rows[0] as unknown as ArticleFields | undefined;
}

/** Those of the ids that there are, kept from changing until the transaction ends. */
export async function lockArticles({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT id FROM help_article WHERE tenant_id = ${tenantId} AND id = ANY(${uuids(ids)}) ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => String(id));
}

export async function insertArticle(
  { tenantId, db }: TenantScope,
  { categoryId, locale, now }: { categoryId: string | null; locale: Locale; now: number },
): Promise<string> {
  const { rows } = await db.execute(sql`INSERT INTO help_article (tenant_id, category_id, source_locale, created_at, updated_at)
    VALUES (${tenantId}, ${categoryId}::uuid, ${locale}, ${at(now)}, ${at(now)}) RETURNING id`);
  return String(rows[0]?.['id']);
}

export async function replaceArticle(
  { tenantId, db }: TenantScope,
  { id, category_id: category, visibility, feed_bot: feedsBot, pinned }: RequestOf<typeof help.update>,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE help_article SET category_id = ${category}::uuid, visibility = ${visibility}, feed_bot = ${feedsBot},
    pinned = ${pinned}, version = version + 1, updated_at = ${at(now)} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function moveArticles(
  { tenantId, db }: TenantScope,
  ids: readonly string[],
  category: string | null,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE help_article SET category_id = ${category}::uuid, version = version + 1, updated_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND id = ANY(${uuids(ids)})`);
}

export async function touchArticle({ tenantId, db }: TenantScope, id: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE help_article SET updated_at = ${at(now)} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function deleteArticles({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<void> {
  await db.execute(sql`DELETE FROM help_article WHERE tenant_id = ${tenantId} AND id = ANY(${uuids(ids)})`);
}
