import type { SourceKind, SourceOptions, SourceReason, SourceRefresh, SourceState } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { CountedSource, SourceRow } from './source-row.ts';

const SOURCE = sql.raw(`s.id, s.kind, s.name, s.address, s.file_id AS "fileId", s.body, s.options, s.refresh, s.state, s.reason,
  s.limit_reason AS "limitReason", s.run_no AS "runNo", epoch_ms(s.begun_at) AS "begunAt", s.dropped, s.version, epoch_ms(s.created_at) AS "createdAt",
  epoch_ms(s.last_read_at) AS "lastReadAt", epoch_ms(s.next_read_at) AS "nextReadAt"`);
const COUNTED =
  sql.raw(`coalesce(p.total, 0)::int AS total, coalesce(p.ready, 0)::int AS ready, coalesce(p.waiting, 0)::int AS waiting, coalesce(p.failed, 0)::int AS failed,
  coalesce(p.held, 0)::int AS held, p.held_reason AS "heldReason",   coalesce(p.passages, 0)::int AS passages, coalesce(p.characters, 0)::float8 AS characters, coalesce(p.bytes, 0)::float8 AS bytes`);
/** States of a source, or a page, that somebody has to work on. */
const AT_WORK = sql.raw(`('pending', 'fetching', 'parsing', 'splitting', 'indexing')`);

const at = (ms: number | null) => (ms === null ? sql`NULL` : sql`to_timestamp(${ms} / 1000.0)`);

const counts = (tenantId: number) => sql`LEFT JOIN LATERAL (SELECT count(*) AS total, count(*) FILTER (WHERE state = 'ready') AS ready,
    count(*) FILTER (WHERE state IN ${AT_WORK}) AS waiting, count(*) FILTER (WHERE state IN ('failed', 'refused')) AS failed,
    count(*) FILTER (WHERE state = 'held') AS held, max(reason) FILTER (WHERE state = 'held') AS held_reason,
    sum(passages) AS passages, sum(characters) AS characters, sum(bytes) AS bytes
  FROM source_page WHERE tenant_id = ${tenantId} AND source_id = s.id) p ON true`;

/** All sources of a tenant with their counts, newest first. */
export async function listSourceRows({ tenantId, db }: TenantScope): Promise<CountedSource[]> {
  const { rows } = await db.execute(
    sql`SELECT ${SOURCE}, ${COUNTED} FROM corpus_source s ${counts(tenantId)} WHERE s.tenant_id = ${tenantId} ORDER BY s.created_at DESC, s.id DESC`,
  );
  return rows as unknown as CountedSource[];
}

export async function findCounted({ tenantId, db }: TenantScope, id: string): Promise<CountedSource | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${SOURCE}, ${COUNTED} FROM corpus_source s ${counts(tenantId)} WHERE s.tenant_id = ${tenantId} AND s.id = ${id}`,
  );
  return rows[0] as unknown as CountedSource | undefined;
}

/** A source, kept from changing until the transaction ends. */
export async function lockSource({ tenantId, db }: TenantScope, id: string): Promise<SourceRow | undefined> {
  const { rows } = await db.execute(sql`SELECT ${SOURCE} FROM corpus_source s WHERE s.tenant_id = ${tenantId} AND s.id = ${id} FOR UPDATE`);
  return rows[0] as unknown as SourceRow | undefined;
}

export async function findByClientId({ tenantId, db }: TenantScope, clientId: string): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT id FROM corpus_source WHERE tenant_id = ${tenantId} AND client_id = ${clientId}`);
  return rows[0]?.['id'] as string | undefined;
}

export interface NewSource {
  clientId: string;
  kind: SourceKind;
  name: string;
  address: string | null;
  fileId: string | null;
  body: string | null;
  options: SourceOptions;
  refresh: SourceRefresh;
}

export async function insertSource({ tenantId, db }: TenantScope, source: NewSource, now: number): Promise<string> {
  const { rows } =
    await db.execute(sql`INSERT INTO corpus_source (tenant_id, client_id, kind, name, address, file_id, body, options, refresh, created_at)
    VALUES (${tenantId}, ${source.clientId}, ${source.kind}, ${source.name}, ${source.address}, ${source.fileId}, ${source.body},
      ${JSON.stringify(source.options)}::jsonb, ${source.refresh}, ${at(now)}) RETURNING id`);
  return rows[0]?.['id'] as string;
}

export async function saveSettings(
  { tenantId, db }: TenantScope,
  id: string,
  settings: { name: string; options: SourceOptions; refresh: SourceRefresh; nextReadAt: number | null },
): Promise<void> {
  await db.execute(sql`UPDATE corpus_source SET name = ${settings.name}, options = ${JSON.stringify(settings.options)}::jsonb, refresh = ${settings.refresh},
    next_read_at = ${at(settings.nextReadAt)}, version = version + 1 WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function deleteSource({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM corpus_source WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Puts a source into a state that a person asked for; whoever reads it loses it. */
export async function saveAsked({ tenantId, db }: TenantScope, id: string, state: SourceState, now: number): Promise<void> {
  await db.execute(sql`UPDATE corpus_source SET state = ${state}, reason = NULL, limit_reason = NULL, begun_at = ${at(now)}, lease = NULL, lease_until = NULL
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Takes a source that is to be read and that nobody reads; undefined where somebody does. */
export async function takeLease(
  { tenantId, db }: TenantScope,
  id: string,
  { lease, now, until }: { lease: string; now: number; until: number },
): Promise<SourceRow | undefined> {
  const { rows } = await db.execute(sql`UPDATE corpus_source s SET lease = ${lease}, lease_until = ${at(until)}
    WHERE s.tenant_id = ${tenantId} AND s.id = ${id} AND s.state IN ${AT_WORK} AND (s.lease IS NULL OR s.lease_until < ${at(now)}) RETURNING ${SOURCE}`);
  return rows[0] as unknown as SourceRow | undefined;
}

/** Says that the reading goes on; false where it is no longer the reader's. */
export async function renewLease({ tenantId, db }: TenantScope, id: string, lease: string, until: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`UPDATE corpus_source SET lease_until = ${at(until)} WHERE tenant_id = ${tenantId} AND id = ${id} AND lease = ${lease} RETURNING id`,
  );
  return rows.length > 0;
}

export async function releaseLease({ tenantId, db }: TenantScope, id: string, lease: string): Promise<void> {
  await db.execute(
    sql`UPDATE corpus_source SET lease = NULL, lease_until = NULL WHERE tenant_id = ${tenantId} AND id = ${id} AND lease = ${lease}`,
  );
}

/** Takes sources from readers who are dead for sure, those apart that are read here. */
export async function releaseLeft({ tenantId, db }: TenantScope, own: readonly string[]): Promise<void> {
  await db.execute(sql`UPDATE corpus_source SET lease = NULL, lease_until = NULL
    WHERE tenant_id = ${tenantId} AND lease IS NOT NULL AND NOT (id = ANY(${sql.param([...own])}::uuid[]))`);
}

/** When the last lease of others ends, in milliseconds since 1970; 0 where there is none. */
export async function lastLease({ tenantId, db }: TenantScope, own: readonly string[]): Promise<number> {
  const { rows } = await db.execute(sql`SELECT coalesce(max(epoch_ms(lease_until)), 0)::float8 AS until FROM corpus_source
    WHERE tenant_id = ${tenantId} AND state IN ${AT_WORK} AND lease IS NOT NULL AND NOT (id = ANY(${sql.param([...own])}::uuid[]))`);
  return rows[0]?.['until'] as number;
}

/** Whether the reader still has the source, which stays so until the transaction ends. */
export async function holdsLease({ tenantId, db }: TenantScope, id: string, lease: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT id FROM corpus_source WHERE tenant_id = ${tenantId} AND id = ${id} AND lease = ${lease} FOR NO KEY UPDATE`,
  );
  return rows.length > 0;
}

export async function savePhase({ tenantId, db }: TenantScope, id: string, lease: string, state: SourceState): Promise<void> {
  await db.execute(
    sql`UPDATE corpus_source SET state = ${state} WHERE tenant_id = ${tenantId} AND id = ${id} AND lease = ${lease} AND state <> ${state}`,
  );
}

/** Begins a reading. */
export async function saveBegun({ tenantId, db }: TenantScope, id: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE corpus_source SET state = 'fetching', run_no = run_no + 1, begun_at = ${at(now)}, reason = NULL, limit_reason = NULL
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function saveLimit({ tenantId, db }: TenantScope, id: string, reason: SourceReason): Promise<void> {
  await db.execute(sql`UPDATE corpus_source SET limit_reason = ${reason} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function saveDropped({ tenantId, db }: TenantScope, id: string, dropped: readonly string[]): Promise<void> {
  await db.execute(sql`UPDATE corpus_source SET dropped = ${sql.param(dropped)}::text[] WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export interface Ending {
  state: 'ready' | 'stale' | 'failed' | 'held';
  reason: SourceReason | null;
  now: number;
  nextReadAt: number | null;
}

/** Ends a reading and gives the source back. @returns false where somebody else reads it by now */
export async function saveEnded(
  { tenantId, db }: TenantScope,
  id: string,
  lease: string,
  { state, reason, now, nextReadAt }: Ending,
): Promise<boolean> {
  const { rows } =
    await db.execute(sql`UPDATE corpus_source SET state = ${state}, reason = ${reason}, lease = NULL, lease_until = NULL, next_read_at = ${at(nextReadAt)},
    last_read_at = CASE WHEN ${state}::text = 'ready' THEN ${at(now)} ELSE last_read_at END WHERE tenant_id = ${tenantId} AND id = ${id} AND lease = ${lease} RETURNING id`);
  return rows.length > 0;
}

/** Sources that somebody has to read: begun and left, or due again. */
export async function findWork({ tenantId, db }: TenantScope, now: number): Promise<{ id: string; isDue: boolean }[]> {
  const { rows } = await db.execute(sql`SELECT id, state NOT IN ${AT_WORK} AS "isDue" FROM corpus_source WHERE tenant_id = ${tenantId}
    AND (state IN ${AT_WORK} AND (lease IS NULL OR lease_until < ${at(now)}) OR state IN ('ready', 'stale', 'failed', 'held') AND next_read_at <= ${at(now)})
    ORDER BY next_read_at NULLS FIRST, id`);
  return rows as unknown as { id: string; isDue: boolean }[];
}

/** Makes a source that is due one to be read, once. */
export async function saveDue({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`UPDATE corpus_source SET state = 'pending', next_read_at = NULL WHERE tenant_id = ${tenantId} AND id = ${id}
    AND state IN ('ready', 'stale', 'failed', 'held')`);
}

/** Until the end of the transaction nobody else of the tenant adds pages: what is counted stays true. */
export async function lockPages({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('source_page'), ${tenantId}::integer)`);
}

export interface SourceUse {
  /** Pages and files that were read or are to be. */
  pages: number;
  /** Pages that wait until the plan has room for them. */
  waiting: number;
  characters: number;
}

/** What the tenant's sources take in all. */
export async function sumUsage({ tenantId, db }: TenantScope): Promise<SourceUse> {
  const isWaiting = sql.raw(`(state = 'held' AND reason = 'plan_pages')`);
  const { rows } =
    await db.execute(sql`SELECT count(*) FILTER (WHERE NOT ${isWaiting})::int AS pages, count(*) FILTER (WHERE ${isWaiting})::int AS waiting,
    coalesce(sum(characters), 0)::float8 AS characters FROM source_page WHERE tenant_id = ${tenantId} AND state <> 'gone'`);
  return rows[0] as unknown as SourceUse;
}
