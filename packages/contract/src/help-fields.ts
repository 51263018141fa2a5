import { z } from 'zod/mini';
import { epochMs, id, text, version } from './fields.ts';
import { localeSchema } from './locales.ts';

/** Characters of a title, a summary and an article; bytes are what a database counts, people count characters. */
export const ARTICLE_TITLE_MAX = 200;
export const ARTICLE_SUMMARY_MAX = 500;
export const ARTICLE_BODY_MAX = 200_000;
/** Pictures of one article. */
export const ARTICLE_IMAGES_MAX = 300;
export const ARTICLE_SLUG_MAX = 80;
export const CATEGORY_NAME_MAX = 80;
/** Categories nest this deep, and a business has so many of them. */
export const CATEGORY_DEPTH_MAX = 3;
export const CATEGORIES_MAX = 200;
/** Articles of a business, and entries of the corpus that one category shows. */
export const ARTICLES_MAX = 5_000;
export const CATEGORY_ENTRIES_MAX = 20;
/** Articles that one call changes. */
export const ARTICLES_AT_ONCE = 200;

/** Pictures of categories, by their names in the icon set. */
export const CATEGORY_ICONS = ['book', 'truck', 'undo', 'wrench', 'receipt', 'user', 'shop', 'card', 'shield', 'gift', 'help'] as const;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

export const ARTICLE_VISIBILITIES = ['public', 'internal'] as const;
export type ArticleVisibility = (typeof ARTICLE_VISIBILITIES)[number];

/** How one language of an article stands; `scheduled` is a draft whose time is set. */
export const ARTICLE_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** Where an article is opened from: the chat's home, or the pages of the FAQ. */
export const READ_FROM = ['home', 'faq'] as const;

const names = z.partialRecord(localeSchema, z.string().check(z.trim(), z.maxLength(CATEGORY_NAME_MAX)));

export const categoryDraft = z.object({
  parent_id: z.nullable(id),
  icon: z.enum(CATEGORY_ICONS),
  names: names.check(z.refine((given) => Object.values(given).some((name) => name !== ''), 'required')),
  /** Published entries of the corpus that stand under it as short answers: one text in two places. */
  entry_ids: z._default(z.array(id).check(z.maxLength(CATEGORY_ENTRIES_MAX)), []),
});
export type CategoryDraft = z.output<typeof categoryDraft>;

export const helpCategory = z.object({
  id,
  parent_id: z.nullable(id),
  /** Place among those of the same parent, from 0. */
  position: z.int(),
  icon: z.enum(CATEGORY_ICONS),
  names: z.partialRecord(localeSchema, z.string()),
  entry_ids: z.array(id),
  version,
  /** Articles that are in it, not counting those of categories inside of it. */
  articles: z.int(),
});
export type HelpCategory = z.output<typeof helpCategory>;

/** One language of an article, as lists show it. */
export const articleLocale = z.object({
  locale: localeSchema,
  title: z.string(),
  slug: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  /** The words came from the translator, and nobody has changed or approved them. */
  machine: z.boolean(),
  /** The original has changed since this was written. */
  outdated: z.boolean(),
  /** Published, and changed since. */
  changed: z.boolean(),
  publish_at: z.nullable(epochMs),
  published_at: z.nullable(epochMs),
  version,
  updated_by: z.nullable(z.string()),
  updated_at: epochMs,
});
export type ArticleLocale = z.output<typeof articleLocale>;

export const articleFields = {
  id,
  category_id: z.nullable(id),
  /** The language that the others are translated from. */
  source_locale: localeSchema,
  visibility: z.enum(ARTICLE_VISIBILITIES),
  feed_bot: z.boolean(),
  pinned: z.boolean(),
  version,
  views: z.int(),
  helpful: z.int(),
  unhelpful: z.int(),
  created_at: epochMs,
  updated_at: epochMs,
};

export const articleRow = z.object({ ...articleFields, locales: z.array(articleLocale) });
export type ArticleRow = z.output<typeof articleRow>;

/** One language of an article with all of its words. */
export const articleText = z.object({
  ...articleLocale.shape,
  summary: z.string(),
  body: z.string(),
  /** The original's version that this was written from; null of the original itself. */
  source_version: z.nullable(version),
});
export type ArticleText = z.output<typeof articleText>;

export const articleView = z.object({ ...articleFields, texts: z.array(articleText) });
export type ArticleView = z.output<typeof articleView>;

/** A slug is letters and digits of any language, parted by hyphens. */
export const articleSlug = z.string().check(z.trim(), z.maxLength(ARTICLE_SLUG_MAX), z.regex(/^([\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)?$/u));

/** What a person writes of one language. */
export const articleWords = z.object({
  title: text(ARTICLE_TITLE_MAX),
  /** Empty is made from the title. */
  slug: z._default(articleSlug, ''),
  summary: z._default(z.string().check(z.trim(), z.maxLength(ARTICLE_SUMMARY_MAX)), ''),
  body: z._default(z.string().check(z.maxLength(ARTICLE_BODY_MAX)), ''),
});
export type ArticleWords = z.output<typeof articleWords>;

/** Path of a picture of an article; it is served while the article is published. */
export function articleImagePath(tenantId: number, fileId: string): string {
  return `/files/article/${tenantId}/${fileId}`;
}

const IMAGE_PATH = /\/files\/article\/(\d{1,15})\/([0-9a-f-]{36})/g;

/** Ids of the pictures that a body shows, each once. */
export function articleImageIds(body: string): string[] {
  return [...new Set([...body.matchAll(IMAGE_PATH)].map(([, , fileId = '']) => fileId))];
}

/** What an import did, or would do, file by file. */
export const helpImportReport = z.object({
  dry_run: z.boolean(),
  items: z.array(
    z.object({
      /** Of the file, as the zip names it. */
      path: z.string(),
      action: z.enum(['create', 'update', 'unchanged', 'refused']),
      title: z.string(),
      locale: z.nullable(localeSchema),
      /** Why it is left out, in the caller's language; empty where it is not. */
      reason: z.string(),
    }),
  ),
  /** Pictures and categories that are new. */
  images: z.int(),
  categories: z.int(),
});
export type HelpImportReport = z.output<typeof helpImportReport>;
