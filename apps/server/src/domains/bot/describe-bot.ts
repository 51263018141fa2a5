import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findBot } from './bot.repository.ts';

/** What a visitor sees of the bot before a word is written. */
export async function describeBot(
  scope: TenantScope,
  locale: Locale,
): Promise<{ name: string; welcome: string; suggested_questions: string[] }> {
  const { name, welcome, suggested_questions } = (await findBot(scope)).texts[locale];
  return { name, welcome, suggested_questions };
}
