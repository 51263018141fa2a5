import type { AnswerButton, Locale, Source } from '@lobby/contract';
import { languageOf } from '#/domains/bot/clarify/candidates-of.ts';
import { mayAskBack, mayHaveMeant, offerInstead } from '#/domains/bot/clarify/offer-instead.ts';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import { sourceOf } from '#/domains/corpus/passage/source-of.ts';
import { say } from '#/words.ts';
import type { Answer, Hit, Question } from './answer.ts';
import type { Finding } from './finding.ts';

/** Entries that the log of a run keeps. */
const KEPT_MAX = 4;

/** What the bot says with the tenant's own words alone: the best entry's, a question back, or an honest "I do not know". Pure. */
export function tellOwnWords(found: Finding, settings: BotSettings, asked: Question): Answer {
  const { locale } = asked;
  const [best] = found.hits;
  if (found.parts.some(({ outcome }) => outcome === 'answer')) return tellParts(found, settings, asked);
  if (found.outcome === 'answer' && best)
    return { ...searchOf(found), kind: 'exact', body: signed(best.ownWords, settings, locale), sources: [sourceOf(best)] };
  return askBack(found, settings, asked, offeredOf(found));
}

/** Without an answer: what may have been meant, or what it is about; where nothing is near, that it is not known. Pure. */
export function askBack(found: Finding, settings: BotSettings, asked: Question, offers: readonly Hit[]): Answer {
  const unknown = notKnown(found, settings, asked);
  const isAbout = found.outcome === 'ask' && offers.length === 0;
  if (isAbout && mayAskBack(settings, asked)) return { ...unknown, kind: 'clarify', body: say(asked.locale, 'bot.ask_topic') };
  return offerInstead(unknown, mayHaveMeant(settings, asked, offers, readersOf(found, settings, asked)), settings, asked.locale);
}

/** Nothing is known; whoever is angry is not told so, but offered a person. Pure. */
export function notKnown(found: Finding, { texts }: BotSettings, { locale, handoff }: Question): Answer {
  const body = handoff?.facts.isUpset === true ? say(locale, 'bot.upset_offer') : texts[locale].no_answer;
  return { ...searchOf(found), kind: 'no_answer', body, sources: [] };
}

/** Several questions in one message: what is known of them, then what may have been meant by the rest. */
function tellParts(found: Finding, settings: BotSettings, asked: Question): Answer {
  const { locale } = asked;
  const known = found.parts.flatMap(({ outcome, hits: [hit] }) => (outcome === 'answer' && hit ? [hit] : []));
  const answers = known.filter(({ id }, place) => known.findIndex((each) => each.id === id) === place);
  const rest = found.parts.find(({ outcome }) => outcome !== 'answer');
  const told = rest && tellRest(rest, settings, asked);
  const body = [signed(answers.map(({ ownWords }) => ownWords).join('\n\n'), settings, locale), ...(told ? [told.body] : [])].join('\n\n');
  const sources = answers.map(sourceOf);
  return { ...searchOf(found), used: answers, kind: 'exact', body, sources: told ? withButtons(sources, told.buttons) : sources };
}

function tellRest(rest: Finding, settings: BotSettings, asked: Question): { body: string; buttons: AnswerButton[] } {
  const { question } = rest;
  const candidates = mayHaveMeant(settings, asked, rest.offers, readersOf(rest, settings, asked));
  if (candidates.length === 0) {
    const label = say(asked.locale, 'bot.person_button');
    return { body: say(asked.locale, 'bot.part_unknown', { question }), buttons: [{ kind: 'handoff', label, target: '' }] };
  }
  const buttons = candidates.map(({ title }) => ({ kind: 'question' as const, label: title, target: title }));
  return { body: say(asked.locale, 'bot.part_offer', { question }), buttons };
}

/** What can be pressed stands under the first source: what may have been meant, or a person; what that entry offers itself stays. */
function withButtons([first, ...others]: Source[], buttons: AnswerButton[]): Source[] {
  return first ? [{ ...first, buttons: [...(first.buttons ?? []), ...buttons] }, ...others] : [];
}

/** What may have been meant: by each of several questions, or by the one. */
function offeredOf({ parts, offers }: Finding): readonly Hit[] {
  return parts.length > 0 ? parts.flatMap((part) => part.offers.slice(0, 1)) : offers;
}

function searchOf({ outcome, hits }: Finding): Pick<Answer, 'score' | 'used' | 'found'> {
  const kept = hits.slice(0, KEPT_MAX);
  return {
    score: hits[0]?.score ?? null,
    used: outcome === 'answer' ? kept.filter(({ used }, place) => place === 0 || used) : [],
    found: kept,
  };
}

/** What the visitor reads: what the question is written in goes before what the bot answers in. */
export function readersOf(found: Finding, { manner }: BotSettings, { locale }: Pick<Question, 'locale'>): Locale[] {
  return manner.languages.mode === 'follow' ? [found.locale, locale] : [locale];
}

/** Whether a visitor can read an entry as it stands: readers of one written Chinese read the other. Pure. */
export function isReadable(written: Locale, reader: Locale | undefined): boolean {
  return reader !== undefined && languageOf(written) === languageOf(reader);
}

/** With the tenant's sign-off in a line of its own. Pure. */
export function signed(text: string, { manner }: BotSettings, locale: Locale): string {
  const line = manner.sign_off[locale];
  return line === '' ? text : `${text}\n\n${line}`;
}
