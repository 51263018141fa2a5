import type { ArticleWords, Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { TextRow } from './article-row.ts';

const TEXT = sql.raw(`article_id, locale, title, slug, summary, body, machine, source_version, version, archived, live_version, updated_by,
  epoch_ms(publish_at) AS publish_at, epoch_ms(published_at) AS published_at, epoch_ms(updated_at) AS updated_at`);
// Lists show no bodies, and a page of them would be megabytes.
const TEXT_WITHOUT_BODY =
  sql.raw(`article_id, locale, title, slug, '' AS summary, '' AS body, machine, source_version, version, archived, live_version,
  updated_by, epoch_ms(publish_at) AS publish_at, epoch_ms(published_at) AS published_at, epoch_ms(updated_at) AS updated_at`);

/** Versions of one language that are kept; older ones go, but never the one that visitors see. */
const VERSIONS_KEPT = 50;

const at = (ms: number) => sql`to_timestamp(${ms} / 1000.0)`;
const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`;

export async function textsOf({ tenantId, db }: TenantScope, id: string): Promise<TextRow[]> {
  const { rows } = await db.execute(
    sql`SELECT ${TEXT} FROM help_text WHERE tenant_id = ${tenantId} AND article_id = ${id} ORDER BY locale`,
  );
  return rows as unknown as TextRow[];
}

export async function shortTextsOf({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<TextRow[]> {
  const { rows } = await db.execute(
    sql`SELECT ${TEXT_WITHOUT_BODY} FROM help_text WHERE tenant_id = ${tenantId} AND article_id = ANY(${uuids(ids)}) ORDER BY locale`,
  );
  return rows as unknown as TextRow[];
}

export interface TextToSave extends ArticleWords {
  articleId: string;
  locale: Locale;
  /** Words as they are searched. */
  search: string;
  machine: boolean;
  sourceVersion: number | null;
  version: number;
  author: string;
  now: number;
}

/** Stores one language, and the version beside the earlier ones. */
export async function saveText({ tenantId, db }: TenantScope, text: TextToSave): Promise<void> {
  const { articleId, locale, title, slug, summary, body, machine, version, author, now } = text;
  await db.execute(sql`INSERT INTO help_text (tenant_id, article_id, locale, title, slug, summary, body, search, machine, source_version, version, updated_by, updated_at)
    VALUES (${tenantId}, ${articleId}, ${locale}, ${title}, ${slug}, ${summary}, ${body}, ${text.search}, ${machine}, ${text.sourceVersion}, ${version}, ${author}, ${at(now)})
    ON CONFLICT (tenant_id, article_id, locale) DO UPDATE SET title = excluded.title, slug = excluded.slug, summary = excluded.summary, body = excluded.body,
      search = excluded.search, machine = excluded.machine, source_version = excluded.source_version, version = excluded.version,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at`);
  await db.execute(sql`INSERT INTO help_version (tenant_id, article_id, locale, version, title, summary, body, machine, author, created_at)
    VALUES (${tenantId}, ${articleId}, ${locale}, ${version}, ${title}, ${summary}, ${body}, ${machine}, ${author}, ${at(now)})`);
  await db.execute(sql`DELETE FROM help_version v USING help_text t WHERE v.tenant_id = ${tenantId} AND v.article_id = ${articleId} AND v.locale = ${locale}
    AND t.tenant_id = v.tenant_id AND t.article_id = v.article_id AND t.locale = v.locale
    AND v.version <= ${version - VERSIONS_KEPT} AND v.version IS DISTINCT FROM t.live_version`);
}

/** Makes what is saved what visitors see. */
export async function publishTexts({ tenantId, db }: TenantScope, id: string, locale: Locale | undefined, now: number): Promise<void> {
  await db.execute(sql`UPDATE help_text SET archived = false, publish_at = NULL, live_version = version, live_title = title, live_summary = summary,
      live_body = body, published_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND article_id = ${id} AND (${locale ?? null}::text IS NULL OR locale = ${locale ?? null})`);
}

/** Takes back what visitors see; `archived` puts it away. */
export async function unpublishTexts(
  { tenantId, db }: TenantScope,
  id: string,
  locale: Locale | undefined,
  archived: boolean,
): Promise<void> {
  await db.execute(sql`UPDATE help_text SET archived = ${archived}, publish_at = NULL, live_version = NULL, live_title = NULL, live_summary = NULL, live_body = NULL
    WHERE tenant_id = ${tenantId} AND article_id = ${id} AND (${locale ?? null}::text IS NULL OR locale = ${locale ?? null})`);
}

export async function scheduleText({ tenantId, db }: TenantScope, id: string, locale: Locale, publishAt: number): Promise<void> {
  await db.execute(sql`UPDATE help_text SET archived = false, publish_at = ${at(publishAt)}
    WHERE tenant_id = ${tenantId} AND article_id = ${id} AND locale = ${locale}`);
}

/** Languages whose time has come. */
export async function findDue({ tenantId, db }: TenantScope, now: number, limit: number): Promise<{ articleId: string; locale: Locale }[]> {
  const { rows } = await db.execute(sql`SELECT article_id AS "articleId", locale FROM help_text
    WHERE tenant_id = ${tenantId} AND publish_at <= ${at(now)} ORDER BY publish_at LIMIT ${limit} FOR UPDATE`);
  return rows as unknown as { articleId: string; locale: Locale }[];
}

export interface LiveText {
  locale: Locale;
  slug: string;
  title: string;
  summary: string;
  body: string;
}

/** What visitors see of an article, by language. */
export async function liveTextsOf({ tenantId, db }: TenantScope, id: string): Promise<LiveText[]> {
  const { rows } = await db.execute(sql`SELECT locale, slug, live_title AS title, live_summary AS summary, live_body AS body FROM help_text
    WHERE tenant_id = ${tenantId} AND article_id = ${id} AND live_version IS NOT NULL ORDER BY locale`);
  return rows as unknown as LiveText[];
}

export interface VersionRow {
  version: number;
  title: string;
  summary: string;
  body: string;
  machine: boolean;
  author: string | null;
  created_at: number;
  live: boolean;
}

export async function readVersions({ tenantId, db }: TenantScope, id: string, locale: Locale): Promise<VersionRow[]> {
  const { rows } =
    await db.execute(sql`SELECT v.version, v.title, v.summary, v.body, v.machine, v.author, epoch_ms(v.created_at) AS created_at,
      v.version IS NOT DISTINCT FROM t.live_version AS live
    FROM help_version v JOIN help_text t USING (tenant_id, article_id, locale)
    WHERE v.tenant_id = ${tenantId} AND v.article_id = ${id} AND v.locale = ${locale} ORDER BY v.version DESC LIMIT ${VERSIONS_KEPT}`);
  return rows as unknown as VersionRow[];
}
