import type { Conflict } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A conflict as it is stored. */
export interface StoredConflict extends Pick<Conflict, 'kind' | 'facts' | 'likeness'> {
  leftId: string;
  rightId: string;
  leftVersion: number;
  rightVersion: number;
}

const OPEN = sql.raw(`c.status = 'open' AND l.status = 'published' AND r.status = 'published'`);
const JOINED = sql.raw(
  `corpus_conflict c JOIN corpus_entry l ON l.tenant_id = c.tenant_id AND l.id = c.left_id JOIN corpus_entry r ON r.tenant_id = c.tenant_id AND r.id = c.right_id`,
);

export interface FoundConflict extends Pick<Conflict, 'kind' | 'facts' | 'likeness' | 'found_at'> {
  leftId: string;
  rightId: string;
}

/** Open conflicts of published entries, the latest first. */
export async function readConflicts(
  { tenantId, db }: TenantScope,
  limit: number,
  offset: number,
): Promise<{ items: FoundConflict[]; total: number }> {
  const { rows } =
    await db.execute(sql`SELECT c.left_id AS "leftId", c.right_id AS "rightId", c.kind, c.facts, c.likeness, epoch_ms(c.found_at) AS found_at
    FROM ${JOINED} WHERE c.tenant_id = ${tenantId} AND ${OPEN} ORDER BY c.found_at DESC, c.left_id LIMIT ${limit} OFFSET ${offset}`);
  const counted = await db.execute(sql`SELECT count(*)::int AS total FROM ${JOINED} WHERE c.tenant_id = ${tenantId} AND ${OPEN}`);
  return { items: rows as unknown as FoundConflict[], total: (counted.rows[0] as { total: number }).total };
}

/** Drops what was found about entries before they changed. */
export async function dropStale({ tenantId, db }: TenantScope, entries: readonly { id: string; version: number }[]): Promise<void> {
  const now = JSON.stringify(entries.map(({ id, version }) => ({ id, version })));
  await db.execute(sql`DELETE FROM corpus_conflict c USING jsonb_to_recordset(${now}::jsonb) AS e(id uuid, version integer)
    WHERE c.tenant_id = ${tenantId}
      AND ((c.left_id = e.id AND c.left_version <> e.version) OR (c.right_id = e.id AND c.right_version <> e.version))`);
}

/** Keeps a conflict; one that was dismissed for these very versions stays so. An entry that was deleted meanwhile has none. */
export async function keepConflict({ tenantId, db }: TenantScope, found: StoredConflict, now: number): Promise<void> {
  const { leftId, rightId, leftVersion, rightVersion, kind, facts, likeness } = found;
  await db.execute(sql`INSERT INTO corpus_conflict (tenant_id, left_id, right_id, left_version, right_version, kind, facts, likeness, found_at)
    SELECT ${tenantId}, ${leftId}, ${rightId}, ${leftVersion}, ${rightVersion}, ${kind}, ${JSON.stringify(facts)}::jsonb, ${likeness}, to_timestamp(${now} / 1000.0)
    WHERE (SELECT count(*) FROM corpus_entry WHERE tenant_id = ${tenantId} AND id IN (${leftId}, ${rightId})) = 2
    ON CONFLICT (tenant_id, left_id, right_id) DO UPDATE SET kind = excluded.kind, facts = excluded.facts, likeness = excluded.likeness,
      status = CASE WHEN corpus_conflict.left_version = excluded.left_version AND corpus_conflict.right_version = excluded.right_version THEN corpus_conflict.status ELSE 'open' END,
      left_version = excluded.left_version, right_version = excluded.right_version`);
}

/** @returns false where there is no such conflict */
export async function dismissConflict({ tenantId, db }: TenantScope, leftId: string, rightId: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`UPDATE corpus_conflict SET status = 'dismissed' WHERE tenant_id = ${tenantId} AND left_id = ${leftId} AND right_id = ${rightId}`,
  );
  return (rowCount ?? 0) > 0;
}
