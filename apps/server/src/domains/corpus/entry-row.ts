import type { CorpusEntry } from '@lobby/contract';
import type { EntryDraft } from './entry-draft.ts';

/** An entry as it is stored. */
export interface EntryRow extends EntryDraft {
  id: string;
  questionKey: string;
  hitCount: number;
  goodCount: number;
  badCount: number;
  version: number;
  updatedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** An entry as it travels. */
export function toCorpusEntry(row: EntryRow): CorpusEntry {
  return {
    id: row.id,
    question: row.question,
    answer: row.answer,
    wordings: row.wordings,
    locale: row.locale,
    status: row.status,
    hit_count: row.hitCount,
    good_count: row.goodCount,
    bad_count: row.badCount,
    version: row.version,
    updated_by: row.updatedBy,
    created_at: row.createdAt.getTime(),
    updated_at: row.updatedAt.getTime(),
  };
}
