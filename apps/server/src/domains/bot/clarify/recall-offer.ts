import { LOCALES, type Locale } from '@lobby/contract';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import { HITS_MAX, type Turn } from '#/domains/bot/compose-answer.ts';
import type { CorpusIndexes } from '#/domains/corpus/corpus-indexes.ts';
import { candidatesOf } from './candidates-of.ts';
import { followOffer, type Followed } from './follow-offer.ts';
import { offerSources } from './offer-words.ts';

interface Recalled {
  tenantId: number;
  question: string;
  locale: Locale;
  /** What was said before, oldest first. */
  history: readonly Turn[];
}

/** Follows an offer that nothing but the history tells of: the same question finds the same entries again. */
export async function recallOffer(
  corpusIndexes: CorpusIndexes,
  { score_floor: floor, manner }: BotSettings,
  { tenantId, question, locale, history }: Recalled,
): Promise<Followed> {
  const [asked, said] = history.slice(-2);
  const { lines } = manner.did_you_mean;
  const spoken = LOCALES.find((each) => said?.role === 'assistant' && said.text.startsWith(lines[each].offer));
  if (!spoken || asked?.role !== 'visitor') return followOffer(question, null, []);
  const found = await corpusIndexes.ask(tenantId, asked.text, { locale, limit: HITS_MAX, floor, isHurried: true });
  const readers = manner.languages.mode === 'follow' ? found.locale : locale;
  const sources = offerSources(candidatesOf(found.hits, [readers, locale], new Set()), lines[spoken].none);
  return followOffer(question, { question: asked.text, sources }, []);
}
