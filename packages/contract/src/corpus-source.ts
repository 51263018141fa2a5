import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, queryInt, text, version } from './fields.ts';
import { LOCALES, localeSchema } from './locales.ts';

/** Longest web address, in characters. */
export const SOURCE_ADDRESS_MAX = 2_000;
/** Longest pasted text, in characters. */
export const SOURCE_TEXT_MAX = 200_000;
/** Links that are followed from the first page of a site. */
export const SOURCE_DEPTH_MAX = 3;
/** Most pages of one source, whatever the plan. */
export const SOURCE_PAGES_MAX = 5_000;
const RULES_MAX = 20;
const RULE_MAX = 300;
const NAME_MAX = 200;
const SEARCH_MAX = 200;

export const SOURCE_KINDS = ['page', 'sitemap', 'site', 'file', 'text'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
export const SOURCE_REFRESHES = ['never', 'daily', 'weekly', 'monthly'] as const;
export type SourceRefresh = (typeof SOURCE_REFRESHES)[number];

/** How far a source has come; `stale` answers from an earlier reading because the latest one failed; `held` waits until the plan has room. */
export const SOURCE_STATES = [
  'pending',
  'fetching',
  'parsing',
  'splitting',
  'indexing',
  'ready',
  'stale',
  'failed',
  'paused',
  'held',
] as const;
export const sourceState = z.enum(SOURCE_STATES);
export type SourceState = z.output<typeof sourceState>;

/** `refused` by the site’s robots.txt; `skipped` for what is not wanted; `gone` when it was missing twice; `held` waits until the plan has room. */
export const SOURCE_PAGE_STATES = [
  'pending',
  'fetching',
  'parsing',
  'splitting',
  'indexing',
  'ready',
  'failed',
  'refused',
  'skipped',
  'gone',
  'held',
] as const;
export const sourcePageState = z.enum(SOURCE_PAGE_STATES);
export type SourcePageState = z.output<typeof sourcePageState>;

/** Why something was not read. */
export const SOURCE_REASONS = [
  'address',
  'private',
  'redirects',
  'other_origin',
  'too_large',
  'timeout',
  'unreachable',
  'robots',
  'forbidden',
  'not_found',
  'server_error',
  'not_text',
  'noindex',
  'duplicate',
  'excluded',
  'encrypted',
  'no_text',
  'unreadable',
  'unsupported',
  'too_complex',
  'use_import',
  'no_pages',
  'page_limit',
  'plan_pages',
  'character_limit',
  'time_over',
  'internal',
] as const;
export const sourceReason = z.enum(SOURCE_REASONS);
export type SourceReason = z.output<typeof sourceReason>;

/** A reason, and its sentence in the caller's language. */
const worded = z.nullable(z.object({ code: sourceReason, text: z.string() }));

/** One rule a line: a path, where * stands for anything. */
const rules = z._default(z.array(text(RULE_MAX)).check(z.maxLength(RULES_MAX)), []);
export const sourceOptions = z.object({
  depth: z._default(z.int().check(z.gte(0), z.lte(SOURCE_DEPTH_MAX)), 2),
  include: rules,
  exclude: rules,
  /** CSS selectors: only what they match is read, or none of it. */
  css_keep: z._default(z.string().check(z.trim(), z.maxLength(RULE_MAX)), ''),
  css_drop: z._default(z.string().check(z.trim(), z.maxLength(RULE_MAX)), ''),
  /** Most pages of this source; the plan may allow fewer. */
  max_pages: z._default(z.int().check(z.gte(1), z.lte(SOURCE_PAGES_MAX)), 500),
});
export type SourceOptions = z.output<typeof sourceOptions>;
const options = z._default(sourceOptions, { depth: 2, include: [], exclude: [], css_keep: '', css_drop: '', max_pages: 500 });

export const corpusSource = z.object({
  id,
  kind: z.enum(SOURCE_KINDS),
  name: z.string(),
  address: z.nullable(z.string()),
  options: sourceOptions,
  refresh: z.enum(SOURCE_REFRESHES),
  state: sourceState,
  reason: worded,
  /** Why the reading ended early, or what its pages wait for. */
  limit: worded,
  pages: z.object({ total: z.int(), ready: z.int(), waiting: z.int(), failed: z.int(), held: z.int() }),
  passages: z.int(),
  characters: z.int(),
  bytes: z.int(),
  version: z.int(),
  created_at: epochMs,
  last_read_at: z.nullable(epochMs),
  next_read_at: z.nullable(epochMs),
});
export type CorpusSource = z.output<typeof corpusSource>;

export const sourcePage = z.object({
  id,
  title: z.string(),
  address: z.nullable(z.string()),
  state: sourcePageState,
  reason: worded,
  /** False where somebody switched it off. */
  used: z.boolean(),
  locale: z.nullable(localeSchema),
  bytes: z.int(),
  passages: z.int(),
  /** Questions with answers that were found in it. */
  questions: z.int(),
  read_at: z.nullable(epochMs),
});
export type SourcePage = z.output<typeof sourcePage>;

export const sourcePassage = z.object({
  id,
  page_id: id,
  title: z.string(),
  heading: z.string(),
  body: z.string(),
  locale: localeSchema,
  address: z.nullable(z.string()),
});

/** A question and its answer as they stand in a page. */
export const entryProposal = z.object({ question: z.string(), answer: z.string(), locale: localeSchema, page_id: id });
export type EntryProposal = z.output<typeof entryProposal>;

const SOURCE = '/api/micro/chatbot/corpus/source';
const byId = z.object({ id });
const byPage = { id, page_id: id };

const toRead = { caller: 'staff', permission: 'member', visibility: 'conversations' } as const;
const toEdit = { caller: 'staff', permission: 'corpus.edit', visibility: 'conversations', audit: 'call' } as const;

export const corpusSources = {
  list: defineEndpoint({
    method: 'GET',
    path: SOURCE,
    ...toRead,
    summary: 'Sources of the corpus, newest first, and what they take of the plan',
    request: nothing,
    response: z.object({
      items: z.array(corpusSource),
      /** `waiting` pages have no room in the plan. */
      usage: z.object({ pages: z.int(), pages_max: z.int(), characters: z.int(), characters_max: z.int(), waiting: z.int() }),
    }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${SOURCE}/{id}`,
    ...toRead,
    summary: 'One source',
    request: byId,
    response: corpusSource,
    errors: [],
    servesExpired: true,
  }),
  /** Begins to read at once. Safe to repeat with the same `client_id`. */
  create: defineEndpoint({
    method: 'POST',
    path: SOURCE,
    ...toEdit,
    summary: 'Add a source: a page, a sitemap, a site, an uploaded file or a text',
    request: z.object({
      client_id: z.uuid(),
      kind: z.enum(SOURCE_KINDS),
      name: z._default(z.string().check(z.trim(), z.maxLength(NAME_MAX)), ''),
      /** Of a page, a sitemap or a site. */
      address: z.optional(z.string().check(z.trim(), z.maxLength(SOURCE_ADDRESS_MAX))),
      /** Of an upload with the purpose `source`. */
      file_id: z.optional(id),
      text: z.optional(z.string().check(z.maxLength(SOURCE_TEXT_MAX))),
      options,
      refresh: z._default(z.enum(SOURCE_REFRESHES), 'never'),
    }),
    response: corpusSource,
    errors: ['quota_exceeded', 'subscription_expired'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: `${SOURCE}/{id}`,
    ...toEdit,
    summary: 'Change how a source is read',
    request: z.object({ id, version, name: text(NAME_MAX), options, refresh: z.enum(SOURCE_REFRESHES) }),
    response: corpusSource,
    errors: ['stale_version', 'subscription_expired'],
  }),
  /** `read` reads again; `retry` reads what failed, one page with `page_id`. */
  command: defineEndpoint({
    method: 'POST',
    path: `${SOURCE}/{id}/command`,
    ...toEdit,
    summary: 'Read again, try failed pages again, pause or go on',
    request: z.object({ id, command: z.enum(['read', 'retry', 'pause', 'resume']), page_id: z.optional(id) }),
    response: corpusSource,
    errors: ['subscription_expired'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${SOURCE}/{id}`,
    ...toEdit,
    summary: 'Delete a source with its passages and its file',
    request: byId,
    response: nothing,
    errors: ['subscription_expired'],
  }),
  pages: defineEndpoint({
    method: 'GET',
    path: `${SOURCE}/{id}/page`,
    ...toRead,
    summary: 'Pages of a source',
    request: z.object({
      id,
      q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
      state: z.optional(z.enum(['ready', 'waiting', 'failed', 'off'])),
      page: queryInt(1, 100_000, 1),
      limit: queryInt(1, 100, 20),
    }),
    response: z.object({ items: z.array(sourcePage), total: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  usePage: defineEndpoint({
    method: 'PUT',
    path: `${SOURCE}/{id}/page/{page_id}`,
    ...toEdit,
    summary: 'Use a page, or leave it out',
    request: z.object({ ...byPage, used: z.boolean() }),
    response: sourcePage,
    errors: ['subscription_expired'],
  }),
  passages: defineEndpoint({
    method: 'GET',
    path: `${SOURCE}/{id}/passage`,
    ...toRead,
    summary: 'Passages of a source, or of one of its pages',
    request: z.object({
      id,
      page_id: z.optional(id),
      q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
      page: queryInt(1, 100_000, 1),
      limit: queryInt(1, 100, 20),
    }),
    response: z.object({ items: z.array(sourcePassage), total: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  /** What the pages themselves put as questions and answers; of one page with `page_id`. */
  proposals: defineEndpoint({
    method: 'GET',
    path: `${SOURCE}/{id}/proposal`,
    ...toRead,
    summary: 'Entries that could be made from a source, and how the bot could greet',
    request: z.object({ id, page_id: z.optional(id), limit: queryInt(1, 50, 10) }),
    response: z.object({
      entries: z.array(entryProposal),
      /** In every language, that of the source first; questions are those that it asks in that language itself. */
      greetings: z.array(z.object({ locale: z.enum(LOCALES), welcome: z.string(), suggested_questions: z.array(z.string()) })),
      passages: z.int(),
    }),
    errors: [],
    servesExpired: true,
  }),
};
