import { isVipTag, type HandoffLine, type HandoffSettings, type Locale } from '@lobby/contract';
import { asksForPerson } from '#/domains/bot/intent/asks-for-person.ts';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import { namesOf } from '#/domains/bot/plan-answer.ts';
import { smallTalkOf } from '#/domains/bot/intent/small-talk.ts';
import { matchesPhrase } from '@lobby/retrieval';
import type { HandoffFacts } from './decide-handoff.ts';
import { largestFitting } from './largest-fitting.ts';
import { matchesPatterns } from './matches-patterns.ts';
import { readMood } from '#/domains/bot/intent/read-mood.ts';

/** What the ledger decides a hand-off from; it counts for itself what this leaves out. */
export interface HandoffPlan {
  settings: HandoffSettings;
  facts: Omit<HandoffFacts, 'isMiss' | 'misses' | 'turns'>;
  /** In the visitor's language. */
  lines: Record<HandoffLine, string>;
}

export interface Asked {
  question: string;
  locale: Locale;
  /** The bot has just offered a person. */
  offeredPerson: boolean;
  /** Tags of the conversation and of the contact. */
  tags: string[];
  contactTags: string[];
  /** What the people of the business are called, who may be asked for by name. */
  team: readonly string[];
}

/** What a message says about calling a person. Pure. */
export function planHandoff(
  { question, locale, offeredPerson, tags, contactTags, team }: Asked,
  { texts, handoff }: BotSettings,
): HandoffPlan {
  const talk = smallTalkOf(question, namesOf(texts));
  return {
    settings: handoff,
    lines: handoff.lines[locale],
    facts: {
      wantsPerson: talk === 'affirm' && offeredPerson,
      saysWord: talk === undefined && (asksForPerson(question, texts, team) || matchesPatterns(question, handoff.words.patterns)),
      isUpset: readMood(question) === 'upset',
      fitsRule: fitsRule({ question, locale, tags, contactTags }, handoff.rule),
      cause: null,
      isSmallTalk: talk !== undefined,
    },
  };
}

/** Whoever was told that all are busy is called no person but by their own wish: the bot goes on with what it knows. Pure. */
export function byWishOnly(settings: HandoffSettings): HandoffSettings {
  const { mood, rule, turns, low_score: lowScore, misses } = settings;
  const off = { on: false };
  return {
    ...settings,
    mood: { ...mood, ...off },
    rule: { ...rule, ...off },
    turns: { ...turns, ...off },
    low_score: { ...lowScore, ...off },
    misses: { ...misses, ...off },
  };
}

/** Whether a message, or whoever writes it, is for people by the tenant's rule. Pure. */
export function fitsRule(asked: Omit<Asked, 'offeredPerson' | 'team'>, rule: HandoffSettings['rule']): boolean {
  const { question, locale, tags, contactTags } = asked;
  const held = new Set([...tags, ...contactTags].map(folded));
  if (rule.languages.includes(locale)) return true;
  if (rule.vip && contactTags.some(isVipTag)) return true;
  if (rule.tags.some((tag) => held.has(folded(tag)))) return true;
  if (largestFitting([question], locale, rule) !== undefined) return true;
  return rule.topics.some((topic) => matchesPhrase(question, topic));
}

function folded(tag: string): string {
  return tag.trim().toLowerCase();
}
