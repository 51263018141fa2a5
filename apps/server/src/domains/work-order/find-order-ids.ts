import type { WorkOrderFilter } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { listIds } from './list.repository.ts';

/** The first work orders of a filter as somebody sees it, those changed last first. @param now milliseconds since 1970 */
export function findOrderIds(scope: TenantScope, filter: WorkOrderFilter, userId: number, now: number, limit: number): Promise<string[]> {
  return listIds(scope, { filter, userId, now }, limit);
}
