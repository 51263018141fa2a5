import type { CorpusJob, EntryAction } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Work on many entries as it is stored. */
export interface StoredJob extends CorpusJob {
  /** Whether who started it may publish what waits for a review. */
  mayApprove: boolean;
  startedBy: string;
}

const COLUMNS = sql.raw(
  `id, action, state, cardinality(ids) AS total, done, changed, refused, may_approve AS "mayApprove", started_by AS "startedBy"`,
);

export interface NewJob {
  id: string;
  action: EntryAction;
  ids: readonly string[];
  /** Whether who started it may publish what waits for a review. */
  mayApprove: boolean;
  startedBy: string;
}

/** Stores work that is to be done; undefined where it is there already. */
export async function insertJob(
  { tenantId, db }: TenantScope,
  { id, action, ids, mayApprove, startedBy }: NewJob,
  now: number,
): Promise<StoredJob | undefined> {
  const { rows } = await db.execute(sql`INSERT INTO corpus_job (tenant_id, id, action, ids, may_approve, started_by, created_at, moved_at)
    VALUES (${tenantId}, ${id}, ${JSON.stringify(action)}::jsonb, ${sql.param([...ids])}::uuid[], ${mayApprove}, ${startedBy}, to_timestamp(${now} / 1000.0), to_timestamp(${now} / 1000.0))
    ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`);
  return rows[0] as unknown as StoredJob | undefined;
}

export async function findJob({ tenantId, db }: TenantScope, id: string): Promise<StoredJob | undefined> {
  const { rows } = await db.execute(sql`SELECT ${COLUMNS} FROM corpus_job WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return rows[0] as unknown as StoredJob | undefined;
}

/** The same, locked until the transaction ends: of several servers one does each piece. */
export async function lockJob({ tenantId, db }: TenantScope, id: string): Promise<StoredJob | undefined> {
  const { rows } = await db.execute(sql`SELECT ${COLUMNS} FROM corpus_job WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`);
  return rows[0] as unknown as StoredJob | undefined;
}

/** Entries of the next piece. */
export async function readPiece({ tenantId, db }: TenantScope, id: string, done: number, size: number): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT ids[${done + 1}:${done + size}] AS ids FROM corpus_job WHERE tenant_id = ${tenantId} AND id = ${id}`,
  );
  return (rows[0] as { ids: string[] } | undefined)?.ids ?? [];
}

/** Notes that a piece is done; the job ends with its last one. */
export async function moveJob(
  { tenantId, db }: TenantScope,
  id: string,
  piece: { done: number; changed: number; refused: number },
  now: number,
): Promise<StoredJob> {
  const { rows } =
    await db.execute(sql`UPDATE corpus_job SET done = done + ${piece.done}, changed = changed + ${piece.changed}, refused = refused + ${piece.refused},
      state = CASE WHEN done + ${piece.done} >= cardinality(ids) THEN 'done' ELSE 'running' END, moved_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING ${COLUMNS}`);
  return rows[0] as unknown as StoredJob;
}

export async function endJob({ tenantId, db }: TenantScope, id: string, state: 'failed' | 'undone'): Promise<void> {
  await db.execute(sql`UPDATE corpus_job SET state = ${state} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Jobs under way that nobody has moved since a time. */
export async function stuckJobs({ tenantId, db }: TenantScope, before: number): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT id FROM corpus_job WHERE tenant_id = ${tenantId} AND state = 'running' AND moved_at <= to_timestamp(${before} / 1000.0) ORDER BY id`,
  );
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** Forgets jobs that ended before a time; what they wrote stays. */
export async function forgetJobs({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(
    sql`DELETE FROM corpus_job WHERE tenant_id = ${tenantId} AND state <> 'running' AND moved_at < to_timestamp(${before} / 1000.0)`,
  );
}
