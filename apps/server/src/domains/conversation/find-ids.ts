import type { ConversationFilter, ConversationSort } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { listIds } from './list.repository.ts';

/** The first conversations of a filter in an order, as somebody sees them. */
export function findIds(
  scope: TenantScope,
  filter: ConversationFilter,
  sort: ConversationSort,
  userId: number,
  limit: number,
): Promise<string[]> {
  return listIds(scope, filter, sort, userId, limit);
}
