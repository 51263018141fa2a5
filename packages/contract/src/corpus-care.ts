import { z } from 'zod/mini';
import { entryPreview } from './corpus-ask.ts';
import { corpusEntry } from './corpus-entry.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, queryInt, text } from './fields.ts';
import { localeSchema } from './locales.ts';

export const GAP_STATUSES = ['open', 'answered', 'ignored'] as const;
export const SUGGESTION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export const REJECT_TEXT_MAX = 300;
/**
 * Why a question stands in its gap: it was the first; it is written alike; an embedding model says that it means the same in another language;
 * words shared across languages say so (names, numbers, the glossary, linked translations); somebody put it there.
 */
export const GAP_BONDS = ['first', 'alike', 'meaning', 'words', 'hand'] as const;
/** Gaps that are merged at once, and ways of asking that are taken out at once. */
export const GAP_MERGE_MAX = 20;
const QUESTION_MAX = 500;
/** What two entries disagree about. */
export const CONFLICT_KINDS = ['price', 'date', 'number', 'yes_no'] as const;

const path = '/api/micro/chatbot/corpus';
const paged = { page: queryInt(1, 100_000, 1), limit: queryInt(1, 100, 20) };
const entryName = z.object({ id, question: z.string(), locale: localeSchema });

export const gap = z.object({
  id,
  /** Found nothing, or an answer that did not help. */
  kind: z.enum(['unanswered', 'disliked']),
  question: z.string(),
  locale: localeSchema,
  status: z.enum(GAP_STATUSES),
  asked_count: z.int(),
  /** The best score that it got, and the entry that came nearest. */
  best_score: z.nullable(z.number()),
  nearest: z.nullable(entryName),
  /** What answers it since. */
  entry: z.nullable(entryName),
  /** Languages in which it was asked, the most asked first, of the questions that are still kept; `answered` where the corpus answers it in that language now. */
  locales: z.array(z.object({ locale: localeSchema, count: z.int(), answered: z.boolean() })),
  /** Ways in which it was asked, the latest first, with the latest conversation of each. */
  samples: z.array(
    z.object({
      question: z.string(),
      locale: localeSchema,
      conversation_id: id,
      asked_at: epochMs,
      count: z.int(),
      bond: z.enum(GAP_BONDS),
      /** What it shares with the rest of the gap, where words hold them together. */
      shared: z.array(z.string()),
    }),
  ),
  settled_by: z.nullable(z.string()),
  last_at: epochMs,
});
export type Gap = z.output<typeof gap>;

/** Questions that the bot could not answer. */
export const gaps = {
  list: defineEndpoint({
    method: 'GET',
    path: `${path}/gap`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    summary: 'Gaps of the corpus, the most asked first',
    request: z.object({ status: z._default(z.enum(GAP_STATUSES), 'open'), locale: z.optional(localeSchema), ...paged }),
    response: z.object({ items: z.array(gap), total: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/gap/{id}`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    summary: 'One gap',
    request: z.object({ id }),
    response: gap,
    errors: [],
    servesExpired: true,
  }),
  /** Ignores it, or opens it again. */
  settle: defineEndpoint({
    method: 'POST',
    path: `${path}/gap/{id}`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Ignore a gap, or open it again',
    request: z.object({ id, status: z.enum(['open', 'ignored']) }),
    response: gap,
    errors: ['subscription_expired'],
  }),
  /**
   * Adds the ways in which the gap was asked to the entry that came nearest, as wordings of it, as many as it has room for; those in
   * another language than the entry's are left out.
   */
  addWording: defineEndpoint({
    method: 'POST',
    path: `${path}/gap/{id}/wording`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Let the nearest entry answer a gap, by taking its questions as wordings',
    request: z.object({ id }),
    /** `preview` is what the wordings make of last week's questions; null where they were there already. */
    response: z.object({ gap, entry: corpusEntry, preview: z.nullable(entryPreview) }),
    errors: ['too_late', 'subscription_expired'],
  }),
  /** Puts gaps of one kind together for good; those named in `ids` are gone, their questions are in `id`. */
  merge: defineEndpoint({
    method: 'POST',
    path: `${path}/gap/{id}/merge`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Say that gaps ask the same',
    request: z.object({ id, ids: z.array(id).check(z.minLength(1), z.maxLength(GAP_MERGE_MAX)) }),
    response: gap,
    errors: ['subscription_expired'],
  }),
  /** Takes ways of asking out of a gap into one of their own; the two are never put together again but by hand. */
  split: defineEndpoint({
    method: 'POST',
    path: `${path}/gap/{id}/split`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Take ways of asking out of a gap',
    request: z.object({ id, questions: z.array(text(QUESTION_MAX)).check(z.minLength(1), z.maxLength(GAP_MERGE_MAX)) }),
    response: z.object({ kept: gap, taken: gap }),
    errors: ['subscription_expired'],
  }),
};

export const suggestion = z.object({
  id,
  kind: z.enum(['new', 'edit']),
  question: z.string(),
  answer: z.string(),
  locale: localeSchema,
  conversation_id: id,
  /** The entry that it is like, and how much: 0 to 1. */
  similar: z.nullable(z.extend(entryName, { answer: z.string() })),
  similarity: z.nullable(z.number()),
  status: z.enum(SUGGESTION_STATUSES),
  reason: z.nullable(z.string()),
  reviewed_by: z.nullable(z.string()),
  reviewed_at: z.nullable(epochMs),
  created_at: epochMs,
});
export type Suggestion = z.output<typeof suggestion>;

/** Answers that people gave where the bot had none. Who approves one writes an entry that names it. */
export const suggestions = {
  list: defineEndpoint({
    method: 'GET',
    path: `${path}/suggestion`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    summary: 'Suggested entries, newest first',
    request: z.object({ status: z._default(z.enum(SUGGESTION_STATUSES), 'pending'), ...paged }),
    response: z.object({ items: z.array(suggestion), total: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/suggestion/{id}`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    summary: 'One suggestion',
    request: z.object({ id }),
    response: suggestion,
    errors: [],
    servesExpired: true,
  }),
  reject: defineEndpoint({
    method: 'POST',
    path: `${path}/suggestion/{id}/reject`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Reject a suggestion',
    request: z.object({ id, reason: text(REJECT_TEXT_MAX) }),
    response: suggestion,
    errors: ['too_late', 'subscription_expired'],
  }),
};

/** The two things that are said. */
export const conflict = z.object({
  kind: z.enum(CONFLICT_KINDS),
  left: corpusEntry,
  right: corpusEntry,
  facts: z.object({ left: z.array(z.string()), right: z.array(z.string()) }),
  /** How alike the two questions are, 0 to 1. */
  likeness: z.number(),
  found_at: epochMs,
});
export type Conflict = z.output<typeof conflict>;

const pair = { left_id: id, right_id: id };

/** Pairs of published entries that answer nearly the same question differently. */
export const conflicts = {
  list: defineEndpoint({
    method: 'GET',
    path: `${path}/conflict`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    summary: 'Entries that disagree',
    request: z.object(paged),
    response: z.object({ items: z.array(conflict), total: z.int() }),
    errors: [],
    servesExpired: true,
  }),
  /** Keeps one of the two and archives the other; `both` says that they do not disagree, remembered until one of them changes. */
  settle: defineEndpoint({
    method: 'POST',
    path: `${path}/conflict`,
    caller: 'staff',
    permission: 'corpus.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Settle a conflict',
    request: z.object({ ...pair, keep: z.enum(['left', 'right', 'both']) }),
    response: z.object({ archived: z.nullable(id) }),
    errors: ['subscription_expired'],
  }),
};
