import type { TenantScope } from '#/database/transaction.ts';
import { deleteTranslations, markStale } from './translate.repository.ts';

/** A message was changed, or taken back: its translations are stale, or gone with its words. In the transaction of the correction. */
export function followCorrection(scope: TenantScope, conversationId: string, seq: number, isTakenBack: boolean): Promise<void> {
  return isTakenBack ? deleteTranslations(scope, conversationId, seq) : markStale(scope, conversationId, seq);
}
