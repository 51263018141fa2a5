import { z } from 'zod/mini';
import { formBoolean } from './corpus.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, queryInt, text, version } from './fields.ts';
import {
  ARTICLE_STATUSES,
  ARTICLE_TITLE_MAX,
  ARTICLE_VISIBILITIES,
  articleRow,
  articleText,
  articleView,
  articleWords,
  ARTICLES_AT_ONCE,
  CATEGORIES_MAX,
  categoryDraft,
  helpCategory,
  helpImportReport,
} from './help-fields.ts';
import { localeSchema } from './locales.ts';

const ids = z.array(id).check(z.minLength(1), z.maxLength(ARTICLES_AT_ONCE));
const ofText = { id, locale: localeSchema };

const toWrite = { caller: 'staff', permission: 'corpus.edit', visibility: 'conversations', audit: 'none' } as const;

export const help = {
  categories: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/help/category',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'Categories of the help centre, in their order',
    request: z.object({}),
    /** `timezone` is the business's, in which publication is set. */
    response: z.object({ items: z.array(helpCategory), timezone: z.string() }),
    errors: [],
    servesExpired: true,
  }),
  createCategory: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/help/category',
    ...toWrite,
    summary: 'Add a category',
    request: categoryDraft,
    response: helpCategory,
    errors: ['subscription_expired'],
  }),
  updateCategory: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/help/category/{id}',
    ...toWrite,
    summary: 'Change a category',
    request: z.extend(categoryDraft, { id, version }),
    response: helpCategory,
    errors: ['stale_version', 'subscription_expired'],
  }),
  /** Its articles and the categories inside of it move up to its parent. */
  removeCategory: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/help/category/{id}',
    ...toWrite,
    summary: 'Delete a category',
    request: z.object({ id }),
    response: z.object({}),
    errors: ['subscription_expired'],
  }),
  /** The order of the categories of one parent, all of them or some; the others follow behind. */
  orderCategories: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/help/category/order',
    ...toWrite,
    summary: 'Arrange categories',
    request: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(CATEGORIES_MAX)) }),
    response: z.object({ items: z.array(helpCategory) }),
    errors: ['subscription_expired'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/help/article',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'Help articles with how each of their languages stands',
    request: z.object({
      q: z.optional(z.string().check(z.maxLength(200))),
      /** A category with those inside of it; `none` are articles without one. */
      category: z.optional(z.union([id, z.literal('none')])),
      status: z.optional(z.enum([...ARTICLE_STATUSES, 'missing', 'outdated'])),
      locale: z.optional(localeSchema),
      visibility: z.optional(z.enum(ARTICLE_VISIBILITIES)),
      page: queryInt(1, 100_000, 1),
      limit: queryInt(1, 100, 20),
    }),
    response: z.object({ items: z.array(articleRow), total: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  /** Of the readers of the last 30 days who opened an article, each once a day: how many wrote nothing within 30 minutes. */
  deflection: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/help/deflection',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'How many readers needed no conversation',
    request: z.object({}),
    response: z.object({ readers: z.int(), deflected: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/help/article/{id}',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'One article in all of its languages',
    request: z.object({ id }),
    response: articleView,
    errors: [],
    servesExpired: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/help/article',
    ...toWrite,
    summary: 'Begin an article',
    request: z.object({ category_id: z.nullable(id), locale: localeSchema, title: text(ARTICLE_TITLE_MAX) }),
    response: articleView,
    errors: ['subscription_expired'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/help/article/{id}',
    ...toWrite,
    summary: 'Change where an article stands and who sees it',
    request: z.object({
      id,
      version,
      category_id: z.nullable(id),
      visibility: z.enum(ARTICLE_VISIBILITIES),
      feed_bot: z.boolean(),
      pinned: z.boolean(),
    }),
    response: articleView,
    errors: ['stale_version', 'subscription_expired'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/help/article/{id}',
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Delete an article',
    request: z.object({ id }),
    response: z.object({}),
    errors: ['subscription_expired'],
  }),
  /** Saves one language as a new version; visitors see it once it is published. The second of two writers gets `stale_version`. */
  save: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/help/article/{id}/text/{locale}',
    ...toWrite,
    summary: 'Save one language of an article',
    request: z.extend(articleWords, {
      ...ofText,
      /** That it was made from; 0 for a language that is not there yet. */
      version,
      /** The words are the translator's. */
      machine: z._default(z.boolean(), false),
      /** The original's version that it was brought level with. */
      source_version: z.optional(version),
    }),
    response: articleText,
    errors: ['stale_version', 'subscription_expired'],
  }),
  /** Publishes what is saved, now or at a time; takes it back; or puts it away. */
  setStatus: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/help/article/{id}/status',
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Publish, schedule, take back or archive one language',
    request: z.object({
      ...ofText,
      action: z.enum(['publish', 'schedule', 'unpublish', 'archive']),
      at: z.optional(epochMs),
      version,
    }),
    response: articleText,
    errors: ['stale_version', 'subscription_expired'],
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/help/article/bulk',
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Publish, archive, move or delete many articles',
    request: z.object({ ids, action: z.enum(['publish', 'archive', 'move', 'delete']), category_id: z.optional(z.nullable(id)) }),
    response: z.object({ changed: z.int() }),
    errors: ['subscription_expired'],
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/help/article/{id}/version',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'Earlier versions of one language, the latest first',
    request: z.object(ofText),
    response: z.object({
      items: z.array(
        z.object({
          version,
          title: z.string(),
          summary: z.string(),
          body: z.string(),
          machine: z.boolean(),
          author: z.nullable(z.string()),
          created_at: epochMs,
          live: z.boolean(),
        }),
      ),
    }),
    errors: [],
    servesExpired: true,
  }),
  /** The model's translation of what is saved; saves nothing. Links, pictures and code come through as they are, or it is refused. */
  translate: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/help/article/{id}/translate',
    ...toWrite,
    usesModel: true,
    summary: 'Translate an article into another language',
    request: z.object({ id, from: localeSchema, to: localeSchema }),
    response: z.object({ title: z.string(), summary: z.string(), body: z.string(), source_version: version }),
    errors: ['model_off', 'model_failed', 'words_lost', 'subscription_expired'],
  }),
  /** Links that end within an hour, for whoever writes. */
  images: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/help/image',
    ...toWrite,
    summary: 'Short-lived links to pictures of articles',
    request: z.object({ ids: z.array(id).check(z.maxLength(300)) }),
    response: z.object({ items: z.array(z.object({ id, url: z.string() })) }),
    errors: [],
    servesExpired: true,
  }),
  /** A Markdown file or a zip of them, with front matter. Articles are known by their slugs, so that the same again changes nothing. */
  import: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/help/import',
    ...toWrite,
    summary: 'Import articles from Markdown, or see what an import would do',
    body: 'multipart',
    request: z.object({
      dry_run: z._default(formBoolean, false),
      /** Of files that do not say theirs. */
      locale: z.optional(localeSchema),
    }),
    response: helpImportReport,
    errors: ['subscription_expired'],
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/help/export',
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    summary: 'Every article as Markdown in a zip, in a folder for each language',
    request: z.object({ locale: z.optional(localeSchema) }),
    response: z.object({}),
    answers: 'file',
    errors: [],
    servesExpired: true,
  }),
};
