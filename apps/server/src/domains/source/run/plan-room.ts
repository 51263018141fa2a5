import type { TenantScope } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { lockPages, sumUsage } from './source.repository.ts';

/** What the plan still reads; a smaller plan takes nothing away. */
export interface PlanRoom {
  pages: number;
  /** Pages that may wait: as many as the plan reads. */
  waiting: number;
  characters: number;
}

/** What the tenant’s plan has room for; stays true until the transaction ends. @param now milliseconds since 1970 */
export async function planRoom(scope: TenantScope, now: number): Promise<PlanRoom> {
  await lockPages(scope);
  const [used, limits] = [await sumUsage(scope), await planLimits(scope, now)];
  return {
    pages: Math.max(0, limits.source_pages - used.pages),
    waiting: Math.max(0, limits.source_pages - used.waiting),
    characters: Math.max(0, limits.source_chars - used.characters),
  };
}
