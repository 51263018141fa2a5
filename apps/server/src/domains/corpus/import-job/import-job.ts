import type { GoodRow, RejectedRow } from '#/domains/corpus/import/check-rows.ts';
import type { FileFacts } from '#/domains/corpus/import/read-file.ts';

export type { GoodRow, RejectedRow };

/** An import as it is stored. */
export interface ImportJob {
  id: string;
  state: 'reading' | 'running' | 'done' | 'stopped' | 'failed';
  /** Rows of the file, and those that are settled. */
  total: number;
  done: number;
  added: number;
  updated: number;
  unchanged: number;
  facts: FileFacts;
  /** Whether who started it may publish what waits for a review. */
  mayApprove: boolean;
  userId: number;
  startedBy: string;
}

export type NewImport = Pick<ImportJob, 'id' | 'total' | 'done' | 'facts' | 'mayApprove' | 'userId' | 'startedBy'>;

/** What became of the rows of a piece. */
export interface PieceOutcome {
  added: number;
  updated: number;
  unchanged: number;
  rejected: readonly RejectedRow[];
}
