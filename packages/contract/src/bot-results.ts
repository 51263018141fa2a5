import { z } from 'zod/mini';
import { epochMs, id, page, queryInt } from './fields.ts';
import { HANDOFF_TRIGGERS } from './handoff.ts';
import { localeSchema } from './locales.ts';
import { CHANNEL_KINDS } from './messaging-fields.ts';
import { verdictReason } from './rating.ts';

/** Longest period that results are asked for, in days. */
export const RESULT_DAYS_MAX = 366;
const DAY_MS = 86_400_000;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON() ?? '').startsWith(text);
/** A day of the business's calendar, such as 2026-06-01. */
export const calendarDay = z.string().check(z.refine((text) => isDay(text), { error: 'day' }));

const period = {
  /** First and last day, both counted, in the business's zone; without them the last `days` days there, today included. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  days: queryInt(1, RESULT_DAYS_MAX, 28),
  /** Only what was asked in one language, over one channel, of one version; version 0 is where none was noted. */
  locale: z.optional(localeSchema),
  channel: z.optional(z.enum(CHANNEL_KINDS)),
  version: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(2 ** 31 - 1))),
};
/** Two days in their order, and no longer apart than is counted; or neither. */
export const isPeriod = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
  if (from === undefined || to === undefined) return from === to;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= RESULT_DAYS_MAX;
};
const asPeriod = z.refine<Parameters<typeof isPeriod>[0]>(isPeriod, { error: 'period', path: ['to'] });

export const resultRequest = z.object(period).check(asPeriod);

/** Figures of conversations stand on the day of their first question to the bot; those of questions on the day of the question. */
export const resultCounts = z.object({
  /** Conversations in which the bot was asked something. */
  conversations: z.int(),
  /** Of these, with at least one answer out of what the business knows. */
  answered: z.int(),
  /** Without a person: nobody was called and nobody of the business wrote. */
  contained: z.int(),
  /** Contained, ending with an answer that nobody disliked, and confirmed by a thumb or by 24 hours of silence. */
  resolved: z.int(),
  /** Of these, with the seven days over in which a visitor may come back, or with one who did; and of those, with nobody who came back. */
  matured: z.int(),
  lasting: z.int(),
  /** In which the bot called a person. */
  handed_over: z.int(),
  /** Rated by the visitor; the sum of the stars; with four stars or five. */
  rated: z.int(),
  stars: z.int(),
  satisfied: z.int(),
  /** With a first reply, and the sum of the times until it, in milliseconds. */
  timed: z.int(),
  first_answer_ms: z.int(),
  /** Questions that were finished: answered, not answered, small talk, failed, handed over, or asked back what was meant; `answers` counts those that were answered at once. */
  questions: z.int(),
  answers: z.int(),
  no_answers: z.int(),
  small_talk: z.int(),
  failures: z.int(),
  /** Asked back what was meant; of these, with an answer to what was chosen. */
  clarified: z.int(),
  clarified_answers: z.int(),
  up: z.int(),
  down: z.int(),
  /** Questions that a model was asked; of these with a known price, and the sum of the prices in millionths of the currency. */
  model_answers: z.int(),
  priced: z.int(),
  cost_micro: z.int(),
  tokens_in: z.int(),
  tokens_out: z.int(),
  tool_calls: z.int(),
  tool_failures: z.int(),
});
export type ResultCounts = z.output<typeof resultCounts>;

/** What customers say of their work orders: rated on a day, the sum of the stars, and with four stars or five. */
const orderRatings = z.object({ rated: z.int(), stars: z.int(), satisfied: z.int() });
export type OrderRatings = z.output<typeof orderRatings>;

const grouped = z.array(z.extend(resultCounts, { key: z.string() }));

export const botResults = z.object({
  timezone: z.string(),
  /** Today in that zone. */
  today: calendarDay,
  from: calendarDay,
  to: calendarDay,
  /** Up to when everything is counted; null while nothing has been. */
  until: z.nullable(epochMs),
  total: resultCounts,
  /** The same number of days just before. */
  before: resultCounts,
  days: grouped,
  days_before: grouped,
  locales: grouped,
  channels: grouped,
  versions: grouped,
  /** What called a person first, in how many conversations. */
  reasons: z.array(z.object({ key: z.enum(HANDOFF_TRIGGERS), count: z.int() })),
  /** The middle one of the times until the first reply, of the period and of the days before it, in milliseconds. */
  first_answer_median: z.object({ current: z.nullable(z.number()), before: z.nullable(z.number()) }),
  /** Readers of help articles, each once a day, and those of them who then wrote nothing; visits that diversion links led elsewhere, and how often the bot offered a link. Null where only a channel or a version is looked at. */
  deflection: z.nullable(z.object({ readers: z.int(), deflected: z.int(), link_offers: z.int(), link_visits: z.int() })),
  /** Of work orders rated in the period, by the day of their last rating, and in the days before it; null where only a channel or a version is looked at. */
  order_ratings: z.nullable(
    z.object({ total: orderRatings, before: orderRatings, days: z.array(z.extend(orderRatings, { key: z.string() })) }),
  ),
  /** ISO 4217. Null for whoever may not see what is paid: then nothing is counted as priced, and all costs are 0. */
  currency: z.nullable(z.string()),
});
export type BotResults = z.output<typeof botResults>;

export const resultQuestions = z.object({
  /** Asked most, whatever their case. */
  top: z.array(
    z.object({ question: z.string(), locale: localeSchema, asked: z.int(), answered: z.int(), no_answer: z.int(), conversation_id: id }),
  ),
  /** Disliked answers and questions without one, the most frequent first. */
  worst: z.array(
    z.object({
      kind: z.enum(['down', 'no_answer']),
      question: z.string(),
      /** Empty where there was none. */
      answer: z.string(),
      locale: localeSchema,
      count: z.int(),
      /** The entry that the answer came from, where it is still there. */
      entry_id: z.nullable(id),
      conversation_id: id,
    }),
  ),
});
export type ResultQuestions = z.output<typeof resultQuestions>;

/** Figures behind which there are conversations to look at; `answered`, `no_answers`, `failures`, `clarified`, `judged`, `up` and `down` count questions in them. */
export const RESULT_FIGURES = [
  'conversations',
  'answered',
  'contained',
  'resolved',
  'lasting',
  'handed_over',
  'rated',
  'satisfied',
  'no_answers',
  'failures',
  'clarified',
  'judged',
  'up',
  'down',
] as const;
export type ResultFigure = (typeof RESULT_FIGURES)[number];

export const figureRequest = z
  .object({ ...period, ...page, figure: z.enum(RESULT_FIGURES), trigger: z.optional(z.enum(HANDOFF_TRIGGERS)) })
  .check(asPeriod);

export const figureConversation = z.object({
  id,
  no: z.int(),
  contact_no: z.int(),
  contact_name: z.nullable(z.string()),
  /** The first question to the bot, and when it was asked. */
  question: z.string(),
  at: epochMs,
  locale: z.string(),
  channel: z.string(),
  resolved: z.boolean(),
  handed_by: z.nullable(z.enum(HANDOFF_TRIGGERS)),
  csat_score: z.nullable(z.int()),
  /** How many of what the figure counts it has: of all conversations of a figure they add up to it. */
  times: z.int(),
});
export type FigureConversation = z.output<typeof figureConversation>;

/**
 * What came of a question to the bot. Every question but greetings and thanks is in exactly one of them: answered at once; offered some
 * entries, of which one was chosen and answered, or none; asked what it is about; not known; given to a person; settled with a work order;
 * failed.
 */
export const QUESTION_OUTCOMES = ['answered', 'chosen', 'not_chosen', 'asked', 'unknown', 'handed_over', 'order', 'failed'] as const;
export const questionOutcome = z.enum(QUESTION_OUTCOMES);
export type QuestionOutcome = z.output<typeof questionOutcome>;

/** Lists of questions: all of them, those of one outcome, and those whose answer a visitor disliked, whatever it came from. */
export const QUESTION_LISTS = ['all', ...QUESTION_OUTCOMES, 'disliked'] as const;
export type QuestionList = (typeof QUESTION_LISTS)[number];

const listCounts = z.object({
  all: z.int(),
  answered: z.int(),
  chosen: z.int(),
  not_chosen: z.int(),
  asked: z.int(),
  unknown: z.int(),
  handed_over: z.int(),
  order: z.int(),
  failed: z.int(),
  disliked: z.int(),
});
export type QuestionCounts = z.output<typeof listCounts>;

/** Each number is the length of the list of that name, of conversations that the caller sees. */
export const botOutcomes = z.object({
  from: calendarDay,
  to: calendarDay,
  total: listCounts,
  /** Languages in which anything was asked, the most asked first. */
  locales: z.array(z.extend(listCounts, { locale: localeSchema })),
});
export type BotOutcomes = z.output<typeof botOutcomes>;

export const outcomeRequest = z.object({ ...period, ...page, list: z.enum(QUESTION_LISTS) }).check(asPeriod);

export const outcomeQuestion = z.object({
  /** Of the run that took it. */
  id,
  conversation_id: id,
  /** Empty for a file without words. */
  question: z.string(),
  locale: localeSchema,
  at: epochMs,
  outcome: questionOutcome,
  /** What the bot said; after a choice, the answer to it. Empty where it said nothing. */
  answer: z.string(),
  /** Titles that were offered, in their order. */
  offered: z.array(z.string()),
  /** What the answer came from; where there was none, what came nearest. `id` is null of a passage, and of an entry that is gone. */
  entry: z.nullable(z.object({ id: z.nullable(id), title: z.string() })),
  /** How sure the bot was of the best that it found, 0 to 1; null where it searched for nothing. */
  confidence: z.nullable(z.number()),
  verdict: z.nullable(z.enum(['up', 'down'])),
  /** Why it did not help, where the visitor said so. */
  verdict_reason: z.optional(z.nullable(verdictReason)),
});
export type OutcomeQuestion = z.output<typeof outcomeQuestion>;
