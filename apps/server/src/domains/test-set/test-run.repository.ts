import type { BotAnswer, BotSettings, CaseFault, TestRun } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const RUN = sql.raw(`r.id, r.set_id, r.state, r.version_no, r.draft_version, r.total,
  (SELECT count(*) FROM test_result t WHERE t.tenant_id = r.tenant_id AND t.run_id = r.id)::int AS done,
  (SELECT count(*) FROM test_result t WHERE t.tenant_id = r.tenant_id AND t.run_id = r.id AND t.passed)::int AS passed,
  r.started_by, epoch_ms(r.started_at) AS started_at, epoch_ms(r.finished_at) AS finished_at`);

export interface ResultRow {
  case_id: string;
  passed: boolean;
  faults: CaseFault[];
  answer: BotAnswer | null;
}

export interface NewRun {
  setId: string;
  versionNo: number | null;
  draftVersion: number;
  settings: BotSettings;
  total: number;
  by: string;
}

export async function insertRun({ tenantId, db }: TenantScope, run: NewRun, now: number): Promise<string> {
  const at = sql`to_timestamp(${now} / 1000.0)`;
  const { rows } =
    await db.execute(sql`INSERT INTO test_run (tenant_id, set_id, version_no, draft_version, settings, total, started_by, started_at, beat_at)
    VALUES (${tenantId}, ${run.setId}, ${run.versionNo}, ${run.draftVersion}, ${JSON.stringify(run.settings)}::jsonb, ${run.total}, ${run.by}, ${at}, ${at}) RETURNING id`);
  return (rows[0] as unknown as { id: string }).id;
}

export async function countRuns({ tenantId, db }: TenantScope, since: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count FROM test_run WHERE tenant_id = ${tenantId} AND started_at > to_timestamp(${since} / 1000.0)`,
  );
  return (rows[0] as unknown as { count: number }).count;
}

export async function findRun({ tenantId, db }: TenantScope, id: string): Promise<TestRun | undefined> {
  const { rows } = await db.execute(sql`SELECT ${RUN} FROM test_run r WHERE r.tenant_id = ${tenantId} AND r.id = ${id}`);
  return rows[0] as unknown as TestRun | undefined;
}

/** The latest run of each set. */
export async function findLatestRuns({ tenantId, db }: TenantScope): Promise<TestRun[]> {
  const { rows } = await db.execute(
    sql`SELECT DISTINCT ON (r.set_id) ${RUN} FROM test_run r WHERE r.tenant_id = ${tenantId} ORDER BY r.set_id, r.id DESC`,
  );
  return rows as unknown as TestRun[];
}

/** The last finished run of the same set before one, which it is compared with. */
export async function findRunBefore({ tenantId, db }: TenantScope, { id, set_id: setId }: TestRun): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT id FROM test_run
    WHERE tenant_id = ${tenantId} AND set_id = ${setId} AND state = 'done' AND id < ${id} ORDER BY id DESC LIMIT 1`);
  return (rows[0] as unknown as { id: string } | undefined)?.id;
}

export async function findResults({ tenantId, db }: TenantScope, runId: string): Promise<ResultRow[]> {
  const { rows } = await db.execute(
    sql`SELECT case_id, passed, faults, answer FROM test_result WHERE tenant_id = ${tenantId} AND run_id = ${runId}`,
  );
  return rows as unknown as ResultRow[];
}

/** A run that goes on. */
export interface RunningRun {
  setId: string;
  settings: BotSettings;
  /** Of the published version that is tried; null for the draft. */
  versionNo: number | null;
  /** Cases that are tried already. */
  done: string[];
}

/** What a run goes on with: its settings and the cases that are done; undefined where it runs no more. */
export async function findRunning({ tenantId, db }: TenantScope, id: string): Promise<RunningRun | undefined> {
  const { rows } = await db.execute(sql`SELECT r.set_id AS "setId", r.settings, r.version_no AS "versionNo",
      coalesce((SELECT jsonb_agg(t.case_id) FROM test_result t WHERE t.tenant_id = r.tenant_id AND t.run_id = r.id), '[]') AS done
    FROM test_run r WHERE r.tenant_id = ${tenantId} AND r.id = ${id} AND r.state = 'running'`);
  return rows[0] as unknown as RunningRun | undefined;
}

/** Writes a result and says that the run lives. @returns false where it was cancelled */
export async function writeResult({ tenantId, db }: TenantScope, runId: string, result: ResultRow, now: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`UPDATE test_run SET beat_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${runId} AND state = 'running'`);
  if ((rowCount ?? 0) === 0) return false;
  await db.execute(sql`INSERT INTO test_result (tenant_id, run_id, case_id, passed, faults, answer)
    VALUES (${tenantId}, ${runId}, ${result.case_id}, ${result.passed}, ${JSON.stringify(result.faults)}::jsonb,
      ${result.answer ? JSON.stringify(result.answer) : null}::jsonb) ON CONFLICT DO NOTHING`);
  return true;
}

export async function endRun({ tenantId, db }: TenantScope, id: string, state: 'done' | 'cancelled', now: number): Promise<void> {
  await db.execute(sql`UPDATE test_run SET state = ${state}, finished_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id} AND state = 'running'`);
}

/** Takes a run that nobody went on with, so that one server does; @returns the ids that were taken */
export async function takeAbandoned({ tenantId, db }: TenantScope, before: number, now: number): Promise<string[]> {
  const { rows } = await db.execute(sql`UPDATE test_run SET beat_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND state = 'running' AND beat_at < to_timestamp(${before} / 1000.0) RETURNING id`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

export interface GateRun {
  /** The set at the gate has cases. */
  setId: string;
  runId: string | null;
  draftVersion: number | null;
  failed: number;
  total: number;
  isFresh: boolean;
  /** In milliseconds since 1970. */
  startedAt: number | null;
}

/** The set at the gate with its last finished run on a draft; undefined where no set is there, or an empty one. */
export async function findGateRun({ tenantId, db }: TenantScope): Promise<GateRun | undefined> {
  const { rows } =
    await db.execute(sql`SELECT s.id AS "setId", r.id AS "runId", r.draft_version AS "draftVersion", coalesce(r.total, 0) AS total,
      coalesce(r.started_at >= s.changed_at, false) AS "isFresh", epoch_ms(r.started_at) AS "startedAt",
      (SELECT count(*) FROM test_result t WHERE t.tenant_id = s.tenant_id AND t.run_id = r.id AND NOT t.passed)::int AS failed
    FROM test_set s LEFT JOIN LATERAL (SELECT * FROM test_run r WHERE r.tenant_id = s.tenant_id AND r.set_id = s.id AND r.state = 'done' AND r.version_no IS NULL
      ORDER BY r.id DESC LIMIT 1) r ON true
    WHERE s.tenant_id = ${tenantId} AND s.is_gate AND EXISTS (SELECT FROM test_case c WHERE c.tenant_id = s.tenant_id AND c.set_id = s.id)`);
  return rows[0] as unknown as GateRun | undefined;
}

export async function deleteResultsOf({ tenantId, db }: TenantScope, conversationIds: readonly string[]): Promise<void> {
  await db.execute(sql`DELETE FROM test_result WHERE tenant_id = ${tenantId} AND case_id IN (SELECT c.id FROM test_case c
    WHERE c.tenant_id = ${tenantId} AND c.conversation_id = ANY(${sql.param(conversationIds)}::uuid[]))`);
}
