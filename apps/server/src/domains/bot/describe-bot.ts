import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { say } from '#/words.ts';
import { findBot, findLiveBot } from './bot.repository.ts';
import { replyLocale } from './reply-locale.ts';

/** What a visitor sees of the bot before a word is written. @param ofDraft as it is being edited; @param disclosure how the business says that it is an AI, where it does so in its own words */
export async function describeBot(
  scope: TenantScope,
  locale: Locale,
  ofDraft = false,
  disclosure = '',
): Promise<{ name: string; welcome: string; suggested_questions: string[]; disclosure: string }> {
  const { texts, manner } = await (ofDraft ? findBot(scope) : findLiveBot(scope));
  const { name, welcome, suggested_questions } = texts[replyLocale(manner.languages, locale)];
  return { name, welcome, suggested_questions, disclosure: disclosure || say(locale, 'bot.disclosure') };
}
