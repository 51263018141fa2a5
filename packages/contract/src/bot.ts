import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, text, version } from './fields.ts';
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
});
/** Settings as they are sent; without `handoff` what is saved of it stays. */
const sentSettings = z.extend(botSettings, { handoff: z.optional(handoffSettings) });

export const botView = z.extend(botSettings, {
  id,
  version: z.int(),
  updated_at: epochMs,
  /** Who writes the answers: the tenant's own words, or a configured model. */
  answers_by: z.enum(['corpus', 'model']),
  model: z.nullable(z.string()),
});
export type BotView = z.output<typeof botView>;

/** Why a bot run ended as it did. */
export const ANSWER_KINDS = ['exact', 'generated', 'small_talk', 'no_answer', 'handoff'] as const;
export const answerKind = z.enum(ANSWER_KINDS);

export const bot = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/bot',
    caller: 'staff',
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
    summary: 'Try the bot',
    request: z.object({ question: text(4_000), locale: localeSchema, settings: z.optional(sentSettings) }),
    response: z.object({
      kind: answerKind,
      /** What calls a person, where something does; `body` is its line then. */
      trigger: z.nullable(z.enum(HANDOFF_TRIGGERS)),
      body: z.string(),
      locale: localeSchema,
      sources: z.array(source),
      score: z.nullable(z.number()),
      floor: z.number(),
      used: z.array(z.object({ source, score: z.number() })),
      took_ms: z.number(),
    }),
    errors: ['subscription_expired'],
  }),
};
