import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, nothing, text, version } from './fields.ts';
import { localeSchema } from './locales.ts';

/** Corpora of one business, and characters of a name and of a description. */
export const CORPORA_MAX = 50;
export const CORPUS_NAME_MAX = 60;
export const CORPUS_DESCRIPTION_MAX = 300;

export const corpusDraft = z.object({
  name: text(CORPUS_NAME_MAX),
  description: z._default(z.string().check(z.trim(), z.maxLength(CORPUS_DESCRIPTION_MAX)), ''),
  /** Language that a new entry starts in. */
  default_locale: localeSchema,
});
export type CorpusDraft = z.output<typeof corpusDraft>;

export const corpusView = z.extend(corpusDraft, {
  id,
  description: z.string(),
  /** The one that every business has; it cannot be removed. */
  is_first: z.boolean(),
  /** Entries in it that are not archived, and those that are published. */
  entries: z.int(),
  published: z.int(),
  version: z.int(),
});
export type CorpusView = z.output<typeof corpusView>;

const path = '/api/micro/chatbot/corpus/shelf';

/** The corpora of a business: shelves that entries stand on. */
export const corpora = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    usesModel: true,
    summary: 'Corpora, the first one first, with what waits in the tabs beside the entries',
    request: nothing,
    response: z.object({
      items: z.array(corpusView),
      /** Tags in use, the most frequent first. */
      tags: z.array(z.string()),
      /** Open gaps, pending suggestions, open conflicts. */
      waiting: z.object({ gaps: z.int(), suggestions: z.int(), conflicts: z.int() }),
      /** Entries that need attention. */
      attention: z.int(),
      /** Whether translations are written by a model. */
      has_model: z.boolean(),
      /** How much of what is published has been read for its meaning; null where no model does that. */
      vectors: z.nullable(z.object({ done: z.int(), total: z.int() })),
    }),
    errors: [],
    servesExpired: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Add a corpus',
    request: corpusDraft,
    response: corpusView,
    errors: ['subscription_expired'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Change a corpus',
    request: z.extend(corpusDraft, { id, version }),
    response: corpusView,
    errors: ['stale_version', 'subscription_expired'],
  }),
  /** Its entries go to the first corpus. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Remove a corpus and keep its entries',
    request: z.object({ id }),
    response: z.object({ moved: z.int() }),
    errors: ['subscription_expired'],
  }),
};
