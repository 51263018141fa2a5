import { STALE_ENTRIES, type AnalysedKnowledge, type EntryFilter } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { countMatching } from './corpus.repository.ts';

/** Entries that somebody should look at, each number the length of the list that the dashboard opens for it. @param now epoch ms */
export async function countStale(scope: TenantScope, now: number): Promise<AnalysedKnowledge['entries']> {
  const counts = { poor: 0, review: 0, outdated: 0, expired: 0 };
  for (const name of STALE_ENTRIES) {
    const filter: EntryFilter = name === 'expired' ? { status: name } : { attention: name, status: 'not_archived' };
    counts[name] = await countMatching(scope, filter, now);
  }
  return counts;
}
