import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { PassageDraft, PassageOrigin } from './passage-draft.ts';

/** Rows sent to the database in one statement. */
const ROWS_AT_ONCE = 250;

export interface StoredPassage extends PassageDraft {
  id: string;
  ord: number;
}

/** The passages of an origin in their order. */
export async function passagesOf({ tenantId, db }: TenantScope, { kind, id }: PassageOrigin): Promise<StoredPassage[]> {
  const { rows } = await db.execute(sql`SELECT id, ord, title, heading, body, locale, address FROM corpus_passage
    WHERE tenant_id = ${tenantId} AND origin_kind = ${kind} AND origin_id = ${id} ORDER BY ord`);
  return (rows as unknown as (StoredPassage & { address: string | null })[]).map((row) => ({ ...row, address: row.address ?? undefined }));
}

export interface FoundPassage extends StoredPassage {
  originId: string;
}

/** Passages of some origins whose words hold `q`, in the order of their origins. */
export async function findPassages(
  { tenantId, db }: TenantScope,
  kind: PassageOrigin['kind'],
  originIds: readonly string[],
  { q, offset, limit }: { q: string; offset: number; limit: number },
): Promise<{ items: FoundPassage[]; total: number }> {
  const where = sql`tenant_id = ${tenantId} AND origin_kind = ${kind} AND origin_id = ANY(${sql.param(originIds)}::uuid[])
    AND (${q} = '' OR position(lower(${q}) IN lower(title || ' ' || heading || ' ' || body)) > 0)`;
  const { rows } = await db.execute(sql`SELECT id, ord, origin_id AS "originId", title, heading, body, locale, address FROM corpus_passage
    WHERE ${where} ORDER BY origin_id, ord LIMIT ${limit} OFFSET ${offset}`);
  const counted = await db.execute(sql`SELECT count(*)::int AS total FROM corpus_passage WHERE ${where}`);
  const items = (rows as unknown as (FoundPassage & { address: string | null })[]).map((row) => ({
    ...row,
    address: row.address ?? undefined,
  }));
  return { items, total: counted.rows[0]?.['total'] as number };
}

/** Inserts passages; the corpus is locked. */
export async function insertPassages(
  { tenantId, db }: TenantScope,
  { kind, id }: PassageOrigin,
  drafts: readonly (PassageDraft & { ord: number })[],
  changeNo: number,
): Promise<void> {
  for (let start = 0; start < drafts.length; start += ROWS_AT_ONCE) {
    const json = JSON.stringify(drafts.slice(start, start + ROWS_AT_ONCE));
    await db.execute(sql`INSERT INTO corpus_passage (tenant_id, origin_kind, origin_id, ord, title, heading, body, locale, address, change_no)
      SELECT ${tenantId}, ${kind}, ${id}, r.ord, r.title, r.heading, r.body, r.locale, r.address, ${changeNo}
      FROM jsonb_to_recordset(${json}::jsonb) AS r(ord integer, title text, heading text, body text, locale text, address text)`);
  }
}

/** Gives passages other places in their origin, which no index needs to know. */
export async function movePassages({ tenantId, db }: TenantScope, moved: readonly { id: string; ord: number }[]): Promise<void> {
  if (moved.length === 0) return;
  await db.execute(sql`UPDATE corpus_passage p SET ord = r.ord FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS r(id uuid, ord integer)
    WHERE p.tenant_id = ${tenantId} AND p.id = r.id`);
}

/** Deletes passages and leaves a mark for the indexes; the corpus is locked. */
export async function deletePassages({ tenantId, db }: TenantScope, ids: readonly string[], changeNo: number): Promise<void> {
  await db.execute(sql`WITH removed AS (
      DELETE FROM corpus_passage WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[]) RETURNING id
    )
    INSERT INTO corpus_removal (tenant_id, entry_id, change_no) SELECT ${tenantId}, id, ${changeNo} FROM removed`);
}
