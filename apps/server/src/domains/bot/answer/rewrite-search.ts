import { LOCALE_NAMES, type Locale } from '@lobby/contract';
import type { Logger } from 'pino';
import { languageOf } from '#/domains/bot/clarify/candidates-of.ts';
import type { Model } from '#/outside/model.ts';
import type { Question, Turn } from './answer.ts';
import type { Finding } from './finding.ts';
import { saidBefore } from './search-knowledge.ts';

/** Longest wait, in milliseconds: without it the visitor's own words are searched. */
const WITHIN_MS = 2_500;
const MAX_TOKENS = 80;
/** Longest search that is taken, in characters. */
const SEARCH_MAX = 200;
/** Lines of the conversation that are told. */
const TURNS_MAX = 6;
/** A message of more words than this, or signs where no spaces part them, says what it is about. */
const SHORT = { words: 7, signs: 14 };

/** Whether other words than the visitor's may find more: a short message in the middle of a conversation, or another language than the knowledge's. Pure. */
export function needsRewriting(found: Finding, { question, history, choice }: Question): boolean {
  if (choice !== undefined || found.outcome === 'answer') return false;
  return isForeign(found) || (saidBefore(history).length > 0 && isShort(question));
}

/** Nothing is known in the language of the question. */
function isForeign({ locale, languages }: Finding): boolean {
  return languages.length > 0 && !languages.some((each) => languageOf(each) === languageOf(locale));
}

function isShort(question: string): boolean {
  const signs = question.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return signs > 0 ? signs <= SHORT.signs : question.trim().split(/\s+/).length <= SHORT.words;
}

/**
 * The visitor's last message as a search that stands alone, in the language of the knowledge.
 * @returns undefined where the model fails, is slow, or has nothing to say
 */
export async function rewriteSearch(
  { model, log }: { model: Model; log: Logger },
  { question, history }: { question: string; history: readonly Turn[] },
  languages: readonly Locale[],
): Promise<string | undefined> {
  const data = { conversation: history.slice(-TURNS_MAX), question };
  try {
    const written = await model.perform({ rules: rulesFor(languages), data, maxOutputTokens: MAX_TOKENS, withinMs: WITHIN_MS });
    const search = (written.split('\n')[0] ?? '').replaceAll(/^["'“「\s]+|["'”」\s]+$/gu, '');
    return search === '' || search.length > SEARCH_MAX ? undefined : search;
  } catch (error) {
    log.warn({ err: error }, 'a question could not be rewritten; its own words are searched');
    return undefined;
  }
}

function rulesFor(languages: readonly Locale[]): string[] {
  const written = languages.map((locale) => `${LOCALE_NAMES[locale]} (${locale})`).join(', ');
  return [
    'You turn the last message of a visitor into one search of a knowledge base. Rules:',
    `- The knowledge base is written in: ${written}. Write the search in one of them, the visitor’s own where it is among them.`,
    '- Write one short question that can be understood without the conversation: put in what the message leaves out.',
    '- Keep names, numbers and what the visitor asks for as they are. Add nothing, and answer nothing.',
    '- Write the search alone, in one line.',
  ];
}
