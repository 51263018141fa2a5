import type { EntryRow } from '#/domains/corpus/entry-row.ts';

/** True from when a review was asked for until somebody who may approves, whatever state the entry was put into meanwhile. */
export function awaitsApproval({ askedBy, approvedBy }: Pick<EntryRow, 'askedBy' | 'approvedBy'>): boolean {
  return askedBy !== null && approvedBy === null;
}
