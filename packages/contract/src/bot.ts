import { z } from 'zod/mini';
import { botManner } from './bot-manner.ts';
import { toolCall, toolGlance } from './bot-tool.ts';
import { publication, versionNo } from './bot-version.ts';
import { PREVIEWED } from './corpus-ask.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, ordinal, text, version } from './fields.ts';
import { HANDOFF_TRIGGERS, handoffSettings } from './handoff.ts';
import { localeSchema } from './locales.ts';
import { source } from './source.ts';

export const SUGGESTED_QUESTIONS_MAX = 6;
export const HANDOFF_WORDS_MAX = 50;
const WELCOME_MAX = 500;

/** What the bot says in one language. */
export const botTexts = z.object({
  name: text(40),
  welcome: text(WELCOME_MAX),
  suggested_questions: z.array(text(120)).check(z.maxLength(SUGGESTED_QUESTIONS_MAX)),
  no_answer: text(WELCOME_MAX),
  /** Words and phrases that ask for a person. */
  handoff_words: z.array(text(60)).check(z.maxLength(HANDOFF_WORDS_MAX)),
});
export type BotTexts = z.output<typeof botTexts>;

const textsByLocale = z.object({ 'en-US': botTexts, 'zh-CN': botTexts, 'zh-HK': botTexts, 'ja-JP': botTexts });

export const botSettings = z.object({
  /** Score, 0 to 1, under which the bot says that it does not know. */
  score_floor: z.number().check(z.gte(0), z.lte(1)),
  texts: textsByLocale,
  handoff: handoffSettings,
  manner: botManner,
});
export type BotSettings = z.output<typeof botSettings>;
/** Settings as they are sent; without `handoff` or `manner` what is saved of it stays. */
const sentSettings = z.extend(botSettings, { handoff: z.optional(handoffSettings), manner: z.optional(botManner) });

export const botView = z.extend(botSettings, {
  id,
  version: z.int(),
  updated_at: epochMs,
  /** Who writes the answers: the tenant's own words, or a configured model. */
  answers_by: z.enum(['corpus', 'model']),
  model: z.nullable(z.string()),
  /** What visitors get: the version with this number, and its settings. */
  live: z.object({ no: versionNo, settings: botSettings, tools: z.array(toolGlance) }),
  /** The tools of the draft. */
  tools: z.array(toolGlance),
  /** True while the bot answers nobody and every question goes to a person. */
  paused: z.boolean(),
  /** The welcome that a new bot comes with, in each language: who still has it has said nothing of the own business. */
  default_welcome: z.object({ 'en-US': z.string(), 'zh-CN': z.string(), 'zh-HK': z.string(), 'ja-JP': z.string() }),
});
export type BotView = z.output<typeof botView>;

/**
 * The two floors that are offered as a choice: with the lower one the bot answers what is probably right and offers the rest, with the
 * higher one it answers only where nothing else is near.
 */
export const FLOOR_CHOICES = { more: 0.6, sure: 0.75 } as const;
/** Questions that a preview asks again, the latest first. */
export const PREVIEWED_MAX = 100;
export const PREVIEW_DAYS = 7;
const previewOutcome = z.enum(PREVIEWED);

export const floorPreview = z.object({
  /** Questions of the last seven days that asked for knowledge, and how many of them, the latest, were asked again. */
  asked: z.int(),
  tried: z.int(),
  floors: z.array(z.object({ floor: z.number(), answered: z.int(), offered: z.int(), unknown: z.int() })),
  /** The latest questions that the floors would not treat alike, without personal data; outcomes in the order of `floors`. */
  differing: z.array(z.object({ question: z.string(), locale: localeSchema, outcomes: z.array(previewOutcome) })),
});
export type FloorPreview = z.output<typeof floorPreview>;

/** Why a bot run ended as it did; `order` offers a work order, or says which one was made; `clarify` asks which of some entries was meant. */
export const ANSWER_KINDS = ['exact', 'generated', 'small_talk', 'no_answer', 'handoff', 'order', 'clarify'] as const;
export const answerKind = z.enum(ANSWER_KINDS);

/** Why a model's words are not given to a visitor. */
export const MODEL_FAULTS = [
  'failed',
  'empty',
  'repeats',
  'too_long',
  'wrong_language',
  'made_up_link',
  'tells_instructions',
  'unsupported',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

/** Longest release note and reason, in characters. */
export const RELEASE_NOTE_MAX = 500;

/** Turns before the question that a test remembers. */
export const TEST_HISTORY_MAX = 20;

/** What the bot did with a question, what it did it from, and what that took. */
export const botAnswer = z.object({
  kind: answerKind,
  /** What calls a person, where something does; `body` is its line then. */
  trigger: z.nullable(z.enum(HANDOFF_TRIGGERS)),
  body: z.string(),
  locale: localeSchema,
  sources: z.array(source),
  score: z.nullable(z.number()),
  floor: z.number(),
  /** Everything that came near, best first; below the floor nothing is used. */
  used: z.array(z.object({ source, score: z.number() })),
  /** What is offered as what may have been meant, the likeliest first; the next question may be a title, or its number. */
  candidates: z._default(z.array(z.object({ source, score: z.number() })), []),
  /** What the model did, null where it was not asked. */
  model: z.nullable(
    z.object({
      tokens_in: z.nullable(z.int()),
      tokens_out: z.nullable(z.int()),
      /** In millionths of the currency; null where no prices are set, or the model counts nothing. */
      cost_micro: z.nullable(z.int()),
      currency: z.string(),
      /** Why its words were not used, where they were not. */
      refused: z.nullable(z.enum(MODEL_FAULTS)),
    }),
  ),
  /** Calls of tools, in their order; one that the visitor must allow first was not made. */
  tools: z._default(z.array(toolCall), []),
  /** The name of the bot elsewhere that answered; null where this one did. */
  elsewhere: z._default(z.nullable(z.string()), null),
  took_ms: z.number(),
});
export type BotAnswer = z.output<typeof botAnswer>;

export const bot = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/bot',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    usesModel: true,
    summary: 'The bot of the signed-in business',
    request: nothing,
    response: botView,
    errors: [],
    servesExpired: true,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/bot',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'call',
    usesModel: true,
    summary: 'Change the bot; the second of two writers gets stale_version with the newer copy',
    request: z.extend(sentSettings, { version }),
    response: botView,
    errors: ['stale_version', 'subscription_expired'],
  }),
  /** Runs the bot on one question with settings that need not be saved; stores nothing, counts nothing. */
  test: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/bot/test',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    usesModel: true,
    summary: 'Try the bot: the draft, settings that are not saved, or a published version',
    request: z.object({
      question: text(4_000),
      locale: localeSchema,
      settings: z.optional(sentSettings),
      version_no: z.optional(versionNo),
      /** What was said before, oldest first. */
      history: z.optional(
        z.array(z.object({ role: z.enum(['visitor', 'assistant']), text: text(8_000, 0) })).check(z.maxLength(TEST_HISTORY_MAX)),
      ),
    }),
    response: botAnswer,
    errors: ['subscription_expired'],
  }),
  /** Asks the last week's questions again of the knowledge as it is now, once for each floor; stores nothing, counts nothing. */
  previewFloors: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/bot/floor-preview',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    summary: 'What each score floor would make of the questions that visitors asked in the last seven days',
    request: z.object({ floor: z.optional(z.coerce.number().check(z.gte(0), z.lte(1))) }),
    response: floorPreview,
    errors: [],
    servesExpired: true,
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/bot/versions',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'What was published, the latest first, a page at a time',
    request: z.object({ before: z.optional(ordinal) }),
    response: z.object({ items: z.array(publication), has_more: z.boolean() }),
    errors: [],
    servesExpired: true,
  }),
  version: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/bot/versions/{no}',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'One published version with its settings',
    request: z.object({ no: ordinal }),
    response: z.extend(publication, { settings: botSettings, tools: z.array(toolGlance) }),
    errors: [],
    servesExpired: true,
  }),
  publish: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/bot/publish',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'call',
    usesModel: true,
    summary: 'Give the draft to visitors; where the test set at the gate objects, a reason is needed and kept',
    request: z.object({ version, note: text(RELEASE_NOTE_MAX, 0), reason: z.optional(text(RELEASE_NOTE_MAX)) }),
    response: botView,
    errors: ['stale_version', 'gate_closed', 'subscription_expired'],
  }),
  rollback: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/bot/rollback',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'call',
    usesModel: true,
    summary: 'Publish a copy of an older version; the draft becomes that copy too',
    request: z.object({ no: versionNo, version }),
    response: botView,
    errors: ['stale_version', 'subscription_expired'],
  }),
  pause: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/bot/pause',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'business',
    audit: 'call',
    usesModel: true,
    summary: 'Let the bot rest, so that every question goes to a person, or answer again',
    request: z.object({ paused: z.boolean() }),
    response: botView,
    errors: ['subscription_expired'],
  }),
};
