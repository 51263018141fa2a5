import { z } from 'zod/mini';
import { text } from './fields.ts';
import { localeSchema } from './locales.ts';

export const BOT_TONES = ['friendly', 'professional', 'neutral', 'casual'] as const;
export const BOT_LENGTHS = ['concise', 'balanced', 'detailed'] as const;
/** Which language the bot answers in: the visitor's, always one, or the visitor's where it is one of some. */
export const BOT_LANGUAGE_MODES = ['follow', 'fixed', 'allowed'] as const;

/** Longest instructions, in characters. */
export const INSTRUCTIONS_MAX = 5_000;
export const GUARDRAILS_MAX = 20;
/** Longest guardrail and sign-off, in characters. */
const GUARDRAIL_MAX = 200;
const SIGN_OFF_MAX = 120;
/** Bounds of the time a model may take for an answer, in seconds. */
export const REPLY_TIMEOUT_S = { min: 3, max: 20 } as const;

const signOff = text(SIGN_OFF_MAX, 0);

/** Longest line that offers what may have been meant, and longest button for none of it, in characters. */
const OFFER_MAX = 300;
const NONE_MAX = 60;
const offerLines = z.object({ offer: text(OFFER_MAX), none: text(NONE_MAX) });

/** What the bot does where it is not sure and knows what may have been meant: it offers it, in these words. */
export const didYouMean = z.object({
  on: z.boolean(),
  lines: z.object({ 'en-US': offerLines, 'zh-CN': offerLines, 'zh-HK': offerLines, 'ja-JP': offerLines }),
});
export type DidYouMean = z.output<typeof didYouMean>;

/** How the bot speaks, and what it keeps to. */
export const botManner = z.object({
  tone: z.enum(BOT_TONES),
  length: z.enum(BOT_LENGTHS),
  /** Stands under each answer from the knowledge; empty where there is none. */
  sign_off: z.object({ 'en-US': signOff, 'zh-CN': signOff, 'zh-HK': signOff, 'ja-JP': signOff }),
  /** What a model should know and do, in the tenant's words. */
  instructions: text(INSTRUCTIONS_MAX, 0),
  /** What it never does, one short sentence each. */
  guardrails: z.array(text(GUARDRAIL_MAX)).check(z.maxLength(GUARDRAILS_MAX)),
  languages: z
    .object({ mode: z.enum(BOT_LANGUAGE_MODES), list: z.array(localeSchema), default: localeSchema })
    .check(z.refine(({ mode, list }) => mode !== 'allowed' || list.length > 0, { error: 'languages', path: ['list'] })),
  /** Longest wait for a model's answer, in seconds; then the entry answers in its own words. */
  reply_timeout_s: z.int().check(z.gte(REPLY_TIMEOUT_S.min), z.lte(REPLY_TIMEOUT_S.max)),
  did_you_mean: didYouMean,
});
export type BotManner = z.output<typeof botManner>;
