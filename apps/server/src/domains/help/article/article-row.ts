import type { ArticleLocale, ArticleRow, ArticleStatus, ArticleText, ArticleView, Locale } from '@lobby/contract';

/** One language of an article as the table holds it; times in milliseconds since 1970. */
export interface TextRow {
  article_id: string;
  locale: Locale;
  title: string;
  slug: string;
  summary: string;
  body: string;
  machine: boolean;
  source_version: number | null;
  version: number;
  archived: boolean;
  publish_at: number | null;
  live_version: number | null;
  published_at: number | null;
  updated_by: string | null;
  updated_at: number;
}

export type ArticleFields = Omit<ArticleView, 'texts'>;

/** What a language is called by its facts. Pure. */
export function statusOf({
  archived,
  live_version: live,
  publish_at: at,
}: Pick<TextRow, 'archived' | 'live_version' | 'publish_at'>): ArticleStatus {
  if (archived) return 'archived';
  if (live !== null) return 'published';
  return at === null ? 'draft' : 'scheduled';
}

/** Whether the original has changed since the translation was written. Pure. */
function isOutdated(row: Pick<TextRow, 'source_version'>, original: number | undefined): boolean {
  return row.source_version !== null && original !== undefined && row.source_version < original;
}

/** As lists show it. @param original the version of the original */
export function toLocale(row: TextRow, original: number | undefined): ArticleLocale {
  const { locale, title, slug, machine, version, publish_at, published_at, updated_by, updated_at, live_version: live } = row;
  const changed = live !== null && live < version;
  const status = statusOf(row);
  return {
    locale,
    title,
    slug,
    status,
    machine,
    outdated: isOutdated(row, original),
    changed,
    publish_at,
    published_at,
    version,
    updated_by,
    updated_at,
  };
}

export function toText(row: TextRow, original: number | undefined): ArticleText {
  return { ...toLocale(row, original), summary: row.summary, body: row.body, source_version: row.source_version };
}

const originalOf = ({ source_locale: source }: ArticleFields, texts: readonly TextRow[]) =>
  texts.find(({ locale }) => locale === source)?.version;

export function toView(article: ArticleFields, texts: readonly TextRow[]): ArticleView {
  return { ...article, texts: texts.map((row) => toText(row, originalOf(article, texts))) };
}

export function toRow(article: ArticleFields, texts: readonly TextRow[]): ArticleRow {
  return { ...article, locales: texts.map((row) => toLocale(row, originalOf(article, texts))) };
}
