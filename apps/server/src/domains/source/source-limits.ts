import { planName, type PlanName } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';

export interface SourceLimits {
  /** Pages and files over all sources. */
  pages: number;
  /** Characters of text that is kept of them. */
  characters: number;
}

/** What each plan reads. */
const LIMITS: Readonly<Record<PlanName, SourceLimits>> = {
  free: { pages: 300, characters: 3_000_000 },
  pro: { pages: 3_000, characters: 30_000_000 },
  max: { pages: 20_000, characters: 200_000_000 },
};

/** What the tenant's sources may take. @param now milliseconds since 1970 */
export async function sourceLimits(scope: TenantScope, now: number): Promise<SourceLimits> {
  const { setMealId } = await findSubscription(scope, now);
  return LIMITS[planName(setMealId)];
}
