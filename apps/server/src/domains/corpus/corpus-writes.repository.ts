import type { EntryStatus } from '@lobby/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { corpusEntry } from './corpus.table.ts';
import type { DraftWithId, EntryDraft } from './entry-draft.ts';
import type { EntryRow } from './entry-row.ts';
import { questionKey } from './draft/question-key.ts';

/** Rows sent to the database in one statement. */
const ROWS_AT_ONCE = 250;

/** What every row of one change is stamped with. */
export interface Stamp {
  changeNo: number;
  /** Name of whoever makes the change. */
  by: string;
}

/** Inserts tidy entries; the corpus is locked and none of the questions is there. */
export async function insertEntries({ tenantId, db }: TenantScope, drafts: readonly EntryDraft[], { changeNo, by }: Stamp): Promise<void> {
  for (const json of batches(drafts)) {
    await db.execute(sql`INSERT INTO corpus_entry (tenant_id, question, question_key, answer, wordings, locale, status, change_no, updated_by)
      SELECT ${tenantId}, r.question, r.key, r.answer, r.wordings, r.locale, r.status, ${changeNo}, ${by}
      FROM jsonb_to_recordset(${json}::jsonb) AS r(question text, key text, answer text, wordings text[], locale text, status text)`);
  }
}

/**
 * Writes tidy drafts over entries that exist; the corpus is locked. Like everything that writes several entries, it
 * locks them in the order of their ids, so that no two writers wait for each other.
 */
export async function replaceEntries(
  { tenantId, db }: TenantScope,
  drafts: readonly DraftWithId[],
  { changeNo, by }: Stamp,
): Promise<void> {
  for (const json of batches(drafts.toSorted((a, b) => (a.id < b.id ? -1 : 1)))) {
    await db.execute(sql`WITH r AS (
        SELECT * FROM jsonb_to_recordset(${json}::jsonb) AS r(id uuid, question text, key text, answer text, wordings text[], locale text, status text)
      ), locked AS MATERIALIZED (
        SELECT id FROM corpus_entry WHERE tenant_id = ${tenantId} AND id IN (SELECT id FROM r) ORDER BY id FOR UPDATE
      )
      UPDATE corpus_entry e SET question = r.question, question_key = r.key, answer = r.answer, wordings = r.wordings, locale = r.locale,
        status = r.status, version = e.version + 1, change_no = ${changeNo}, updated_by = ${by}, updated_at = now()
      FROM r JOIN locked USING (id) WHERE e.tenant_id = ${tenantId} AND e.id = r.id`);
  }
}

/** Sets the status of those of the entries that have another. @returns how many there were */
export async function changeStatus(
  { tenantId, db }: TenantScope,
  ids: readonly string[],
  status: EntryStatus,
  { changeNo, by }: Stamp,
): Promise<number> {
  const result =
    await db.execute(sql`UPDATE corpus_entry SET status = ${status}, version = version + 1, change_no = ${changeNo}, updated_by = ${by}, updated_at = now()
    WHERE tenant_id = ${tenantId} AND id IN (
      SELECT id FROM corpus_entry WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[]) AND status <> ${status} ORDER BY id FOR UPDATE)`);
  return result.rowCount ?? 0;
}

/** Deletes entries and leaves a mark for the indexes. @returns how many there were */
export async function deleteEntries({ tenantId, db }: TenantScope, ids: readonly string[], changeNo: number): Promise<number> {
  const result = await db.execute(sql`WITH locked AS (
      SELECT id FROM corpus_entry WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[]) ORDER BY id FOR UPDATE
    ), removed AS (
      DELETE FROM corpus_entry WHERE tenant_id = ${tenantId} AND id IN (SELECT id FROM locked) RETURNING id
    )
    INSERT INTO corpus_removal (tenant_id, entry_id, change_no) SELECT ${tenantId}, id, ${changeNo} FROM removed`);
  return result.rowCount ?? 0;
}

/** Inserts one tidy entry and answers with it; the corpus is locked and its question is not there. */
export async function insertEntry(
  { tenantId, db }: TenantScope,
  draft: EntryDraft,
  clientId: string | undefined,
  { changeNo, by }: Stamp,
): Promise<EntryRow> {
  const [row] = await db
    .insert(corpusEntry)
    .values({ tenantId, clientId, ...draft, questionKey: questionKey(draft.question), changeNo, updatedBy: by })
    .returning();
  return row as EntryRow;
}

/** Writes one tidy entry over what is stored and answers with it. */
export async function replaceEntry(scope: TenantScope, draft: DraftWithId, stamp: Stamp): Promise<EntryRow> {
  await replaceEntries(scope, [draft], stamp);
  const [row] = await scope.db
    .select()
    .from(corpusEntry)
    .where(and(eq(corpusEntry.tenantId, scope.tenantId), eq(corpusEntry.id, draft.id)));
  return row as EntryRow;
}

function* batches(drafts: readonly EntryDraft[]): Generator<string> {
  for (let start = 0; start < drafts.length; start += ROWS_AT_ONCE) {
    yield JSON.stringify(drafts.slice(start, start + ROWS_AT_ONCE).map((draft) => ({ ...draft, key: questionKey(draft.question) })));
  }
}
