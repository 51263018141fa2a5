import { isDeepStrictEqual } from 'node:util';
import type { DraftWithId, EntryDraft } from '#/domains/corpus/entry-draft.ts';
import type { EntryRow } from '#/domains/corpus/entry-row.ts';
import type { GoodRow, RejectedRow } from './check-rows.ts';

/** What is to be done with some rows of a file. */
export interface RowsPlan {
  added: EntryDraft[];
  updated: DraftWithId[];
  unchanged: number;
  rejected: RejectedRow[];
}

/**
 * Decides row by row: an entry with the same question in the same language is updated, or left alone where nothing
 * differs; another question is added while there is room.
 * @param stored entries that the rows' questions name
 * @param room entries that the plan has room for
 */
export function planRows(rows: readonly GoodRow[], stored: readonly EntryRow[], room: number): RowsPlan {
  const byName = new Map(stored.map((entry) => [nameOf(entry.locale, entry.questionKey), entry]));
  const plan: RowsPlan = { added: [], updated: [], unchanged: 0, rejected: [] };
  for (const row of rows) {
    const entry = byName.get(nameOf(row.locale, row.key));
    if (entry) planUpdate(plan, row, entry);
    else if (plan.added.length < room) plan.added.push(draftOf(row, { wordings: [], status: 'published' }));
    else plan.rejected.push({ row: row.row, code: 'quota', words: {}, question: row.question });
  }
  return plan;
}

function planUpdate(plan: RowsPlan, row: GoodRow, { id, question, answer, wordings, locale, status }: EntryRow): void {
  const before: EntryDraft = { question, answer, wordings, locale, status };
  const after = draftOf(row, before);
  if (isDeepStrictEqual(before, after)) plan.unchanged += 1;
  else plan.updated.push({ id, ...after });
}

/** What the file does not say stays as it is. */
function draftOf({ question, answer, wordings, locale, status }: GoodRow, before: Pick<EntryDraft, 'wordings' | 'status'>): EntryDraft {
  return { question, answer, wordings: wordings ?? before.wordings, locale, status: status ?? before.status };
}

function nameOf(locale: string, key: string): string {
  return `${locale} ${key}`;
}
