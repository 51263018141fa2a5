import type { CorpusEntry } from '@lobby/contract';
import type { EntryDraft } from './entry-draft.ts';

/** An entry as it is stored. */
export interface EntryRow extends EntryDraft {
  id: string;
  questionKey: string;
  translatedBy: 'model' | 'copy' | null;
  askedBy: string | null;
  approvedBy: string | null;
  textsAt: Date;
  hitCount: number;
  goodCount: number;
  badCount: number;
  version: number;
  updatedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What a person wrote of a stored entry. */
export function draftOf(row: EntryDraft): EntryDraft {
  return {
    question: row.question,
    answer: row.answer,
    wordings: row.wordings,
    locale: row.locale,
    status: row.status,
    answer_mode: row.answer_mode,
    tags: row.tags,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
    buttons: row.buttons,
    priority: row.priority,
    owner_id: row.owner_id,
    review_by: row.review_by,
    corpus_id: row.corpus_id,
    translation_of: row.translation_of,
  };
}

/** An entry as it travels; its kin, the same in other languages, is read apart. */
export function toCorpusEntry(row: EntryRow, { is_outdated, siblings }: Pick<CorpusEntry, 'is_outdated' | 'siblings'>): CorpusEntry {
  return {
    id: row.id,
    ...draftOf(row),
    translated_by: row.translatedBy,
    is_outdated,
    siblings,
    asked_by: row.askedBy,
    approved_by: row.approvedBy,
    hit_count: row.hitCount,
    good_count: row.goodCount,
    bad_count: row.badCount,
    version: row.version,
    updated_by: row.updatedBy,
    created_at: row.createdAt.getTime(),
    updated_at: row.updatedAt.getTime(),
  };
}
