import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findLiveBot } from './bot.repository.ts';
import { replyLocale } from './reply-locale.ts';

/** What a visitor sees of the bot before a word is written. */
export async function describeBot(
  scope: TenantScope,
  locale: Locale,
): Promise<{ name: string; welcome: string; suggested_questions: string[] }> {
  const { texts, manner } = await findLiveBot(scope);
  const { name, welcome, suggested_questions } = texts[replyLocale(manner.languages, locale)];
  return { name, welcome, suggested_questions };
}
