import type { EntryStatus } from '@lobby/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
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

/** The columns of a draft, as JSON names and types them. */
const COLUMNS = sql.raw(
  'question, question_key, answer, wordings, locale, status, answer_mode, tags, valid_from, valid_until, buttons, priority, owner_id, review_by, corpus_id, translation_of',
);
const RECORD =
  sql.raw(`question text, question_key text, answer text, wordings text[], locale text, status text, answer_mode text, tags text[], valid_from bigint, valid_until bigint,
  buttons jsonb, priority smallint, owner_id bigint, review_by bigint, corpus_id uuid, translation_of uuid`);

/** SQL: who asked for a review and who approved, once an entry `e` has another status. */
function reviewed(status: SQL, by: string): SQL {
  return sql`asked_by = CASE WHEN ${status} = 'in_review' AND e.status <> 'in_review' THEN ${by} ELSE e.asked_by END,
    approved_by = CASE WHEN ${status} = 'published' AND e.asked_by IS NOT NULL AND e.approved_by IS NULL THEN ${by} WHEN ${status} = 'in_review' THEN NULL ELSE e.approved_by END`;
}

/** Inserts tidy entries; the corpus is locked and none of the questions is there. */
export async function insertEntries({ tenantId, db }: TenantScope, drafts: readonly EntryDraft[], { changeNo, by }: Stamp): Promise<void> {
  for (const json of batches(drafts)) {
    await db.execute(sql`INSERT INTO corpus_entry (tenant_id, ${COLUMNS}, asked_by, change_no, updated_by)
      SELECT ${tenantId}, r.*, CASE WHEN r.status = 'in_review' THEN ${by} END, ${changeNo}, ${by} FROM jsonb_to_recordset(${json}::jsonb) AS r(${RECORD})`);
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
  const texts = sql`e.question IS DISTINCT FROM r.question OR e.answer IS DISTINCT FROM r.answer`;
  for (const json of batches(drafts.toSorted((a, b) => (a.id < b.id ? -1 : 1)))) {
    await db.execute(sql`WITH r AS (
        SELECT * FROM jsonb_to_recordset(${json}::jsonb) AS r(id uuid, ${RECORD})
      ), locked AS MATERIALIZED (
        SELECT id FROM corpus_entry WHERE tenant_id = ${tenantId} AND id IN (SELECT id FROM r) ORDER BY id FOR UPDATE
      )
      UPDATE corpus_entry e SET question = r.question, question_key = r.question_key, answer = r.answer, wordings = r.wordings, locale = r.locale, status = r.status,
        answer_mode = r.answer_mode, tags = r.tags, valid_from = r.valid_from, valid_until = r.valid_until, buttons = r.buttons, priority = r.priority, owner_id = r.owner_id,
        review_by = r.review_by, corpus_id = r.corpus_id, translation_of = r.translation_of, ${reviewed(sql`r.status`, by)},
        texts_at = CASE WHEN ${texts} THEN now() ELSE e.texts_at END, translated_by = CASE WHEN ${texts} THEN NULL ELSE e.translated_by END,
        version = e.version + 1, change_no = ${changeNo}, updated_by = ${by}, updated_at = now()
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
    await db.execute(sql`UPDATE corpus_entry e SET status = ${status}, ${reviewed(sql`${status}`, by)}, version = version + 1, change_no = ${changeNo}, updated_by = ${by}, updated_at = now()
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
  { clientId, translatedBy }: { clientId?: string | undefined; translatedBy?: 'model' | 'copy' },
  { changeNo, by }: Stamp,
): Promise<EntryRow> {
  const askedBy = draft.status === 'in_review' ? by : null;
  const [row] = await db
    .insert(corpusEntry)
    .values({ tenantId, clientId, translatedBy, ...draft, questionKey: questionKey(draft.question), askedBy, changeNo, updatedBy: by })
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
    yield JSON.stringify(
      drafts.slice(start, start + ROWS_AT_ONCE).map((draft) => ({ ...draft, question_key: questionKey(draft.question) })),
    );
  }
}
