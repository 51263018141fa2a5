import type { ConversationFilter } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { listIds } from './list.repository.ts';

/** The first conversations of a filter as somebody sees it, those who wait longest first. */
export function findIds(scope: TenantScope, filter: ConversationFilter, userId: number, limit: number): Promise<string[]> {
  return listIds(scope, filter, userId, limit);
}
