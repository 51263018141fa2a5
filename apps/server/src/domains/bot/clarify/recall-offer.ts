import { LOCALES, type Locale, type Source } from '@lobby/contract';
import type { Turn } from '#/domains/bot/answer/answer.ts';
import { searchKnowledge } from '#/domains/bot/answer/search-knowledge.ts';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import type { CorpusIndexes } from '#/domains/corpus/corpus-indexes.ts';
import { say } from '#/words.ts';
import { candidatesOf } from './candidates-of.ts';
import { followOffer, type Followed } from './follow-offer.ts';
import { offerSources } from './offer-words.ts';

interface Recalled {
  tenantId: number;
  question: string;
  locale: Locale;
  /** What was said before, oldest first. */
  history: Turn[];
}

/** Follows an offer that nothing but the history tells of: the same question finds the same entries again. */
export async function recallOffer(corpusIndexes: CorpusIndexes, settings: BotSettings, recalled: Recalled): Promise<Followed> {
  const { question, locale, history } = recalled;
  const [asked, said] = history.slice(-2);
  if (asked?.role !== 'visitor' || said?.role !== 'assistant') return followOffer(question, null, []);
  const sources =
    askedIn(said.text) ?? (await offeredIn(corpusIndexes, settings, { ...recalled, question: asked.text, locale }, said.text));
  return followOffer(question, sources ? { question: asked.text, sources } : null, []);
}

/** The one that was asked about by its title. */
function askedIn(text: string): Source[] | undefined {
  for (const locale of LOCALES) {
    const [before = '', after = ''] = say(locale, 'bot.ask_one', { title: '\n' }).split('\n');
    if (!text.startsWith(before) || !text.endsWith(after) || text.includes('\n')) continue;
    const labels = [say(locale, 'bot.ask_yes'), say(locale, 'bot.ask_no')];
    const buttons = labels.map((label) => ({ kind: 'question' as const, label, target: label }));
    return [{ entry_id: null, title: text.slice(before.length, text.length - after.length), buttons }];
  }
  return undefined;
}

async function offeredIn(
  corpusIndexes: CorpusIndexes,
  settings: BotSettings,
  { tenantId, question, locale, history }: Recalled,
  text: string,
): Promise<Source[] | undefined> {
  const { lines } = settings.manner.did_you_mean;
  const spoken = LOCALES.find((each) => text.startsWith(lines[each].offer));
  if (!spoken) return undefined;
  const before = history.slice(0, -2);
  const found = await searchKnowledge(corpusIndexes, settings, {
    tenantId,
    question,
    locale,
    history: before,
    handoff: undefined,
    turns: 0,
  });
  const readers = settings.manner.languages.mode === 'follow' ? found.locale : locale;
  return offerSources(candidatesOf(found.offers, [readers, locale], new Set()), lines[spoken].none);
}
