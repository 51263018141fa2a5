import type { Locale } from '@lobby/contract';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import type { Answer, Question } from '#/domains/bot/compose-answer.ts';
import type { CorpusHit } from '#/domains/corpus/corpus-indexes.ts';
import { candidatesOf, type Candidate } from './candidates-of.ts';
import { offerSources } from './offer-words.ts';

/** What may be offered of what was found; nothing where a person is called at once instead, or where it is switched off. Pure. */
export function mayHaveMeant(
  { manner }: BotSettings,
  { handoff, barred = new Set() }: Pick<Question, 'handoff' | 'barred'>,
  hits: readonly CorpusHit[],
  readers: readonly Locale[],
): Candidate[] {
  if (!manner.did_you_mean.on || barred === 'all' || !handoff || handoff.settings.low_score.on) return [];
  return candidatesOf(hits, readers, barred);
}

/** An honest "I do not know" becomes the question what was meant, where anything plausible was found. Pure. */
export function offerInstead(unknown: Answer, candidates: readonly Candidate[], { manner }: BotSettings, locale: Locale): Answer {
  if (candidates.length === 0) return unknown;
  const { offer, none } = manner.did_you_mean.lines[locale];
  return {
    ...unknown,
    kind: 'clarify',
    body: offer,
    sources: offerSources(candidates, none),
    candidates: candidates.map(({ hit }) => hit),
  };
}
