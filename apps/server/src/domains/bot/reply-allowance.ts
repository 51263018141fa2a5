import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import { releaseUsage, reserveUsage } from '#/domains/pay/usage/reserve-usage.ts';
import type { ReplyAllowance } from './answer/answer.ts';

/** Replies of a test: they cost the plan nothing. */
export const UNCOUNTED: ReplyAllowance = { reserve: () => Promise.resolve(true), release: () => Promise.resolve() };

interface Run {
  id: string;
  tenantId: number;
}

/**
 * The reply that one run may take from the tenant's plan, reserved under the run's id: however often the run is tried,
 * it takes one. The transaction that posts the answer counts it.
 * @param isRecovered true where an earlier try may have reserved
 */
export function openAllowance(
  { database, now }: { database: Database; now: () => number },
  { id, tenantId }: Run,
  isRecovered: boolean,
): ReplyAllowance {
  let mayHold = isRecovered;
  return {
    async reserve() {
      mayHold = true;
      mayHold = await inTenant(database, tenantId, (scope) => reserveUsage(scope, 'ai_replies', id, now()));
      return mayHold;
    },
    async release() {
      if (!mayHold) return;
      await inTenant(database, tenantId, (scope) => releaseUsage(scope, id));
      mayHold = false;
    },
  };
}
