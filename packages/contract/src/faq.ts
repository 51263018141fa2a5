import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, text } from './fields.ts';
import { ARTICLE_SLUG_MAX, CATEGORY_ICONS, READ_FROM } from './help-fields.ts';
import { localeSchema } from './locales.ts';
import { SLUG_MAX } from './tenant-fields.ts';

/** Characters of a search and of what a reader says about an article. */
export const FAQ_QUERY_MAX = 200;
export const FAQ_COMMENT_MAX = 1_000;

const tenant = z.string().check(z.minLength(1), z.maxLength(SLUG_MAX));
const card = z.object({ id, slug: z.string(), title: z.string(), summary: z.string(), locale: localeSchema });
export type FaqCard = z.output<typeof card>;

const category = z.object({
  id,
  parent_id: z.nullable(id),
  icon: z.enum(CATEGORY_ICONS),
  name: z.string(),
  /** Articles in it and in those inside of it. */
  count: z.int(),
  articles: z.array(card),
  /** Short answers from the corpus. */
  entries: z.array(z.object({ id, question: z.string(), answer: z.string(), locale: localeSchema })),
});
export type FaqCategory = z.output<typeof category>;

/** A reader's own number, made by the browser: it says that two readings are one person's, and nothing else. */
const reader = z.uuid();
const ofArticle = { tenant, id, locale: localeSchema, reader };

export const faq = {
  home: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/faq',
    caller: 'anyone',
    summary: 'Categories and the most read articles of a business',
    request: z.object({ tenant, locale: localeSchema }),
    response: z.object({
      name: z.string(),
      top: z.array(card),
      /** False while one of `top` has not been read by anybody: then they are only where to begin. */
      most_read: z.boolean(),
      categories: z.array(category),
      total: z.int(),
      work_orders: z.boolean(),
    }),
    errors: ['unknown_tenant'],
    revalidates: true,
  }),
  search: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/faq/search',
    caller: 'anyone',
    summary: 'Articles that answer, while somebody types',
    request: z.object({ tenant, locale: localeSchema, q: text(FAQ_QUERY_MAX) }),
    response: z.object({
      items: z.array(
        z.object({
          ...card.shape,
          /** What was found, to be marked in title and summary. */
          marks: z.array(z.string()),
        }),
      ),
    }),
    errors: ['unknown_tenant'],
    revalidates: true,
  }),
  /** `id` is the article's slug, an earlier slug, or its id. */
  article: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/faq/article/{id}',
    caller: 'anyone',
    summary: 'One published article',
    request: z.object({ tenant, locale: localeSchema, id: z.string().check(z.minLength(1), z.maxLength(ARTICLE_SLUG_MAX)) }),
    response: z.object({
      id,
      slug: z.string(),
      /** Of the words; another than the one that was asked for where that is missing. */
      locale: localeSchema,
      title: z.string(),
      summary: z.string(),
      body: z.string(),
      category: z.nullable(z.object({ id, name: z.string() })),
      updated_at: epochMs,
      related: z.array(card),
      /** Customers can submit work orders. */
      work_orders: z.boolean(),
    }),
    errors: ['unknown_tenant'],
    revalidates: true,
  }),
  /** Counts a reading. Within 30 minutes the same article counts once. */
  opened: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/faq/opened',
    caller: 'anyone',
    summary: 'Tell that an article was opened',
    request: z.object({ ...ofArticle, from: z.enum(READ_FROM) }),
    response: z.object({}),
    errors: ['unknown_tenant'],
  }),
  /** One judgement a reader and article; a second one replaces the first. */
  feedback: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/faq/feedback',
    caller: 'anyone',
    summary: 'Say whether an article helped',
    request: z.object({
      ...ofArticle,
      verdict: z.enum(['helpful', 'unhelpful']),
      comment: z._default(z.string().check(z.trim(), z.maxLength(FAQ_COMMENT_MAX)), ''),
    }),
    response: z.object({ verdict: z.enum(['helpful', 'unhelpful']) }),
    errors: ['unknown_tenant'],
  }),
  /** A line in the visitor's own conversation that says which article was read; the same article again adds none. */
  bring: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/faq/bring',
    caller: 'visitor',
    summary: 'Bring an article along into a conversation',
    request: z.object({ conversation_id: id, id, locale: localeSchema, reader }),
    response: z.object({}),
    errors: ['conversation_closed'],
  }),
  /** What a reader read within the last 30 minutes did not spare them a conversation. */
  asked: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/faq/asked',
    caller: 'visitor',
    summary: 'Tell that a reader wrote after all',
    request: z.object({ reader }),
    response: z.object({}),
    errors: [],
  }),
};
