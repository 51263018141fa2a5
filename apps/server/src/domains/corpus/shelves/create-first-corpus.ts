import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { say } from '#/words.ts';
import { insertFirstCorpus } from './shelf.repository.ts';

/** Gives a new business the corpus that it begins with. */
export function createFirstCorpus(scope: TenantScope, locale: Locale): Promise<void> {
  return insertFirstCorpus(scope, say(locale, 'corpus.first'), locale);
}
