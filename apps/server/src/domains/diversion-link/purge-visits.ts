import type { TenantScope } from '#/database/transaction.ts';
import { deleteVisits } from './visit.repository.ts';

/** Visits are kept for so long, in milliseconds: a year can be compared with the one before. */
const KEPT_MS = 400 * 86_400_000;

/** Forgets visits that no statistics look at any more; what was counted at links and targets stays. */
export function purgeVisits(scope: TenantScope, now: number): Promise<void> {
  return deleteVisits(scope, now - KEPT_MS);
}
