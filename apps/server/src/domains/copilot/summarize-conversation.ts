import { LOCALE_NAMES, type copilot, type Locale, type ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { botFloor, botTexts } from '#/domains/bot/bot-floor.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import type { CorpusHit } from '#/domains/corpus/corpus-indexes.ts';
import { sourceOf } from '#/domains/corpus/passage/source-of.ts';
import { askModel, requireModel, startBudget } from './ask-model.ts';
import { readSaid } from './copilot.repository.ts';
import { makesUpLinks } from './makes-up-links.ts';
import { openQuestion, tellTurns } from './tell-turns.ts';

/** The last messages that a summary is made from, and the entries that a next step may be. */
const SAID_MAX = 80;
const PASSAGES_MAX = 3;
const SUMMARY_MAX_TOKENS = 600;
/** Stands in an answer between the summary and the next step. */
const DIVIDER = /^[ \t]*-{3,}[ \t]*$/m;

type Summary = ResponseOf<typeof copilot.summary>;

/**
 * What a conversation is about, for members, in their language, and what to do next where the corpus answers what the visitor asked
 * last. Stores nothing.
 * @throws BusinessError not_found, model_off, model_failed
 */
export async function summarizeConversation({ request, actor, services, locale }: Call<typeof copilot.summary>): Promise<Summary> {
  requireModel(services);
  const { last_seq: lastSeq, language } = await getConversation(services, actor, request.conversation_id);
  const { said, floor, texts } = await inTenant(services.database, actor.tenantId, async (scope) => ({
    said: await readSaid(scope, request.conversation_id, SAID_MAX),
    floor: await botFloor(scope),
    texts: await botTexts(scope),
  }));
  const question = openQuestion(said, texts);
  const found = { locale: language, limit: PASSAGES_MAX, floor };
  const hits = question === '' ? [] : (await services.corpusIndexes.ask(actor.tenantId, question, found)).hits;
  const used = hits.filter((hit) => hit.used);
  const knowledge = used.map(({ question: title, answer: text }) => ({ title, text }));
  const data = { conversation: tellTurns(said), ...(used.length > 0 && { knowledge, question }) };
  const task = { rules: rulesFor(locale, used.length > 0), data, maxOutputTokens: SUMMARY_MAX_TOKENS };
  const [text = '', step = ''] = (await askModel(services, task, startBudget())).split(DIVIDER);
  return { text: text.trim(), last_seq: lastSeq, next_step: stepOf(step.trim(), used) };
}

/** A step that no entry is behind, or that has an address which no entry has, is none. */
function stepOf(text: string, used: readonly CorpusHit[]): Summary['next_step'] {
  if (text === '' || used.length === 0 || makesUpLinks(text, used.map(({ answer }) => answer).join('\n'))) return null;
  return { text, sources: used.map(sourceOf) };
}

function rulesFor(locale: Locale, withStep: boolean): string[] {
  return [
    'You brief a colleague about a conversation of a business with a visitor. Rules:',
    `- Write in ${LOCALE_NAMES[locale]} (${locale}), in at most four short sentences of plain text: what the visitor wants, what was answered or tried, what is still open.`,
    '- Use only what is in the JSON in <conversation>. Say nothing about yourself.',
    ...(withStep ? STEP_RULES : []),
  ];
}

const STEP_RULES = [
  '- Then write a line of three hyphens, and behind it in one or two sentences what the colleague should do next about <question>. Use only facts of the JSON in <knowledge> for it; add no price, date, promise, address or link that is not there.',
  '- Where <knowledge> does not help with <question>, or nothing is open, end after the summary without that line.',
];
