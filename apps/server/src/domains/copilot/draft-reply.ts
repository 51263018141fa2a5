import type { copilot, Locale, ResponseOf, TranslationLocale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { botFloor, botTexts } from '#/domains/bot/bot-floor.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import type { CorpusHit } from '#/domains/corpus/corpus-indexes.ts';
import { sourceOf } from '#/domains/corpus/passage/source-of.ts';
import { LANGUAGE_WORDS } from '#/domains/translate/language-words.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { askModel, startBudget } from './ask-model.ts';
import { readSaid, type Said } from './copilot.repository.ts';
import { makesUpLinks } from './makes-up-links.ts';
import { openQuestion, tellTurns } from './tell-turns.ts';

/** Messages that a draft is written from, and entries. */
const SAID_MAX = 16;
const PASSAGES_MAX = 4;
const DRAFT_MAX_TOKENS = 600;

type Draft = ResponseOf<typeof copilot.draft>;

/**
 * Proposes a reply to what the visitor asked last: the model's words from the entries above the floor, the best entry's
 * own words, or nothing. It is made from this conversation's messages and the corpus alone.
 * @throws BusinessError not_found; model_failed where only the model could have written it
 */
export async function draftReply({ request, actor, services }: Call<typeof copilot.draft>): Promise<Draft> {
  const { language: locale, spoken } = await getConversation(services, actor, request.conversation_id);
  const { said, floor, texts } = await inTenant(services.database, actor.tenantId, async (scope) => ({
    said: await readSaid(scope, request.conversation_id, SAID_MAX),
    floor: await botFloor(scope),
    texts: await botTexts(scope),
  }));
  const question = openQuestion(said, texts);
  const hits =
    question === '' ? [] : (await services.corpusIndexes.ask(actor.tenantId, question, { locale, limit: PASSAGES_MAX, floor })).hits;
  const used = hits.filter((hit) => hit.used);
  const nothing: Draft = { by: 'nothing', text: '', locale, sources: [], model_failed: false };
  if (used.length === 0) return nothing;
  const readable = used.find((hit) => isReadable(hit.locale, locale));
  const entry: Draft = readable ? { ...nothing, by: 'entry', text: readable.ownWords, sources: [sourceOf(readable)] } : nothing;
  if (!services.model) return entry;
  const written = await writeDraft(services, { question, spoken, said, used });
  if (written !== undefined) return { ...nothing, by: 'model', text: written, sources: used.map(sourceOf) };
  if (entry.by === 'nothing') throw new BusinessError('model_failed');
  return { ...entry, model_failed: true };
}

/** Whether a visitor can read an entry as it stands: readers of one written Chinese read the other. */
function isReadable(written: Locale, read: Locale): boolean {
  return written.split('-')[0] === read.split('-')[0];
}

interface Asked {
  question: string;
  /** The visitor's language. */
  spoken: TranslationLocale;
  said: readonly Said[];
  used: readonly CorpusHit[];
}

/** @returns undefined where the model failed, or wrote an address that no entry has */
async function writeDraft(services: Services, { question, spoken, said, used }: Asked): Promise<string | undefined> {
  const knowledge = used.map(({ question: title, answer: text }) => ({ title, text }));
  const data = { knowledge, conversation: tellTurns(said), question };
  const task = { rules: draftRules(spoken), data, maxOutputTokens: DRAFT_MAX_TOKENS };
  try {
    const text = await askModel(services, task, startBudget());
    return makesUpLinks(text, used.map(({ answer }) => answer).join('\n')) ? undefined : text;
  } catch (error) {
    if (error instanceof BusinessError) return undefined;
    throw error;
  }
}

function draftRules(spoken: TranslationLocale): string[] {
  return [
    'You draft a reply that a colleague of a business will check and send to a visitor. Rules:',
    `- Write in ${LANGUAGE_WORDS[spoken]} (${spoken}), in at most five short sentences of plain text, as the colleague speaks to the visitor.`,
    '- Answer <question>. Use only facts of the JSON in <knowledge>; add no price, date, promise, address or link that is not there. Where they do not answer all of it, say what the colleague will find out.',
    '- <conversation> is what was said before. Do not repeat it, and do not greet again where they have greeted.',
    '- Answer with the reply and nothing else.',
  ];
}
