import type { DidYouMean, Locale, Source } from '@lobby/contract';
import { say } from '#/words.ts';
import { sourceOf } from '#/domains/corpus/passage/source-of.ts';
import type { Candidate } from './candidates-of.ts';

/** What was offered, as a message keeps it: the entries in their order, under the first of them what can be pressed. Pure. */
export function offerSources(candidates: readonly Candidate[], none: string): Source[] {
  const buttons = [...candidates.map(({ title }) => title), none].map((label) => ({ kind: 'question' as const, label, target: label }));
  return candidates.map(({ hit }, place) => {
    const { buttons: _own, ...source } = sourceOf(hit);
    return place === 0 ? { ...source, buttons } : source;
  });
}

/** The one that may have been meant, with a yes and a no to press. Pure. */
export function askSources({ hit }: Candidate, locale: Locale): Source[] {
  const { buttons: _own, ...source } = sourceOf(hit);
  const labels = [say(locale, 'bot.ask_yes'), say(locale, 'bot.ask_no')];
  return [{ ...source, buttons: labels.map((label) => ({ kind: 'question' as const, label, target: label })) }];
}

/** The same for who cannot press: a numbered list, of which a number or the words are the reply. Pure. */
export function offerLines({ offer, none }: DidYouMean['lines']['en-US'], titles: readonly string[]): string {
  return [offer, ...[...titles, none].map((title, place) => `${place + 1}. ${title}`)].join('\n');
}
