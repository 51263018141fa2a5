import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { PackedVector } from './packed-vector.ts';

/** Something published whose vector is missing, or of another model or text. */
export interface DueItem {
  id: string;
  changeNo: number;
  text: string;
  /** Of the vector that there is, if any. */
  fingerprint: string | null;
}

/** A vector to be kept; without `packed` the one that is there is still right. */
export interface WrittenVector {
  id: string;
  changeNo: number;
  fingerprint: string;
  packed: PackedVector | undefined;
}

/** Everything that the bot finds, with the text that its vector is of. */
const ITEMS = sql.raw(`SELECT tenant_id, id, change_no, question || E'\\n' || array_to_string(wordings, E'\\n') || E'\\n' || answer AS text
    FROM corpus_entry WHERE status = 'published'
  UNION ALL SELECT tenant_id, id, change_no, title || E'\\n' || heading || E'\\n' || body FROM corpus_passage`);

export async function dueItems({ tenantId, db }: TenantScope, model: string, limit: number): Promise<DueItem[]> {
  const { rows } = await db.execute(sql`SELECT i.id, i.change_no::float8 AS "changeNo", i.text, v.fingerprint
    FROM (${ITEMS}) i LEFT JOIN corpus_vector v ON v.tenant_id = i.tenant_id AND v.item_id = i.id
    WHERE i.tenant_id = ${tenantId} AND (v.item_id IS NULL OR v.model <> ${model} OR v.change_no <> i.change_no)
    ORDER BY i.id LIMIT ${limit}`);
  return rows as unknown as DueItem[];
}

/** How many of the things that the bot finds have their vector. */
export async function countVectors({ tenantId, db }: TenantScope, model: string): Promise<{ done: number; total: number }> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS total, count(v.item_id)::int AS done
    FROM (${ITEMS}) i LEFT JOIN corpus_vector v
      ON v.tenant_id = i.tenant_id AND v.item_id = i.id AND v.model = ${model} AND v.change_no = i.change_no
    WHERE i.tenant_id = ${tenantId}`);
  return rows[0] as unknown as { done: number; total: number };
}

/** Keeps vectors; the corpus is locked, so that writings are numbered in the order in which others see them. */
export async function writeVectors({ tenantId, db }: TenantScope, model: string, vectors: readonly WrittenVector[]): Promise<void> {
  const { rows } = await db.execute(
    sql`SELECT coalesce(max(write_no), 0)::float8 AS last FROM corpus_vector WHERE tenant_id = ${tenantId}`,
  );
  const writeNo = (rows[0] as { last: number }).last + 1;
  for (const { id, changeNo, fingerprint, packed } of vectors) {
    await (packed
      ? db.execute(sql`INSERT INTO corpus_vector (tenant_id, item_id, model, fingerprint, change_no, write_no, signs, numbers)
          VALUES (${tenantId}, ${id}, ${model}, ${fingerprint}, ${changeNo}, ${writeNo}, ${packed.signs}, ${packed.numbers})
          ON CONFLICT (tenant_id, item_id) DO UPDATE SET model = excluded.model, fingerprint = excluded.fingerprint,
            change_no = excluded.change_no, write_no = excluded.write_no, signs = excluded.signs, numbers = excluded.numbers`)
      : db.execute(sql`UPDATE corpus_vector SET change_no = ${changeNo} WHERE tenant_id = ${tenantId} AND item_id = ${id}`));
  }
}

/** Removes the vectors of what is not found any more. */
export async function forgetVectors({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`DELETE FROM corpus_vector v WHERE tenant_id = ${tenantId}
    AND NOT EXISTS (SELECT FROM (${ITEMS}) i WHERE i.tenant_id = v.tenant_id AND i.id = v.item_id)`);
}

export interface StoredSigns {
  id: string;
  writeNo: number;
  signs: Buffer;
}

/** Signs that were written after a writing, in the order of their writing; all of one writing come at once. */
export async function signsAfter({ tenantId, db }: TenantScope, model: string, writeNo: number, limit: number): Promise<StoredSigns[]> {
  const { rows } = await db.execute(sql`SELECT item_id AS id, write_no::float8 AS "writeNo", signs FROM corpus_vector
    WHERE tenant_id = ${tenantId} AND model = ${model} AND write_no > ${writeNo}
    ORDER BY write_no FETCH FIRST ${limit} ROWS WITH TIES`);
  return rows as unknown as StoredSigns[];
}

/** The vectors of some items, those left out whose text has changed since. */
export async function numbersOf({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<{ id: string; numbers: Buffer }[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute(sql`SELECT v.item_id AS id, v.numbers FROM corpus_vector v
    JOIN (${ITEMS}) i ON i.tenant_id = v.tenant_id AND i.id = v.item_id AND i.change_no = v.change_no
    WHERE v.tenant_id = ${tenantId} AND v.item_id IN ${ids}`);
  return rows as unknown as { id: string; numbers: Buffer }[];
}
