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

/** Where a walk over everything that the bot finds stands: behind an id, among entries or among passages. */
export interface WalkPlace {
  table: 'corpus_entry' | 'corpus_passage';
  /** Undefined before the first one. */
  afterId: string | undefined;
}

const WALKED = {
  corpus_entry: sql.raw(`SELECT id, change_no, question || E'\\n' || array_to_string(wordings, E'\\n') || E'\\n' || answer AS text
    FROM corpus_entry WHERE status = 'published'`),
  corpus_passage: sql.raw(`SELECT id, change_no, title || E'\\n' || heading || E'\\n' || body AS text FROM corpus_passage WHERE true`),
};
/** Sorts before every id. */
const BEFORE_ANY_ID = '00000000-0000-0000-0000-000000000000';

/** What is due among the next things of a walk, and where it stands after them; undefined at its end. Each look is a short one, however much there is. */
export async function dueItems(
  { tenantId, db }: TenantScope,
  model: string,
  { table, afterId = BEFORE_ANY_ID }: WalkPlace,
  limit: number,
): Promise<{ due: DueItem[]; next: WalkPlace | undefined }> {
  const { rows } = await db.execute(sql`SELECT i.id, i.change_no::float8 AS "changeNo", v.fingerprint,
      (v.item_id IS NULL OR v.model <> ${model} OR v.change_no <> i.change_no) AS "isDue",
      CASE WHEN v.item_id IS NULL OR v.model <> ${model} OR v.change_no <> i.change_no THEN i.text END AS text
    FROM (${WALKED[table]} AND tenant_id = ${tenantId} AND id > ${afterId}::uuid ORDER BY id LIMIT ${limit}) i
    LEFT JOIN corpus_vector v ON v.tenant_id = ${tenantId} AND v.item_id = i.id ORDER BY i.id`);
  const walked = rows as unknown as (DueItem & { isDue: boolean })[];
  const last = walked.at(-1);
  const isEnd = last === undefined || walked.length < limit;
  const next: WalkPlace | undefined = !isEnd
    ? { table, afterId: last.id }
    : table === 'corpus_entry'
      ? { table: 'corpus_passage', afterId: undefined }
      : undefined;
  return { due: walked.filter(({ isDue }) => isDue), next };
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
    sql`SELECT coalesce(max(write_no), 0)::float8 AS last FROM corpus_vector WHERE tenant_id = ${tenantId} AND model = ${model}`,
  );
  const writeNo = (rows[0] as { last: number }).last + 1;
  const records = vectors.map(({ packed, ...vector }) => ({
    ...vector,
    signs: packed?.signs.toString('base64'),
    numbers: packed?.numbers.toString('base64'),
  }));
  const record = sql.raw('r(id uuid, "changeNo" bigint, fingerprint text, signs text, numbers text)');
  await db.execute(sql`INSERT INTO corpus_vector (tenant_id, item_id, model, fingerprint, change_no, write_no, signs, numbers)
    SELECT ${tenantId}, r.id, ${model}, r.fingerprint, r."changeNo", ${writeNo}, decode(r.signs, 'base64'), decode(r.numbers, 'base64')
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS ${record} WHERE r.signs IS NOT NULL
    ON CONFLICT (tenant_id, item_id) DO UPDATE SET model = excluded.model, fingerprint = excluded.fingerprint,
      change_no = excluded.change_no, write_no = excluded.write_no, signs = excluded.signs, numbers = excluded.numbers`);
  const kept = JSON.stringify(records.filter(({ signs }) => signs === undefined));
  await db.execute(sql`UPDATE corpus_vector v SET change_no = r."changeNo" FROM jsonb_to_recordset(${kept}::jsonb) AS ${record}
    WHERE v.tenant_id = ${tenantId} AND v.item_id = r.id`);
}

/** Removes, of the next vectors of a walk, those of what is not found any more. @returns where the walk stands; undefined at its end */
export async function forgetVectors({ tenantId, db }: TenantScope, afterId: string, limit: number): Promise<string | undefined> {
  // CASE keeps the planner from joining whole tables: each look is at one row.
  const { rows } = await db.execute(sql`SELECT v.item_id AS id,
      CASE WHEN EXISTS (SELECT FROM corpus_entry e WHERE e.tenant_id = ${tenantId} AND e.id = v.item_id AND e.status = 'published') THEN true
        WHEN EXISTS (SELECT FROM corpus_passage p WHERE p.tenant_id = ${tenantId} AND p.id = v.item_id) THEN true ELSE false END AS "isThere"
    FROM corpus_vector v WHERE v.tenant_id = ${tenantId} AND v.item_id > ${afterId}::uuid ORDER BY v.item_id LIMIT ${limit}`);
  const walked = rows as unknown as { id: string; isThere: boolean }[];
  const gone = walked.filter(({ isThere }) => !isThere).map(({ id }) => id);
  if (gone.length > 0)
    await db.execute(sql`DELETE FROM corpus_vector WHERE tenant_id = ${tenantId} AND item_id = ANY(${sql.param(gone)}::uuid[])`);
  return walked.length < limit ? undefined : walked.at(-1)?.id;
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
    WHERE v.tenant_id = ${tenantId} AND v.item_id = ANY(${sql.param([...ids])}::uuid[])
      AND CASE WHEN EXISTS (SELECT FROM corpus_entry e WHERE e.tenant_id = ${tenantId} AND e.id = v.item_id AND e.status = 'published' AND e.change_no = v.change_no) THEN true
        WHEN EXISTS (SELECT FROM corpus_passage p WHERE p.tenant_id = ${tenantId} AND p.id = v.item_id AND p.change_no = v.change_no) THEN true ELSE false END`);
  return rows as unknown as { id: string; numbers: Buffer }[];
}
