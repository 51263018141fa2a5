import { z } from 'zod/mini';
import { id } from './fields.ts';
import { openingHours } from './hours.ts';

/** Characters of what a channel says by itself. */
export const SERVICE_WORDS_MAX = 1_000;
/** A resolved conversation of a channel goes on for so long at most, in hours: anything resolved may be erased after a month. */
export const SERVICE_REOPEN_MAX_H = 720;
/** Longest wait of a closing rule, in minutes. */
export const SERVICE_IDLE_MAX_MIN = 43_200;

const words = z._default(z.string().check(z.trim(), z.maxLength(SERVICE_WORDS_MAX)), '');
const wordsOfService = z.object({ 'en-US': words, 'zh-CN': words, 'zh-HK': words, 'ja-JP': words });
const NO_WORDS: z.output<typeof wordsOfService> = { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' };

/** When people answer on a channel, and what is said while they do not. */
export const serviceHours = z.object({
  /** Hours of its own; null counts those of a team, or of the business. */
  own: z.nullable(openingHours),
  /** Whose hours count without own ones: those of this team, or of the business where it is null or the team has none. */
  team_id: z.nullable(id),
  /** Whoever waits for a person outside the hours is told so, once until they begin again. */
  tells: z.boolean(),
  /** In the place of our words; when it opens is said behind either. */
  texts: wordsOfService,
  /** Whoever is told may go on with the bot instead. */
  offers_bot: z.boolean(),
});
export type ServiceHours = z.output<typeof serviceHours>;

const wait = z.int().check(z.gte(1), z.lte(SERVICE_IDLE_MAX_MIN));
const serviceRule = z.object({
  on: z.boolean(),
  /** Asks whether it helped before it closes: one message more. */
  asks: z.boolean(),
  /** Asks after so many minutes without a word; not counted where it does not ask. */
  ask_after: wait,
  /** Closes after so many minutes without a word, behind the question where there is one. */
  resolve_after: wait,
});
export type ServiceRule = z.output<typeof serviceRule>;

/** When a conversation of a channel ends by itself, and what is said at its end. */
export const serviceClosing = z.object({
  /** Rules of its own; null keeps to those of the business. */
  own: z.nullable(
    z.object({
      /** Where the bot has the word. */
      bot: serviceRule,
      /** Where a person waits for an answer. */
      waiting: serviceRule,
      /** A resolved conversation goes on when its person writes within so many hours; behind that a new one begins. */
      reopen_hours: z.int().check(z.gte(0), z.lte(SERVICE_REOPEN_MAX_H)),
    }),
  ),
  /** Said when it is resolved; empty says nothing. */
  texts: wordsOfService,
});
export type ServiceClosing = z.output<typeof serviceClosing>;

/** Whether a person is asked at the end how it was, and in which words. */
export const serviceRating = z.object({
  on: z.boolean(),
  /** In the place of our question. */
  texts: wordsOfService,
});
export type ServiceRating = z.output<typeof serviceRating>;

/** A channel as it begins: it says nothing by itself, and keeps to what holds for the business. */
export const DEFAULT_SERVICE_HOURS: ServiceHours = { own: null, team_id: null, tells: false, texts: NO_WORDS, offers_bot: true };
export const DEFAULT_SERVICE_CLOSING: ServiceClosing = { own: null, texts: NO_WORDS };
export const DEFAULT_SERVICE_RATING: ServiceRating = { on: false, texts: NO_WORDS };
