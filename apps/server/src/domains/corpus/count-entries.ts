import type { TenantScope } from '#/database/transaction.ts';
import { countRows } from './corpus.repository.ts';

/** Entries that count against the plan: all that are stored, archived ones too, so that nothing but deleting makes room. */
export function countEntries(scope: TenantScope): Promise<number> {
  return countRows(scope);
}
