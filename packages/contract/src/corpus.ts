import { z } from 'zod/mini';
import { tag } from './conversation-fields.ts';
import { corpusEntry, endsAfterBegin, ENTRY_STATUSES, entryChange, entryDraftFields, entryStatus } from './corpus-entry.ts';
import { defineEndpoint } from './endpoint.ts';
import { ASK_BEFORE_MAX, ASK_MAX, ASK_OUTCOMES, askHit, entryPreview } from './corpus-ask.ts';
import { epochMs, id, jsonText, queryInt, text, version } from './fields.ts';
import { LOCALES, localeSchema } from './locales.ts';

/** Largest import file, in bytes, and most data rows in it. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 50_000;
/** Most entries that one bulk call changes before it is answered; more go on by themselves. */
export const BULK_MAX = 500;

/** Columns of an import, each mapped to a header of the file; unmapped ones are found by name. */
export const IMPORT_COLUMNS = [
  'question',
  'answer',
  'wordings',
  'locale',
  'status',
  'mode',
  'tags',
  'valid_from',
  'valid_until',
  'corpus',
  'priority',
] as const;
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
  'mode_unknown',
  'too_many_tags',
  'tag_too_long',
  'date_unknown',
  'valid_until_early',
  'corpus_unknown',
  'priority_unknown',
  'duplicate_in_file',
  'awaits_review',
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
  /** Rows that were not looked at any more, because somebody stopped the import. */
  left: z.optional(z.int()),
});
export type ImportReport = z.output<typeof importReport>;

const importProgress = z.object({
  state: z.enum(['reading', 'running', 'done', 'stopped', 'failed']),
  /** Rows that are settled, of all. */
  done: z.int(),
  total: z.int(),
  /** Once it is done or stopped. */
  report: z.nullable(importReport),
});

const filters = {
  q: z.optional(z.string().check(z.maxLength(200))),
  locale: z.optional(localeSchema),
  /** `expired` and `upcoming` are published ones whose time is over, or not yet. */
  status: z.optional(z.enum([...ENTRY_STATUSES, 'not_archived', 'expired', 'upcoming'])),
  corpus_id: z.optional(id),
  tag: z.optional(tag),
  /** `poor` is what visitors think little of, `review` what was to be gone over, `outdated` translations whose original has changed; `any` of these. */
  attention: z.optional(z.enum(['any', 'poor', 'review', 'outdated'])),
};
/** Which entries, as the list names them. */
export const entryFilter = z.object(filters);
export type EntryFilter = z.output<typeof entryFilter>;

/** A boolean, or its name in a form field. */
export const formBoolean = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((value: 'true' | 'false' | '1' | '0') => value === 'true' || value === '1'),
  ),
]);

const jsonMapping = jsonText(5_000, importMapping);

const unaudited = { caller: 'staff', permission: 'corpus.edit', visibility: 'business', audit: 'none' } as const;

const toEdit = { caller: 'staff', permission: 'corpus.edit', visibility: 'business', audit: 'call' } as const;

export const corpus = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/corpus/entry',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'Entries of the corpus, newest change first, by page',
    request: z.object({
      ...filters,
      sort: z._default(z.enum(['updated_at', 'hit_count', 'question', 'health', 'valid_until']), 'updated_at'),
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
    permission: 'member',
    visibility: 'business',
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
    ...toEdit,
    summary: 'Add an entry',
    request: z
      .extend(entryDraftFields, {
        client_id: z.optional(z.uuid()),
        /** The gap that it answers, which is asked again at once. */
        gap_id: z.optional(id),
        /** The suggestion that it comes from. */
        suggestion_id: z.optional(id),
      })
      .check(endsAfterBegin),
    response: corpusEntry,
    errors: ['quota_exceeded', 'duplicate_entry', 'subscription_expired'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/corpus/entry/{id}',
    ...toEdit,
    summary: 'Change an entry',
    request: z.extend(entryChange, { id, version, gap_id: z.optional(id), suggestion_id: z.optional(id) }).check(endsAfterBegin),
    response: corpusEntry,
    errors: ['stale_version', 'duplicate_entry', 'subscription_expired'],
  }),
  /** What an entry would be in another language, to be gone over: written by the model where there is one, else a copy. Stores nothing. */
  translation: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/corpus/entry/{id}/translation',
    ...unaudited,
    usesModel: true,
    summary: 'Draft a translation of an entry',
    request: z.object({ id, locale: localeSchema }),
    response: z.object({
      question: z.string(),
      answer: z.string(),
      wordings: z.array(z.string()),
      buttons: corpusEntry.shape.buttons,
      translated_by: z.enum(['model', 'copy']),
    }),
    errors: ['subscription_expired'],
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/corpus/import',
    ...toEdit,
    summary: 'Import entries from CSV or XLSX: every good row or, with dry_run, none; an import that is cut off goes on by itself',
    body: 'multipart',
    request: z.object({
      dry_run: z._default(formBoolean, false),
      /** JSON object: column → header of the file. */
      mapping: z.optional(jsonMapping),
      /** Language of rows that name none. */
      locale: z.optional(localeSchema),
      /** Names this import in `import_progress` events and in `importState`; the same name is the same import. */
      import_id: z.optional(z.uuid()),
    }),
    response: importReport,
    errors: ['unreadable_file', 'missing_column', 'unsupported_type', 'quota_exceeded', 'subscription_expired'],
  }),
  /** What became of an import whose answer was lost; one that was cut off before its rows were stored is not found, or failed. */
  importState: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/corpus/import/state',
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'business',
    summary: 'How far an import is',
    request: z.object({ import_id: z.uuid() }),
    response: importProgress,
    errors: [],
    servesExpired: true,
  }),
  /** What was written stays; stopping one that is over changes nothing. */
  importStop: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/corpus/import/stop',
    ...unaudited,
    summary: 'Stop an import; what it has written stays',
    request: z.object({ import_id: z.uuid() }),
    response: importProgress,
    errors: [],
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/corpus/export',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'call',
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
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Ask the corpus',
    request: z.object({
      question: text(ASK_MAX),
      locale: z.optional(localeSchema),
      limit: z._default(z.int().check(z.gte(1), z.lte(20)), 5),
      /** Asks as at this time, so that campaigns can be tried before they begin. */
      as_of: z.optional(epochMs),
      /** Only in these corpora. */
      corpus_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(50))),
      /** What the visitor wrote before it, oldest first. */
      before: z.optional(z.array(text(ASK_MAX)).check(z.maxLength(ASK_BEFORE_MAX))),
    }),
    response: z.object({
      outcome: z.enum(ASK_OUTCOMES),
      /** The words that were searched, where they are not the question's own. */
      read_as: z.optional(z.string()),
      /** The questions that were read out of the message, where they are several. */
      parts: z.array(z.string()),
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
  /** Asks the last week's questions again of the published knowledge, with an entry as it is given and without; stores nothing, counts nothing. */
  previewEntry: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/corpus/entry-preview',
    ...unaudited,
    summary: 'What an entry, once published as given, would make of the questions that visitors asked in the last seven days',
    request: z.object({
      /** Left out for an entry that is not stored yet. */
      id: z.optional(id),
      ...z.pick(entryDraftFields, { question: true, answer: true, wordings: true, locale: true }).shape,
    }),
    response: entryPreview,
    errors: ['subscription_expired'],
  }),
};

/** Entries per language, in menu order. */
export const localeCounts = z.record(z.enum(LOCALES), z.int());
