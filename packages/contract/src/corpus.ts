import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, queryInt, text, version } from './fields.ts';
import { LOCALES, localeSchema } from './locales.ts';

export const QUESTION_MAX = 500;
export const ANSWER_MAX = 8_000;
export const WORDINGS_MAX = 50;
/** Longest question put to the corpus, in characters. */
export const ASK_MAX = 4_000;
/** Largest import file, in bytes, and most data rows in it. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 20_000;
/** Most entries that one bulk call changes. */
export const BULK_MAX = 500;

export const ENTRY_STATUSES = ['draft', 'published', 'archived'] as const;
export const entryStatus = z.enum(ENTRY_STATUSES);
export type EntryStatus = z.output<typeof entryStatus>;

const question = text(QUESTION_MAX);
const answer = text(ANSWER_MAX);
const wordings = z.array(question).check(z.maxLength(WORDINGS_MAX));

export const corpusEntry = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  wordings: z.array(z.string()),
  locale: localeSchema,
  status: entryStatus,
  /** Times the bot used the entry, and how visitors judged it. */
  hit_count: z.int(),
  good_count: z.int(),
  bad_count: z.int(),
  /** Grows with each edit; an edit carries the version it was made from. */
  version: z.int(),
  updated_by: z.nullable(z.string()),
  created_at: epochMs,
  updated_at: epochMs,
});
export type CorpusEntry = z.output<typeof corpusEntry>;

/** What a person writes of an entry; forms validate with it. */
export const entryDraft = z.object({
  question,
  answer,
  wordings: z._default(wordings, []),
  locale: localeSchema,
  status: z._default(entryStatus, 'published'),
});

/** How a hit came about: each signal is 0 to 1. */
export const askHit = z.object({
  /** null for a passage. */
  entry_id: z.nullable(id),
  passage_id: z.optional(id),
  /** Where a passage can be read in whole. */
  address: z.optional(z.string()),
  question: z.string(),
  answer: z.string(),
  locale: localeSchema,
  /** Confidence, 0 to 1, comparable across questions and languages. */
  score: z.number(),
  /** True at or above the floor. */
  used: z.boolean(),
  signals: z.record(z.string(), z.number()),
  /** The wording that matched best, and the words in common. */
  matched_wording: z.string(),
  matched_terms: z.array(z.string()),
});
export type AskHit = z.output<typeof askHit>;

/** Columns of an import, each mapped to a header of the file; unmapped ones are found by name. */
export const IMPORT_COLUMNS = ['question', 'answer', 'wordings', 'locale', 'status'] as const;
export const importMapping = z.partialRecord(z.enum(IMPORT_COLUMNS), z.string());

/** Why a row is refused. */
export const REJECT_REASONS = [
  'question_missing',
  'question_too_long',
  'answer_missing',
  'answer_too_long',
  'locale_unknown',
  'status_unknown',
  'too_many_wordings',
  'wording_too_long',
  'duplicate_in_file',
  'quota',
] as const;

export const importReport = z.object({
  dry_run: z.boolean(),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** `row` counts from 1 and includes the header, as a spreadsheet does. `reason` is in the caller's language. */
  rejected: z.array(z.object({ row: z.int(), code: z.enum(REJECT_REASONS), reason: z.string(), question: z.string() })),
  /** The file's headers, and which of them each column was read from. */
  headers: z.array(z.string()),
  mapping: importMapping,
  /** Encoding that a CSV was read in; null for XLSX. */
  encoding: z.nullable(z.string()),
});
export type ImportReport = z.output<typeof importReport>;

const filters = {
  q: z.optional(z.string().check(z.maxLength(200))),
  locale: z.optional(localeSchema),
  status: z.optional(z.enum([...ENTRY_STATUSES, 'not_archived'])),
};

/** A boolean, or its name in a form field. */
const formBoolean = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((value: 'true' | 'false' | '1' | '0') => value === 'true' || value === '1'),
  ),
]);

const jsonMapping = z.pipe(
  z.string().check(z.maxLength(5_000)),
  z.pipe(
    z.transform((value: string, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.issues.push({ code: 'custom', input: value, message: 'not JSON' });
        return z.NEVER;
      }
    }),
    importMapping,
  ),
);

export const corpus = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/corpus/entry',
    caller: 'staff',
    summary: 'Entries of the corpus, newest change first, by page',
    request: z.object({
      ...filters,
      sort: z._default(z.enum(['updated_at', 'hit_count', 'question']), 'updated_at'),
      order: z._default(z.enum(['asc', 'desc']), 'desc'),
      page: queryInt(1, 100_000, 1),
      limit: queryInt(1, 100, 20),
    }),
    response: z.object({ items: z.array(corpusEntry), total: z.int(), counts: z.record(entryStatus, z.int()) }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/corpus/entry/{id}',
    caller: 'staff',
    summary: 'One entry',
    request: z.object({ id }),
    response: corpusEntry,
    errors: [],
    servesExpired: true,
  }),
  /** Safe to repeat with the same `client_id`: the stored entry is answered. */
  create: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/corpus/entry',
    caller: 'staff',
    summary: 'Add an entry',
    request: z.extend(entryDraft, { client_id: z.optional(z.uuid()) }),
    response: corpusEntry,
    errors: ['quota_exceeded', 'duplicate_entry', 'subscription_expired'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/corpus/entry/{id}',
    caller: 'staff',
    summary: 'Change an entry',
    request: z.extend(entryDraft, { id, version }),
    response: corpusEntry,
    errors: ['stale_version', 'duplicate_entry', 'subscription_expired'],
  }),
  /** Publishes, archives, sets to draft or deletes many entries at once; entries that are gone are not counted. */
  bulk: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/corpus/entry/bulk',
    caller: 'staff',
    summary: 'Change many entries',
    request: z.object({
      ids: z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX)),
      action: z.enum(['publish', 'draft', 'archive', 'delete']),
    }),
    response: z.object({ changed: z.int() }),
    errors: ['subscription_expired'],
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/corpus/import',
    caller: 'staff',
    summary: 'Import entries from CSV or XLSX; all good rows or, with dry_run, none',
    body: 'multipart',
    request: z.object({
      dry_run: z._default(formBoolean, false),
      /** JSON object: column → header of the file. */
      mapping: z.optional(jsonMapping),
      /** Language of rows that name none. */
      locale: z.optional(localeSchema),
      /** Names this import in `import_progress` events. */
      import_id: z.optional(z.uuid()),
    }),
    response: importReport,
    errors: ['unreadable_file', 'missing_column', 'unsupported_type', 'quota_exceeded', 'subscription_expired'],
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/corpus/export',
    caller: 'staff',
    summary: 'All entries that match, as CSV (UTF-8 with BOM) or XLSX',
    answers: 'file',
    request: z.object({ ...filters, format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
    response: z.unknown(),
    errors: [],
    servesExpired: true,
  }),
  /** What the bot would find, and why. Counts as no hit. */
  ask: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/corpus/ask',
    caller: 'staff',
    summary: 'Ask the corpus',
    request: z.object({
      question: text(ASK_MAX),
      locale: z.optional(localeSchema),
      limit: z._default(z.int().check(z.gte(1), z.lte(20)), 5),
    }),
    response: z.object({
      /** True when the best hit reaches the floor. */
      answered: z.boolean(),
      /** The tenant's score floor. */
      floor: z.number(),
      /** Language read from the question. */
      locale: localeSchema,
      /** Published entries searched, and the time it took in milliseconds. */
      searched: z.int(),
      took_ms: z.number(),
      items: z.array(askHit),
    }),
    errors: ['subscription_expired'],
  }),
};

/** Entries per language, in menu order. */
export const localeCounts = z.record(z.enum(LOCALES), z.int());
