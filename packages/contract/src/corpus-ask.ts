import { z } from 'zod/mini';
import { epochMs, id } from './fields.ts';
import { localeSchema } from './locales.ts';

/** Longest question put to the corpus, in characters. */
export const ASK_MAX = 4_000;
/** What the bot makes of what it finds: it answers, offers some questions, asks back, or says that it does not know. */
export const ASK_OUTCOMES = ['answer', 'offer', 'ask', 'unknown'] as const;
/** What would come of a past question: an answer, some entries to choose from, or the words that the bot does not know. */
export const PREVIEWED = ['answered', 'offered', 'unknown'] as const;
/** Messages before a question that it may be read together with. */
export const ASK_BEFORE_MAX = 5;

/** How the words of a question met those of an entry, and what stands between them. */
const askWhy = z.object({
  /** `said` in the question, `found` in the entry: the same word, one of the same meaning, a slip, or a synonym of the business. */
  words: z.array(z.object({ said: z.string(), found: z.string(), by: z.enum(['word', 'concept', 'slip', 'synonym']) })),
  /** Words of the question that the entry does not hold. */
  missing: z.array(z.string()),
  /** What differs: a number or unit, a yes for a no, or the kind of question. */
  conflicts: z.array(z.enum(['number', 'negation', 'kind'])),
  /** Whether the entry means about what the question means, though it shares few of its words. */
  is_alike: z.optional(z.boolean()),
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
  /** null for a passage. */
  corpus_id: z.nullable(id),
  valid_from: z.nullable(epochMs),
  valid_until: z.nullable(epochMs),
  /** Confidence, 0 to 1, comparable across questions and languages. */
  score: z.number(),
  /** True at or above the floor. */
  used: z.boolean(),
  signals: z.record(z.string(), z.number()),
  /** The wording that matched best, and the words in common. */
  matched_wording: z.string(),
  matched_terms: z.array(z.string()),
  why: z.optional(askWhy),
});
export type AskHit = z.output<typeof askHit>;

const previewCounts = z.object({ answered: z.int(), offered: z.int(), unknown: z.int() });
const previewOutcome = z.enum(PREVIEWED);

/** What last week's questions would come to with an entry as it is given, beside what they come to now. */
export const entryPreview = z.object({
  /** Questions of the last seven days that asked for knowledge, and how many of them, the latest, were asked again. */
  asked: z.int(),
  tried: z.int(),
  before: previewCounts,
  after: previewCounts,
  /** Questions that something else answers now, and this entry would. */
  taken: z.int(),
  /** The latest questions that would come to something else, without personal data; those that would be answered first. */
  changed: z.array(z.object({ question: z.string(), locale: localeSchema, before: previewOutcome, after: previewOutcome })),
});
export type EntryPreview = z.output<typeof entryPreview>;
