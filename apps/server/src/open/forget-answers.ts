import type { TenantScope } from '#/database/transaction.ts';
import { deleteAnswersAbout } from './once.repository.ts';

/** Forgets what programs were answered about contacts or conversations that are erased, before its day is over. */
export async function forgetAnswers(scope: TenantScope, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteAnswersAbout(scope, ids);
}
