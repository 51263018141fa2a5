import type { TenantScope } from '#/database/transaction.ts';
import { deleteUses } from './canned.repository.ts';

/** A use that was not told within a day is not told any more, in milliseconds. */
const USE_KEPT_MS = 86_400_000;

/** Forgets which messages were made from canned replies; their counts stay. */
export function purgeUses(scope: TenantScope, now: number): Promise<void> {
  return deleteUses(scope, now - USE_KEPT_MS);
}
