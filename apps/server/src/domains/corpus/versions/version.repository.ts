import { VERSIONS_KEPT, type EntrySnapshot, type EntryVersion } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** What a person wrote of an entry `e`, as a snapshot keeps it. */
const SNAPSHOT =
  sql.raw(`jsonb_build_object('question', e.question, 'answer', e.answer, 'wordings', e.wordings, 'locale', e.locale, 'status', e.status,
  'answer_mode', e.answer_mode, 'tags', e.tags, 'valid_from', e.valid_from, 'valid_until', e.valid_until, 'buttons', e.buttons, 'priority', e.priority,
  'owner_id', e.owner_id, 'review_by', e.review_by, 'corpus_id', e.corpus_id, 'translation_of', e.translation_of)`);

/** Keeps what one change of the corpus has made of its entries. @param jobId the bulk work that did it */
export async function keepVersions({ tenantId, db }: TenantScope, changeNo: number, jobId: string | null): Promise<void> {
  await db.execute(sql`INSERT INTO corpus_version (tenant_id, entry_id, no, snapshot, job_id, saved_by, saved_at)
    SELECT e.tenant_id, e.id, e.version, ${SNAPSHOT}, ${jobId}::uuid, e.updated_by, e.updated_at FROM corpus_entry e
    WHERE e.tenant_id = ${tenantId} AND e.change_no = ${changeNo} ON CONFLICT DO NOTHING`);
}

export async function readVersions({ tenantId, db }: TenantScope, entryId: string): Promise<EntryVersion[]> {
  const { rows } = await db.execute(sql`SELECT no, saved_by, epoch_ms(saved_at) AS saved_at, snapshot FROM corpus_version
    WHERE tenant_id = ${tenantId} AND entry_id = ${entryId} ORDER BY no DESC LIMIT ${VERSIONS_KEPT}`);
  return rows as unknown as EntryVersion[];
}

export async function findVersion({ tenantId, db }: TenantScope, entryId: string, no: number): Promise<EntrySnapshot | undefined> {
  const { rows } = await db.execute(
    sql`SELECT snapshot FROM corpus_version WHERE tenant_id = ${tenantId} AND entry_id = ${entryId} AND no = ${no}`,
  );
  return (rows[0] as { snapshot: EntrySnapshot } | undefined)?.snapshot;
}

/** Removes what lies behind the versions that are kept. */
export async function forgetOldVersions({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`DELETE FROM corpus_version v USING corpus_entry e
    WHERE v.tenant_id = ${tenantId} AND e.tenant_id = v.tenant_id AND e.id = v.entry_id AND v.no <= e.version - ${VERSIONS_KEPT}`);
}
