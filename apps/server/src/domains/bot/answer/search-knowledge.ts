import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import { calmWords } from '#/domains/bot/intent/read-mood.ts';
import { smallTalkOf } from '#/domains/bot/intent/small-talk.ts';
import type { CorpusIndexes } from '#/domains/corpus/corpus-indexes.ts';
import { HITS_MAX, type Question, type Turn } from './answer.ts';
import type { Finding } from './finding.ts';

/** Messages of the visitor before the question that it may be read together with, and the length of each, in characters. */
const BEFORE_MAX = 3;
const BEFORE_LENGTH_MAX = 300;

/** Searches what the bot knows for a question, with what the visitor wrote before it; what was chosen of an offer is taken as the answer. */
export async function searchKnowledge(corpusIndexes: CorpusIndexes, settings: BotSettings, asked: Question): Promise<Finding> {
  const { choice, question, handoff } = asked;
  if (choice !== undefined) return chosen(corpusIndexes, settings, asked, choice);
  return search(
    corpusIndexes,
    settings,
    asked,
    handoff?.facts.isUpset === true ? calmWords(question) : question,
    saidBefore(asked.history),
  );
}

/** Searches for other words than the visitor's, which stand alone. */
export function searchInstead(corpusIndexes: CorpusIndexes, settings: BotSettings, asked: Question, words: string): Promise<Finding> {
  return search(corpusIndexes, settings, asked, words, []);
}

/** What the visitor wrote before a question and meant something by, oldest first. Pure. */
export function saidBefore(history: readonly Turn[]): string[] {
  return history
    .filter(({ role, text }) => role === 'visitor' && text.trim() !== '' && smallTalkOf(text) === undefined)
    .slice(-BEFORE_MAX)
    .map(({ text }) => text.slice(0, BEFORE_LENGTH_MAX));
}

async function search(
  corpusIndexes: CorpusIndexes,
  { score_floor: floor }: BotSettings,
  { tenantId, locale }: Pick<Question, 'tenantId' | 'locale'>,
  words: string,
  before: readonly string[],
): Promise<Finding> {
  const found = await corpusIndexes.ask(tenantId, words, { locale, limit: HITS_MAX, floor, isHurried: true, before });
  const { parts, locale: spoken, languages } = found;
  const facts = { locale: spoken, languages };
  return { ...found, ...facts, question: words, parts: parts.map((part) => ({ ...part, ...facts, parts: [] })) };
}

/** The entry whose title was chosen is found by its title, whatever was asked before. */
async function chosen(
  corpusIndexes: CorpusIndexes,
  settings: BotSettings,
  asked: Question,
  choice: NonNullable<Question['choice']>,
): Promise<Finding> {
  const found = await search(corpusIndexes, settings, asked, choice === 'none' ? asked.question : choice.title, []);
  if (choice === 'none') return { ...found, outcome: 'unknown', offers: [], parts: [] };
  const hits = found.hits.filter(({ id, question }) =>
    choice.id === undefined ? question.startsWith(choice.title.replace(/…$/u, '')) : id === choice.id,
  );
  return { ...found, question: asked.question, outcome: hits.length > 0 ? 'answer' : 'unknown', hits, offers: [], parts: [] };
}
