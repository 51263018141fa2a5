import type { CorpusEntry } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { toCorpusEntry, type EntryRow } from '#/domains/corpus/entry-row.ts';
import { readKin, type Kin } from './kin.repository.ts';

const NONE: Kin = { is_outdated: false, siblings: [] };

/** Stored entries as they travel, each with its kin. */
export async function describeEntries(scope: TenantScope, rows: readonly EntryRow[]): Promise<CorpusEntry[]> {
  const kin = await readKin(scope, rows);
  return rows.map((row) => toCorpusEntry(row, kin.get(row.id) ?? NONE));
}

/** One stored entry as it travels. */
export async function describeEntry(scope: TenantScope, row: EntryRow): Promise<CorpusEntry> {
  const [entry] = await describeEntries(scope, [row]);
  return entry as CorpusEntry;
}
