import { LOCALES, type BotTexts, type Locale } from '@lobby/contract';
import { ANSWER_FLOOR } from '@lobby/retrieval';
import type { TenantScope } from '#/database/transaction.ts';
import { insertBot } from './bot.repository.ts';
import { defaultTexts } from './default-texts.ts';

/** Gives a new tenant its bot: the platform's own texts in each language, but for those given. */
export function createDefaultBot(scope: TenantScope, texts: Partial<Record<Locale, Partial<BotTexts>>> = {}): Promise<void> {
  const all = defaultTexts();
  for (const locale of LOCALES) Object.assign(all[locale], texts[locale]);
  return insertBot(scope, { score_floor: ANSWER_FLOOR, texts: all }, Object.keys(texts).length > 0 ? 2 : 1);
}
