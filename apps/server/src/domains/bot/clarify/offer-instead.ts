import type { Locale } from '@lobby/contract';
import { say } from '#/words.ts';
import type { Answer, Hit, Question } from '#/domains/bot/answer/answer.ts';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import { candidatesOf, type Candidate } from './candidates-of.ts';
import { askSources, offerSources } from './offer-words.ts';

/** Whether anything may be asked back: not where a person is called at once instead, where it is switched off, or where it is barred. Pure. */
export function mayAskBack({ manner }: BotSettings, { handoff, barred }: Pick<Question, 'handoff' | 'barred'>): boolean {
  return manner.did_you_mean.on && barred !== 'all' && handoff !== undefined && !handoff.settings.low_score.on && !handoff.facts.isUpset;
}

/** What may be offered of what may have been meant. Pure. */
export function mayHaveMeant(
  settings: BotSettings,
  asked: Pick<Question, 'handoff' | 'barred'>,
  hits: readonly Hit[],
  readers: readonly Locale[],
): Candidate[] {
  const { barred = new Set() } = asked;
  return barred === 'all' || !mayAskBack(settings, asked) ? [] : candidatesOf(hits, readers, barred);
}

/** An honest "I do not know" becomes the question what was meant: which of some, or whether the one. Pure. */
export function offerInstead(unknown: Answer, candidates: readonly Candidate[], { manner }: BotSettings, locale: Locale): Answer {
  const [only, ...others] = candidates;
  if (!only) return unknown;
  const { offer, none } = manner.did_you_mean.lines[locale];
  const isOne = others.length === 0;
  return {
    ...unknown,
    kind: 'clarify',
    body: isOne ? say(locale, 'bot.ask_one', { title: only.title }) : offer,
    sources: isOne ? askSources(only, locale) : offerSources(candidates, none),
    candidates: candidates.map(({ hit }) => hit),
  };
}
