import { botSettings, HANDOFF_LINES, LOCALES, type BotView, type HandoffLine, type HandoffSettings, type Locale } from '@lobby/contract';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';
import type { Section } from './bot-search.ts';

/** What is wrong with a field; `max` is in characters or items. */
export type BotProblem =
  | { readonly kind: 'required' | 'invalid' | 'pattern' | 'languages' }
  | { readonly kind: 'too_long'; readonly max: number };

/** A refused field: its place in the settings, and what is wrong. */
export interface BotIssue {
  readonly path: readonly PropertyKey[];
  readonly problem: BotProblem;
}

/** What the contract refuses of the settings; empty where they can be saved. */
export function checkSettings(settings: BotSettings): BotIssue[] {
  const { error } = botSettings.safeParse(settings);
  return (error?.issues ?? []).map((issue) => ({ path: issue.path, problem: problemOf(issue) }));
}

function problemOf(issue: { readonly code?: string | undefined; readonly maximum?: unknown; readonly message?: string }): BotProblem {
  if (issue.code === 'too_small') return { kind: 'required' };
  if (issue.message === 'pattern' || issue.message === 'languages') return { kind: issue.message };
  return issue.code === 'too_big' ? { kind: 'too_long', max: Number(issue.maximum) } : { kind: 'invalid' };
}

/** Validates the form with the contract's schema; `word` says a problem in the reader's language. */
export function botResolver(word: (problem: BotProblem) => string): Resolver<BotSettings> {
  return (values) => {
    const issues = checkSettings(values);
    if (issues.length === 0) return { values: botSettings.parse(values), errors: {} };
    const errors: FieldErrors<BotSettings> = {};
    for (const { path, problem } of issues) set(errors, path.join('.'), { type: problem.kind, message: word(problem) });
    return { values: {}, errors };
  };
}

/** The part of a bot that the form changes. */
export function settingsOf({ score_floor: floor, texts, handoff, manner }: BotSettings): BotSettings {
  return { score_floor: floor, texts, handoff, manner };
}

/** Languages in which something is missing. */
export function faultyLocales(issues: readonly BotIssue[]): Locale[] {
  return LOCALES.filter((locale) => issues.some((issue) => placeOf(issue).locale === locale));
}

/** Languages that still greet with the words that every bot comes with. */
export function localesAsTheyCame({ texts }: BotSettings, defaults: BotView['default_welcome']): Locale[] {
  return LOCALES.filter((locale) => texts[locale].welcome.trim() === defaults[locale]);
}

/** Where in the form an issue is mended. */
export function placeOf({ path }: BotIssue): { section: Section; locale: Locale | undefined } {
  if (path[0] === 'handoff')
    return { section: 'handoff', locale: path[1] === 'lines' ? LOCALES.find((locale) => locale === path[2]) : undefined };
  if (path[0] === 'manner' && path[1] === 'did_you_mean')
    return { section: path[2] === 'lines' ? 'persona' : 'knowledge', locale: LOCALES.find((locale) => locale === path[3]) };
  if (path[0] === 'manner')
    return { section: 'persona', locale: path[1] === 'sign_off' ? LOCALES.find((locale) => locale === path[2]) : undefined };
  if (path[0] !== 'texts') return { section: 'knowledge', locale: undefined };
  return { section: path[2] === 'handoff_words' ? 'handoff' : 'persona', locale: LOCALES.find((locale) => locale === path[1]) };
}

/** A field that two copies of the settings have differently. */
export interface Difference {
  readonly locale: Locale | undefined;
  readonly field:
    | 'score_floor'
    | 'tool'
    | keyof BotSettings['texts'][Locale]
    | HandoffSwitch
    | MannerField
    | 'offer'
    | 'none'
    | `line_${HandoffLine}`;
  /** Of a tool alone. */
  readonly name?: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Parts of the manner; the sign-off is one of each language. */
export type MannerField = keyof BotSettings['manner'];

/** Parts of the hand-off other than its lines. */
export type HandoffSwitch = Exclude<keyof HandoffSettings, 'lines'>;

const TEXT_FIELDS = ['name', 'welcome', 'suggested_questions', 'no_answer', 'handoff_words'] as const;

/** Everything that differs between the newer copy and the form. */
export function differences(theirs: BotSettings, mine: BotSettings): Difference[] {
  const texts = LOCALES.flatMap((locale) =>
    TEXT_FIELDS.map((field) => ({ locale, field, theirs: written(theirs.texts[locale][field]), mine: written(mine.texts[locale][field]) })),
  );
  const floor = { locale: undefined, field: 'score_floor', theirs: String(theirs.score_floor), mine: String(mine.score_floor) } as const;
  const lines = LOCALES.flatMap((locale) =>
    HANDOFF_LINES.map((line) => ({
      locale,
      field: `line_${line}` as const,
      theirs: theirs.handoff.lines[locale][line],
      mine: mine.handoff.lines[locale][line],
    })),
  );
  const switches = SWITCHES.map((field) => ({
    locale: undefined,
    field,
    theirs: settingWritten(theirs.handoff[field]),
    mine: settingWritten(mine.handoff[field]),
  }));
  return [...mannerDifferences(theirs.manner, mine.manner), floor, ...texts, ...switches, ...lines].filter(
    (each) => each.theirs !== each.mine,
  );
}

const MANNER_FIELDS = ['tone', 'length', 'instructions', 'guardrails', 'languages', 'reply_timeout_s'] as const;

function mannerDifferences(theirs: BotSettings['manner'], mine: BotSettings['manner']): Difference[] {
  const signOffs = LOCALES.map(
    (locale) => ({ locale, field: 'sign_off', theirs: theirs.sign_off[locale], mine: mine.sign_off[locale] }) as const,
  );
  const others = MANNER_FIELDS.map((field) => ({
    locale: undefined,
    field,
    theirs: mannerWritten(theirs[field]),
    mine: mannerWritten(mine[field]),
  }));
  const { did_you_mean: asked } = theirs;
  const { did_you_mean: asks } = mine;
  const offers = LOCALES.flatMap((locale) =>
    (['offer', 'none'] as const).map((field) => ({
      locale,
      field,
      theirs: asked.lines[locale][field],
      mine: asks.lines[locale][field],
    })),
  );
  const asking = {
    locale: undefined,
    field: 'did_you_mean',
    theirs: settingWritten({ on: asked.on }),
    mine: settingWritten({ on: asks.on }),
  } as const;
  return [...others, ...signOffs, asking, ...offers];
}

/** Languages as their mode, the list and the default. */
function mannerWritten(value: BotSettings['manner'][(typeof MANNER_FIELDS)[number]]): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' || Array.isArray(value)) return written(value);
  return [value.mode, ...(value.mode === 'allowed' ? value.list : []), ...(value.mode === 'follow' ? [] : [value.default])].join(' · ');
}

function written(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join(' · ');
}

const SWITCHES: readonly HandoffSwitch[] = [
  'words',
  'mood',
  'rule',
  'file',
  'failure',
  'quota',
  'turns',
  'low_score',
  'misses',
  'help_while_waiting',
  'give_back',
  'order',
];

/** A switch with its numbers and lists, in signs that every language reads: on is a tick. */
function settingWritten(setting: HandoffSettings[HandoffSwitch]): string {
  const parts: readonly Part[] = typeof setting === 'boolean' ? [setting] : Object.values(setting).flat();
  return parts.map(partWritten).join(' · ');
}

/** An object is a sum of money, null none. */
type Part = string | number | boolean | object | null;

function partWritten(part: Part): string {
  if (typeof part === 'boolean') return part ? '✓' : '–';
  return typeof part === 'object' ? Object.values(part ?? ['–']).join(' ') : String(part);
}
