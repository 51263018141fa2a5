import { z } from 'zod/mini';
import { id, text } from './fields.ts';
import { localeSchema } from './locales.ts';
import { source } from './source.ts';

/** What makes the bot call a person, the most pressing first. */
export const HANDOFF_TRIGGERS = [
  'button',
  'words',
  'mood',
  'paused',
  'rule',
  'file',
  'failure',
  'quota',
  'turns',
  'low_score',
  'misses',
] as const;
export type HandoffTrigger = (typeof HANDOFF_TRIGGERS)[number];

/** What the visitor reads: a line of each trigger, and those of a person who stays silent. */
export const HANDOFF_LINES = [...HANDOFF_TRIGGERS, 'returned', 'requeued'] as const;
export type HandoffLine = (typeof HANDOFF_LINES)[number];

export const HANDOFF_PATTERNS_MAX = 20;
/** Longest pattern, in characters. */
const PATTERN_MAX = 200;
const LINE_MAX = 300;
export const RULE_ITEMS_MAX = 30;
/** Currencies that a rule can be about. */
export const AMOUNT_CURRENCIES = ['CNY', 'HKD', 'USD', 'JPY', 'EUR', 'GBP'] as const;
export type AmountCurrency = (typeof AMOUNT_CURRENCIES)[number];
/** Largest sum that a rule can name. */
export const AMOUNT_MAX = 1_000_000_000_000;
/** Bounds of numbers: answers in a row, answers in all, minutes of silence. */
export const HANDOFF_BOUNDS = { misses: { min: 1, max: 10 }, turns: { min: 2, max: 50 }, silence: { min: 1, max: 1_440 } } as const;

/** Look-around, switches and back references, which no engine of bounded time knows. */
const UNBOUNDED = /\(\?(?!:|<[a-z_])|\\[1-9k]/i;

/** Whether a regular expression can be used: one of JavaScript's that runs in bounded time. */
export function isHandoffPattern(source: string): boolean {
  if (UNBOUNDED.test(source)) return false;
  try {
    return !new RegExp(source, 'iu').test('');
  } catch {
    return false;
  }
}

const count = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
const items = z.array(text(60)).check(z.maxLength(RULE_ITEMS_MAX));
const toggle = z.object({ on: z.boolean() });

/** So much of a currency; sums of other currencies are not converted. */
const sum = { currency: z.enum(AMOUNT_CURRENCIES) };
const ruleAmount = z.object({ ...sum, at_least: z.number().check(z.gt(0), z.lte(AMOUNT_MAX)) });

type Lines = Record<(typeof HANDOFF_LINES)[number], ReturnType<typeof text>>;
const handoffLines = z.object(Object.fromEntries(HANDOFF_LINES.map((line) => [line, text(LINE_MAX)])) as Lines);

/** When the bot calls a person, and what it says then. The button is always there. */
export const handoffSettings = z.object({
  /** With the words of each language; patterns are regular expressions that count in every language. */
  words: z.object({
    on: z.boolean(),
    patterns: z.array(text(PATTERN_MAX).check(z.refine(isHandoffPattern, { error: 'pattern' }))).check(z.maxLength(HANDOFF_PATTERNS_MAX)),
  }),
  mood: toggle,
  /** Any of these: words of a topic, tags of the conversation or the contact, contacts tagged as VIP, languages, sums of money in the visitor's words. */
  rule: z.object({
    on: z.boolean(),
    topics: items,
    tags: items,
    vip: z.boolean(),
    languages: z.array(localeSchema),
    amount: z._default(z.nullable(ruleAmount), null),
  }),
  /** A file that comes without words and that nothing has asked for. */
  file: toggle,
  failure: toggle,
  quota: toggle,
  /** After so many answers. */
  turns: z.object({ on: z.boolean(), after: count(HANDOFF_BOUNDS.turns) }),
  /** On: at once; off: the bot only offers. */
  low_score: toggle,
  /** After so many answers in a row that found nothing. */
  misses: z.object({ on: z.boolean(), after: count(HANDOFF_BOUNDS.misses) }),
  /** The bot goes on answering what it knows until a person joins. */
  help_while_waiting: z.boolean(),
  /** A person who leaves the visitor without an answer for so many minutes loses the conversation. */
  give_back: z.object({ on: z.boolean(), after_min: count(HANDOFF_BOUNDS.silence), to: z.enum(['bot', 'queue']) }),
  /** Offers a work order where the bot knows no answer, where nobody is there, and where somebody asks for one; null is any type. */
  order: z.object({ on: z.boolean(), type_id: z.nullable(id) }),
  lines: z.object({ 'en-US': handoffLines, 'zh-CN': handoffLines, 'zh-HK': handoffLines, 'ja-JP': handoffLines }),
});
export type HandoffSettings = z.output<typeof handoffSettings>;

/** What a person should know who takes over from the bot; staff only. */
export const briefing = z.object({
  trigger: z.enum(HANDOFF_TRIGGERS),
  language: localeSchema,
  mood: z.enum(['calm', 'upset']),
  /** Answers in a row that found nothing. */
  misses: z.int(),
  /** The visitor's last questions, oldest first. */
  questions: z.array(z.string()),
  /** What the bot answered, with what it answered from, oldest first. */
  tried: z.array(z.object({ answer: z.string(), sources: z.array(source) })),
  /** The last question, where nothing has answered it. */
  open_question: z.nullable(z.string()),
  /** The largest sum that the visitor named, where a rule is about sums and this one fits it. */
  amount: z.optional(z.object({ ...sum, value: z.number() })),
  /** Two sentences of a model, which come a little later; where none is configured there are none. */
  summary: z.nullable(z.string()),
});
export type Briefing = z.output<typeof briefing>;
