import { z } from 'zod/mini';
import {
  ANSWER_MAX,
  corpusEntry,
  endsAfterBegin,
  ENTRY_STATUSES,
  entryChange,
  entryDraftFields,
  entryStatus,
  QUESTION_MAX,
  WORDINGS_MAX,
} from './corpus-entry.ts';
import { tag } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { FAQ_QUERY_MAX } from './faq.ts';
import { epochMs, id, page, text, version } from './fields.ts';
import { localeSchema } from './locales.ts';

/** An entry of the corpus as programs see it. */
export const openEntry = z.pick(corpusEntry, {
  id: true,
  question: true,
  answer: true,
  wordings: true,
  locale: true,
  status: true,
  answer_mode: true,
  tags: true,
  valid_from: true,
  valid_until: true,
  buttons: true,
  priority: true,
  corpus_id: true,
  translation_of: true,
  hit_count: true,
  version: true,
  created_at: true,
  updated_at: true,
});
export type OpenEntry = z.output<typeof openEntry>;

const entryPatch = z.extend(z.omit(entryChange, { question: true, answer: true, wordings: true, locale: true, status: true }), {
  id,
  version,
  question: z.optional(text(QUESTION_MAX)),
  answer: z.optional(text(ANSWER_MAX)),
  wordings: z.optional(z.array(text(QUESTION_MAX)).check(z.maxLength(WORDINGS_MAX))),
  locale: z.optional(localeSchema),
  status: z.optional(entryStatus),
});

const path = '/api/open/v1/corpus/entries';

/** Entries of the corpus, also those that are not published: reading them takes the scope of writing. */
export const openEntries = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'key',
    scope: 'corpus:write',
    idempotency: 'none',
    summary: 'Entries of the corpus, the latest change first',
    request: z.object({
      q: z.optional(z.string().check(z.maxLength(200))),
      locale: z.optional(localeSchema),
      status: z.optional(z.enum([...ENTRY_STATUSES, 'not_archived'])),
      tag: z.optional(tag),
      ...page,
    }),
    response: z.object({ items: z.array(openEntry), next_cursor: z.nullable(z.string()) }),
    errors: [],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'key',
    scope: 'corpus:write',
    idempotency: 'none',
    summary: 'One entry',
    request: z.object({ id }),
    response: openEntry,
    errors: ['not_found'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path,
    caller: 'key',
    scope: 'corpus:write',
    idempotency: 'header',
    summary: 'Add an entry; the bot answers with it at once where it is published',
    request: entryDraftFields.check(endsAfterBegin),
    response: openEntry,
    errors: ['quota_exceeded', 'duplicate_entry'],
  }),
  /** What is left out stays. */
  update: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    caller: 'key',
    scope: 'corpus:write',
    idempotency: 'header',
    summary: 'Change an entry; the second of two writers gets stale_version with the newer copy',
    request: entryPatch.check(endsAfterBegin),
    response: openEntry,
    errors: ['not_found', 'stale_version', 'duplicate_entry'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    caller: 'key',
    scope: 'corpus:write',
    idempotency: 'header',
    summary: 'Delete an entry for good',
    request: z.object({ id }),
    response: z.object({ id }),
    errors: ['not_found'],
  }),
};

const articleCard = z.object({
  id,
  slug: z.string(),
  /** Of the words; another than the one that was asked for where that is missing. */
  locale: localeSchema,
  title: z.string(),
  summary: z.string(),
});
const articles = '/api/open/v1/help/articles';

/** What the help center shows everybody. */
export const openArticles = {
  list: defineEndpoint({
    method: 'GET',
    path: articles,
    caller: 'key',
    scope: 'knowledge:read',
    idempotency: 'none',
    summary: 'Published help articles, or with `q` those that answer it, the best first',
    request: z.object({ locale: localeSchema, q: z.optional(z.string().check(z.maxLength(FAQ_QUERY_MAX))), ...page }),
    response: z.object({ items: z.array(articleCard), next_cursor: z.nullable(z.string()) }),
    errors: [],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${articles}/{id}`,
    caller: 'key',
    scope: 'knowledge:read',
    idempotency: 'none',
    summary: 'One published help article in Markdown',
    request: z.object({ id, locale: localeSchema }),
    response: z.extend(articleCard, { body: z.string(), updated_at: epochMs }),
    errors: ['not_found'],
  }),
};
