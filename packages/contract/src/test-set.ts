import { z } from 'zod/mini';
import { botAnswer } from './bot.ts';
import { versionNo } from './bot-version.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, text } from './fields.ts';
import { localeSchema } from './locales.ts';

export const TEST_SETS_MAX = 20;
export const TEST_CASES_MAX = 200;
/** What a visitor says in one case, in messages. */
export const CASE_TURNS_MAX = 6;
/** Runs of a business in 24 hours. */
export const TEST_RUNS_PER_DAY = 50;
const EXPECTED_MAX = 10;
/** Longest CSV, in characters. */
export const CASES_CSV_MAX = 500_000;

/** What the last message of a case must lead to. */
export const CASE_OUTCOMES = ['any', 'answer', 'no_answer', 'handoff'] as const;

const phrases = z.array(text(200)).check(z.maxLength(EXPECTED_MAX));
const caseFields = {
  locale: localeSchema,
  /** What the visitor says, in order; the answer to the last one counts. */
  turns: z.array(text(4_000)).check(z.minLength(1), z.maxLength(CASE_TURNS_MAX)),
  must_contain: phrases,
  must_not: phrases,
  /** Entries that the answer must come from. */
  must_cite: z.array(id).check(z.maxLength(EXPECTED_MAX)),
  outcome: z.enum(CASE_OUTCOMES),
};

export const testCase = z.object({
  id,
  ...caseFields,
  /** The conversation that it was taken from. */
  conversation_id: z.nullable(id),
});
export type TestCase = z.output<typeof testCase>;

/** Why a case failed: what was expected, and the phrase or the title that it is about. */
export const CASE_FAULTS = ['lacks', 'says', 'not_cited', 'not_answered', 'answered', 'not_handed_over', 'crashed'] as const;
const fault = z.object({ kind: z.enum(CASE_FAULTS), about: z.string() });
export type CaseFault = z.output<typeof fault>;

export const TEST_RUN_STATES = ['running', 'done', 'cancelled'] as const;
export const testRun = z.object({
  id,
  set_id: id,
  state: z.enum(TEST_RUN_STATES),
  /** The published version that it tried; null for the draft. */
  version_no: z.nullable(versionNo),
  /** What the draft's `version` was. */
  draft_version: z.int(),
  total: z.int(),
  done: z.int(),
  passed: z.int(),
  started_by: z.string(),
  started_at: epochMs,
  finished_at: z.nullable(epochMs),
});
export type TestRun = z.output<typeof testRun>;

const result = z.object({
  case_id: id,
  /** The last thing that the visitor says. */
  question: z.string(),
  locale: localeSchema,
  passed: z.boolean(),
  faults: z.array(fault),
  answer: z.nullable(botAnswer),
  /** Against the run before: failed then and passes now, or the other way round. */
  change: z.nullable(z.enum(['fixed', 'broken'])),
});
export type TestResult = z.output<typeof result>;

export const testSet = z.object({
  id,
  name: z.string(),
  /** True for the one set that publishing looks at. */
  is_gate: z.boolean(),
  cases: z.int(),
  last_run: z.nullable(testRun),
});
export type TestSet = z.output<typeof testSet>;

/** Why the gate is closed, in the data of `gate_closed`. */
export const GATE_REASONS = ['failed', 'outdated', 'never_run'] as const;
export type GateReason = (typeof GATE_REASONS)[number];

/** Names of the columns of a CSV; one that is not there is left out. Cells of several phrases hold one a line, or divide them with “|”. */
export const caseColumns = z.object({
  question: z.string(),
  locale: z.optional(z.string()),
  must_contain: z.optional(z.string()),
  must_not: z.optional(z.string()),
  outcome: z.optional(z.string()),
});
export type CaseColumns = z.output<typeof caseColumns>;

const name = text(60);
const bySet = { id };
const at = '/api/micro/chatbot/test-set' as const;
const expired = ['subscription_expired'] as const;

/** Questions that the bot must get right, and trying them. */
export const testSets = {
  list: defineEndpoint({
    method: 'GET',
    path: at,
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'The test sets with their last runs',
    request: nothing,
    response: z.object({ items: z.array(testSet) }),
    errors: [],
    servesExpired: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: at,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Begin a test set',
    request: z.object({ name }),
    response: testSet,
    errors: ['quota_exceeded', ...expired],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: `${at}/{id}`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Name a set; at the gate, it takes the place of the set that was there',
    request: z.object({ ...bySet, name, is_gate: z.boolean() }),
    response: testSet,
    errors: [...expired],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${at}/{id}`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Remove a set with its cases and runs',
    request: z.object(bySet),
    response: nothing,
    errors: [...expired],
  }),
  cases: defineEndpoint({
    method: 'GET',
    path: `${at}/{id}/cases`,
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'The cases of a set',
    request: z.object(bySet),
    response: z.object({ items: z.array(testCase) }),
    errors: [],
    servesExpired: true,
  }),
  saveCase: defineEndpoint({
    method: 'POST',
    path: `${at}/{id}/cases`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Add a case, or change the one named',
    request: z.object({ ...bySet, case_id: z.optional(id), ...caseFields }),
    response: testCase,
    errors: ['quota_exceeded', ...expired],
  }),
  removeCase: defineEndpoint({
    method: 'DELETE',
    path: `${at}/{id}/cases/{case_id}`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Remove a case',
    request: z.object({ ...bySet, case_id: id }),
    response: nothing,
    errors: [...expired],
  }),
  keepConversation: defineEndpoint({
    method: 'POST',
    path: `${at}/{id}/conversation`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Make a case of what a visitor asked, without personal data',
    request: z.object({ ...bySet, conversation_id: id }),
    response: testCase,
    errors: ['quota_exceeded', ...expired],
  }),
  import: defineEndpoint({
    method: 'POST',
    path: `${at}/{id}/import`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Add the cases of a CSV; a dry run only says what would happen',
    request: z.object({ ...bySet, csv: text(CASES_CSV_MAX), columns: z.optional(caseColumns), locale: localeSchema, dry_run: z.boolean() }),
    response: z.object({
      headers: z.array(z.string()),
      /** As asked for; where nothing was, as guessed from the headers. */
      columns: caseColumns,
      accepted: z.int(),
      rejected: z.array(
        z.object({ line: z.int(), why: z.enum(['no_question', 'too_long', 'unknown_locale', 'unknown_outcome', 'no_room']) }),
      ),
    }),
    errors: ['unreadable_file', ...expired],
  }),
  start: defineEndpoint({
    method: 'POST',
    path: `${at}/{id}/run`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Try a set on the draft, or on a published version; it goes on when nobody looks',
    request: z.object({ ...bySet, version_no: z.optional(versionNo) }),
    response: testRun,
    errors: ['quota_exceeded', ...expired],
  }),
  run: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/test-run/{id}',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'How far a run is, what passed, and what changed since the run before',
    request: z.object(bySet),
    response: z.object({ run: testRun, results: z.array(result) }),
    errors: [],
    servesExpired: true,
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/test-run/{id}/cancel',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Stop a run after the case at hand',
    request: z.object(bySet),
    response: testRun,
    errors: [...expired],
  }),
};
