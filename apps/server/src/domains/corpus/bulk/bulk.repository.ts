import { ENTRY_TAGS_MAX } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** What every row of one change is stamped with: the change, and the name of whoever makes it. */
interface Stamp {
  changeNo: number;
  by: string;
}

/** SQL: what every changed row `e` is stamped with. */
function stamped({ changeNo, by }: Stamp): SQL {
  return sql`version = e.version + 1, change_no = ${changeNo}, updated_by = ${by}, updated_at = now()`;
}

/** Sets something of those of the entries for which it makes a difference. @returns how many there were */
async function change({ tenantId, db }: TenantScope, ids: readonly string[], set: SQL, where: SQL): Promise<number> {
  const result = await db.execute(sql`UPDATE corpus_entry e SET ${set} WHERE e.tenant_id = ${tenantId} AND e.id IN (
    SELECT id FROM corpus_entry e WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[]) AND ${where} ORDER BY id FOR UPDATE)`);
  return result.rowCount ?? 0;
}

/** Puts entries into another corpus, which is there. */
export function moveEntries(scope: TenantScope, ids: readonly string[], corpusId: string, stamp: Stamp): Promise<number> {
  return change(scope, ids, sql`corpus_id = ${corpusId}, ${stamped(stamp)}`, sql`e.corpus_id <> ${corpusId}`);
}

/** Empties a corpus into another one. */
export async function moveAll({ tenantId, db }: TenantScope, fromId: string, toId: string, stamp: Stamp): Promise<number> {
  const result =
    await db.execute(sql`UPDATE corpus_entry e SET corpus_id = ${toId}, ${stamped(stamp)} WHERE e.tenant_id = ${tenantId} AND e.id IN (
    SELECT id FROM corpus_entry WHERE tenant_id = ${tenantId} AND corpus_id = ${fromId} ORDER BY id FOR UPDATE)`);
  return result.rowCount ?? 0;
}

/** Tags entries that have room for one more tag. */
export function tagEntries(scope: TenantScope, ids: readonly string[], tag: string, stamp: Stamp): Promise<number> {
  return change(
    scope,
    ids,
    sql`tags = array_append(e.tags, ${tag}), ${stamped(stamp)}`,
    sql`NOT (e.tags @> ARRAY[${tag}]::text[]) AND cardinality(e.tags) < ${ENTRY_TAGS_MAX}`,
  );
}

export function untagEntries(scope: TenantScope, ids: readonly string[], tag: string, stamp: Stamp): Promise<number> {
  return change(scope, ids, sql`tags = array_remove(e.tags, ${tag}), ${stamped(stamp)}`, sql`e.tags @> ARRAY[${tag}]::text[]`);
}

/** Says of translations that they still say what their originals do. */
export function markCurrent(scope: TenantScope, ids: readonly string[], stamp: Stamp): Promise<number> {
  return change(scope, ids, sql`texts_at = now(), translated_by = NULL, ${stamped(stamp)}`, sql`e.translation_of IS NOT NULL`);
}

/** How many of the entries have a tag less than they could have, or that tag; for the rest there is no room. */
export async function countWithoutRoom({ tenantId, db }: TenantScope, ids: readonly string[], tag: string): Promise<number> {
  const { rows } =
    await db.execute(sql`SELECT count(*)::int AS count FROM corpus_entry WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[])
    AND NOT (tags @> ARRAY[${tag}]::text[]) AND cardinality(tags) >= ${ENTRY_TAGS_MAX}`);
  return (rows[0] as { count: number }).count;
}

/** Those of the entries that wait for an approval: see `awaitsApproval`. */
export async function idsAwaitingApproval({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(
    sql`SELECT id FROM corpus_entry WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[]) AND asked_by IS NOT NULL AND approved_by IS NULL`,
  );
  return new Set((rows as unknown as { id: string }[]).map(({ id }) => id));
}

/** Brings back what one bulk work has changed and nobody has changed since. @returns how many entries that were */
export async function bringBack({ tenantId, db }: TenantScope, jobId: string, stamp: Stamp): Promise<number> {
  const result = await db.execute(sql`WITH back AS MATERIALIZED (
      SELECT e.id, p.snapshot FROM corpus_version v
      JOIN corpus_version p ON p.tenant_id = v.tenant_id AND p.entry_id = v.entry_id AND p.no = v.no - 1
      JOIN corpus_entry e ON e.tenant_id = v.tenant_id AND e.id = v.entry_id AND e.version = v.no
      WHERE v.tenant_id = ${tenantId} AND v.job_id = ${jobId} ORDER BY e.id FOR UPDATE OF e
    )
    UPDATE corpus_entry e SET status = back.snapshot->>'status', tags = ARRAY(SELECT jsonb_array_elements_text(back.snapshot->'tags')),
      corpus_id = coalesce((SELECT c.id FROM corpus c WHERE c.tenant_id = e.tenant_id AND c.id = (back.snapshot->>'corpus_id')::uuid), e.corpus_id), ${stamped(stamp)}
    FROM back WHERE e.tenant_id = ${tenantId} AND e.id = back.id`);
  return result.rowCount ?? 0;
}

/** Ids of entries that one bulk work has made and nobody has changed since. */
export async function madeBy({ tenantId, db }: TenantScope, jobId: string): Promise<string[]> {
  const { rows } =
    await db.execute(sql`SELECT e.id FROM corpus_version v JOIN corpus_entry e ON e.tenant_id = v.tenant_id AND e.id = v.entry_id
    WHERE v.tenant_id = ${tenantId} AND v.job_id = ${jobId} AND v.no = 1 AND e.version = 1`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}
