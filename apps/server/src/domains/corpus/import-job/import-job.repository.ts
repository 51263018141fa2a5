import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { GoodRow, ImportJob, NewImport, PieceOutcome, RejectedRow } from './import-job.ts';

const COLUMNS = sql.raw(
  `id, state, total, done, added, updated, unchanged, facts, may_approve AS "mayApprove", user_id::float8 AS "userId", started_by AS "startedBy"`,
);
const at = (now: number) => sql`to_timestamp(${now} / 1000.0)`;

/** Stores an import whose rows are still to come. @returns false where it is there already */
export async function insertImport({ tenantId, db }: TenantScope, job: NewImport, now: number): Promise<boolean> {
  const { rows } =
    await db.execute(sql`INSERT INTO corpus_import (tenant_id, id, total, done, facts, may_approve, user_id, started_by, created_at, moved_at)
    VALUES (${tenantId}, ${job.id}, ${job.total}, ${job.done}, ${JSON.stringify(job.facts)}::jsonb, ${job.mayApprove}, ${job.userId}, ${job.startedBy}, ${at(now)}, ${at(now)})
    ON CONFLICT DO NOTHING RETURNING id`);
  return rows.length > 0;
}

/** Stores rows that wait, or that are refused already. */
export async function insertPiece(
  { tenantId, db }: TenantScope,
  importId: string,
  { ord, rows, rejected }: { ord: number; rows: readonly GoodRow[]; rejected: readonly RejectedRow[] },
): Promise<void> {
  const waiting = rows.length === 0 ? null : JSON.stringify(rows);
  await db.execute(sql`INSERT INTO corpus_import_piece (tenant_id, import_id, ord, rows, rejected)
    VALUES (${tenantId}, ${importId}, ${ord}, ${waiting}::jsonb, ${JSON.stringify(rejected)}::jsonb)`);
}

export async function findImport({ tenantId, db }: TenantScope, id: string): Promise<ImportJob | undefined> {
  const { rows } = await db.execute(sql`SELECT ${COLUMNS} FROM corpus_import WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return rows[0] as unknown as ImportJob | undefined;
}

/** The same, locked until the transaction ends: of several servers one does each piece. */
export async function lockImport({ tenantId, db }: TenantScope, id: string): Promise<ImportJob | undefined> {
  const { rows } = await db.execute(sql`SELECT ${COLUMNS} FROM corpus_import WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`);
  return rows[0] as unknown as ImportJob | undefined;
}

/** The next rows that wait. */
export async function nextPiece({ tenantId, db }: TenantScope, id: string): Promise<{ ord: number; rows: GoodRow[] } | undefined> {
  const { rows } = await db.execute(sql`SELECT ord, rows FROM corpus_import_piece
    WHERE tenant_id = ${tenantId} AND import_id = ${id} AND rows IS NOT NULL ORDER BY ord LIMIT 1`);
  return rows[0] as unknown as { ord: number; rows: GoodRow[] } | undefined;
}

/** Notes what became of a piece. */
export async function settlePiece(
  { tenantId, db }: TenantScope,
  id: string,
  piece: { ord: number; rows: readonly GoodRow[] },
  { added, updated, unchanged, rejected }: PieceOutcome,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE corpus_import_piece SET rows = NULL, rejected = ${JSON.stringify(rejected)}::jsonb
    WHERE tenant_id = ${tenantId} AND import_id = ${id} AND ord = ${piece.ord}`);
  await db.execute(sql`UPDATE corpus_import SET done = done + ${piece.rows.length}, added = added + ${added}, updated = updated + ${updated},
    unchanged = unchanged + ${unchanged}, moved_at = ${at(now)} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function saveImportState({ tenantId, db }: TenantScope, id: string, state: ImportJob['state'], now: number): Promise<void> {
  await db.execute(sql`UPDATE corpus_import SET state = ${state}, moved_at = ${at(now)} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Rows that were refused, in the order of the file. */
export async function rejectedRows({ tenantId, db }: TenantScope, id: string): Promise<RejectedRow[]> {
  const { rows } = await db.execute(sql`SELECT rejected FROM corpus_import_piece
    WHERE tenant_id = ${tenantId} AND import_id = ${id} AND rejected <> '[]'::jsonb ORDER BY ord`);
  return (rows as unknown as { rejected: RejectedRow[] }[]).flatMap(({ rejected }) => rejected).toSorted((a, b) => a.row - b.row);
}

/** Imports under way that nobody has moved since a time, which is another one for those whose rows are still being stored. */
export async function stuckImports(
  { tenantId, db }: TenantScope,
  before: { running: number; reading: number },
): Promise<{ id: string; state: ImportJob['state'] }[]> {
  const { rows } = await db.execute(sql`SELECT id, state FROM corpus_import WHERE tenant_id = ${tenantId}
    AND (state = 'running' AND moved_at <= ${at(before.running)} OR state = 'reading' AND moved_at <= ${at(before.reading)}) ORDER BY created_at, id`);
  return rows as unknown as { id: string; state: ImportJob['state'] }[];
}

/** Forgets imports that ended before a time; what they wrote stays. */
export async function forgetImports({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(
    sql`DELETE FROM corpus_import WHERE tenant_id = ${tenantId} AND state IN ('done', 'stopped', 'failed') AND moved_at < ${at(before)}`,
  );
}
