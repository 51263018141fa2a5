import { isDeepStrictEqual } from 'node:util';
import { completeDraft, type DraftWithId, type EntryDraft } from '#/domains/corpus/entry-draft.ts';
import { draftOf, type EntryRow } from '#/domains/corpus/entry-row.ts';
import { awaitsApproval } from '#/domains/corpus/draft/awaits-approval.ts';
import type { GoodRow, RejectedRow } from './check-rows.ts';
import { endsEarly } from './read-extras.ts';

/** What is to be done with some rows of a file. */
export interface RowsPlan {
  added: EntryDraft[];
  updated: DraftWithId[];
  unchanged: number;
  rejected: RejectedRow[];
}

/** What an import has to keep to. */
export interface ImportTerms {
  /** Entries that the plan of the business has room for. */
  room: number;
  /** Corpus of a row that names none. */
  first: string;
  /** Whether whoever imports may publish what waits for an approval. */
  mayApprove: boolean;
}

/**
 * Decides row by row: an entry with the same question in the same language is updated, or left alone where nothing
 * differs; another question is added while there is room.
 * @param stored entries that the rows' questions name
 */
export function planRows(rows: readonly GoodRow[], stored: readonly EntryRow[], { room, first, mayApprove }: ImportTerms): RowsPlan {
  const byName = new Map(stored.map((entry) => [nameOf(entry.locale, entry.questionKey), entry]));
  const plan: RowsPlan = { added: [], updated: [], unchanged: 0, rejected: [] };
  for (const row of rows) {
    const entry = byName.get(nameOf(row.locale, row.key));
    if (entry) planUpdate(plan, row, entry, mayApprove);
    else if (plan.added.length < room) plan.added.push(draftAfter(row, newDraft(row, first)));
    else plan.rejected.push({ row: row.row, code: 'quota', words: {}, question: row.question });
  }
  return plan;
}

function planUpdate(plan: RowsPlan, row: GoodRow, entry: EntryRow, mayApprove: boolean): void {
  const before = draftOf(entry);
  const after = draftAfter(row, before);
  if (endsEarly(after)) plan.rejected.push({ row: row.row, code: 'valid_until_early', words: {}, question: row.question });
  else if (isDeepStrictEqual(before, after)) plan.unchanged += 1;
  else if (after.status === 'published' && awaitsApproval(entry) && !mayApprove)
    plan.rejected.push({ row: row.row, code: 'awaits_review', words: {}, question: row.question });
  else plan.updated.push({ id: entry.id, ...after });
}

function newDraft({ question, answer, locale }: GoodRow, firstCorpusId: string): EntryDraft {
  return completeDraft({ question, answer, locale }, firstCorpusId);
}

/** What the file does not say stays as it is. */
function draftAfter({ question, answer, wordings, locale, status, more }: GoodRow, before: EntryDraft): EntryDraft {
  return { ...before, question, answer, wordings: wordings ?? before.wordings, locale, status: status ?? before.status, ...more };
}

function nameOf(locale: string, key: string): string {
  return `${locale} ${key}`;
}
