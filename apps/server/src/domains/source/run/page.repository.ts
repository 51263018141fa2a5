import type { Locale, SourcePageState, SourceReason } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A page as it is stored, without its text. */
export interface PageRow {
  id: string;
  sourceId: string;
  address: string;
  pattern: string;
  depth: number;
  state: SourcePageState;
  reason: SourceReason | null;
  isUsed: boolean;
  title: string;
  locale: Locale | null;
  bytes: number;
  characters: number;
  passages: number;
  questions: number;
  etag: string | null;
  lastModified: string | null;
  bodyHash: string | null;
  textHash: string | null;
  hasText: boolean;
  misses: number;
  readAt: number | null;
}

const PAGE =
  sql.raw(`id, source_id AS "sourceId", address, pattern, depth, state, reason, is_used AS "isUsed", title, locale, bytes::float8 AS bytes, characters, passages,
  questions, etag, last_modified AS "lastModified", body_hash AS "bodyHash", text_hash AS "textHash", kept IS NOT NULL AS "hasText", misses, epoch_ms(read_at) AS "readAt"`);
const AT_WORK = sql.raw(`('pending', 'fetching', 'parsing', 'splitting', 'indexing')`);
const at = (ms: number) => sql`to_timestamp(${ms} / 1000.0)`;

export interface NewPage {
  address: string;
  pattern: string;
  depth: number;
  /** Waits until the plan has room. */
  isHeld?: boolean;
}

/** Adds pages that the source does not have yet. */
export async function insertPages({ tenantId, db }: TenantScope, sourceId: string, pages: readonly NewPage[]): Promise<void> {
  if (pages.length === 0) return;
  await db.execute(sql`INSERT INTO source_page (tenant_id, source_id, address, pattern, depth, state, reason)
    SELECT ${tenantId}, ${sourceId}, r.address, r.pattern, r.depth, CASE WHEN r."isHeld" THEN 'held' ELSE 'pending' END, CASE WHEN r."isHeld" THEN 'plan_pages' END
    FROM jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) AS r(address text, pattern text, depth integer, "isHeld" boolean)
    ON CONFLICT (tenant_id, source_id, address) DO NOTHING`);
}

/** Those of some addresses that the source has, and of some patterns how many. */
export async function knownPages(
  { tenantId, db }: TenantScope,
  sourceId: string,
  addresses: readonly string[],
): Promise<{ known: Set<string>; total: number; patterns: Map<string, number> }> {
  const { rows } = await db.execute(
    sql`SELECT address FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId} AND address = ANY(${sql.param(addresses)}::text[])`,
  );
  const counted = await db.execute(
    sql`SELECT pattern, count(*)::int AS pages FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId} GROUP BY pattern`,
  );
  const patterns = new Map((counted.rows as { pattern: string; pages: number }[]).map(({ pattern, pages }) => [pattern, pages]));
  return {
    known: new Set((rows as { address: string }[]).map(({ address }) => address)),
    total: [...patterns.values()].reduce((sum, pages) => sum + pages, 0),
    patterns,
  };
}

/** Makes every page one to be read again; those that wait for the plan wait on. */
export async function resetPages({ tenantId, db }: TenantScope, sourceId: string, only?: SQL): Promise<void> {
  await db.execute(sql`UPDATE source_page SET state = 'pending', reason = NULL WHERE tenant_id = ${tenantId} AND source_id = ${sourceId}
    AND state NOT IN ('gone', 'held') ${only ? sql`AND ${only}` : sql``}`);
}

export const FAILED_ONLY: SQL = sql.raw(`state IN ('failed', 'refused')`);
/** Pages that a process left in the middle. */
export const BEGUN_ONLY: SQL = sql.raw(`state IN ('fetching', 'parsing', 'splitting', 'indexing')`);
export const oneOnly = (id: string): SQL => sql`id = ${id}`;

/** Forgets how pages were last answered, so that each is read in whole again. */
export async function forgetAnswers({ tenantId, db }: TenantScope, sourceId: string): Promise<void> {
  await db.execute(
    sql`UPDATE source_page SET etag = NULL, last_modified = NULL, body_hash = NULL WHERE tenant_id = ${tenantId} AND source_id = ${sourceId}`,
  );
}

/** Sources with pages that wait for the plan, the one that was added first before the others. */
export async function heldSources({ tenantId, db }: TenantScope): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT DISTINCT source_id AS id FROM source_page WHERE tenant_id = ${tenantId} AND state = 'held' ORDER BY source_id`,
  );
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** Lets pages that the plan had no room for be read, nearest to the first one first. @returns how many */
export async function admitPages({ tenantId, db }: TenantScope, sourceId: string, room: number): Promise<number> {
  const { rows } = await db.execute(sql`UPDATE source_page SET state = 'pending', reason = NULL WHERE tenant_id = ${tenantId} AND id IN (
    SELECT id FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId} AND state = 'held' AND reason = 'plan_pages' ORDER BY depth, id LIMIT ${room})
    RETURNING id`);
  return rows.length;
}

/** Lets pages be read whose text now has room. @returns how many */
export async function admitTexts({ tenantId, db }: TenantScope, sourceId: string, room: number): Promise<number> {
  const { rows } =
    await db.execute(sql`UPDATE source_page SET state = 'pending', reason = NULL WHERE tenant_id = ${tenantId} AND source_id = ${sourceId}
    AND state = 'held' AND reason = 'character_limit' AND held_characters - characters <= ${room} RETURNING id`);
  return rows.length;
}

/** Makes a page wait until its text has room; what it said earlier stays. */
export async function saveHeld({ tenantId, db }: TenantScope, id: string, characters: number): Promise<void> {
  await db.execute(sql`UPDATE source_page SET state = 'held', reason = 'character_limit', held_characters = ${characters}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** The next pages to be read, nearest to the first one first. */
export async function pendingPages({ tenantId, db }: TenantScope, sourceId: string, limit: number): Promise<PageRow[]> {
  const { rows } =
    await db.execute(sql`SELECT ${PAGE} FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId} AND state = 'pending'
    ORDER BY depth, id LIMIT ${limit}`);
  return rows as unknown as PageRow[];
}

export async function findPage({ tenantId, db }: TenantScope, sourceId: string, id: string): Promise<PageRow | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${PAGE} FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId} AND id = ${id} FOR UPDATE`,
  );
  return rows[0] as unknown as PageRow | undefined;
}

/** The page that everything began with. */
export async function firstPage({ tenantId, db }: TenantScope, sourceId: string): Promise<PageRow | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${PAGE} FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId} ORDER BY depth, id LIMIT 1`,
  );
  return rows[0] as unknown as PageRow | undefined;
}

export async function savePagePhase({ tenantId, db }: TenantScope, id: string, state: SourcePageState): Promise<void> {
  await db.execute(sql`UPDATE source_page SET state = ${state} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** What became of a page that was not read; what was read of it earlier stays unless `forget`. */
export async function savePageEnd(
  { tenantId, db }: TenantScope,
  id: string,
  {
    state,
    reason,
    misses,
    forget,
    now,
  }: { state: SourcePageState; reason: SourceReason | null; misses: number; forget: boolean; now: number },
): Promise<void> {
  const forgotten = forget
    ? sql`, passages = 0, characters = 0, questions = 0, kept = NULL, line_keys = '{}', text_hash = NULL, etag = NULL, last_modified = NULL, body_hash = NULL`
    : sql``;
  await db.execute(sql`UPDATE source_page SET state = ${state}, reason = ${reason}, misses = ${misses}, read_at = ${at(now)} ${forgotten}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export interface PageText {
  title: string;
  locale: Locale;
  bytes: number;
  characters: number;
  passages: number;
  questions: number;
  etag: string | null;
  lastModified: string | null;
  bodyHash: string;
  textHash: string;
  kept: string;
  lineKeys: readonly string[];
}

export async function savePageText({ tenantId, db }: TenantScope, id: string, text: PageText, now: number): Promise<void> {
  await db.execute(sql`UPDATE source_page SET state = 'ready', reason = NULL, misses = 0, title = ${text.title}, locale = ${text.locale}, bytes = ${text.bytes},
    characters = ${text.characters}, passages = ${text.passages}, questions = ${text.questions}, etag = ${text.etag}, last_modified = ${text.lastModified},
    body_hash = ${text.bodyHash}, text_hash = ${text.textHash}, kept = ${text.kept}, line_keys = ${sql.param(text.lineKeys)}::text[], read_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Another page of the source that says the very same. */
export async function findSameText({ tenantId, db }: TenantScope, sourceId: string, id: string, textHash: string): Promise<boolean> {
  const { rows } =
    await db.execute(sql`SELECT id FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId} AND text_hash = ${textHash}
    AND id <> ${id} AND kept IS NOT NULL LIMIT 1`);
  return rows.length > 0;
}

/** The lines of every page with text. */
export async function linesOfPages({ tenantId, db }: TenantScope, sourceId: string): Promise<{ id: string; keys: string[] }[]> {
  const { rows } = await db.execute(
    sql`SELECT id, line_keys AS keys FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId} AND kept IS NOT NULL ORDER BY id`,
  );
  return rows as unknown as { id: string; keys: string[] }[];
}

/** Whether any page has text. */
export async function hasAnyText({ tenantId, db }: TenantScope, sourceId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT id FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId} AND kept IS NOT NULL LIMIT 1`,
  );
  return rows.length > 0;
}

export async function keptText({ tenantId, db }: TenantScope, id: string): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT kept FROM source_page WHERE tenant_id = ${tenantId} AND id = ${id} AND kept IS NOT NULL`);
  return rows[0]?.['kept'] as string | undefined;
}

/** Texts of pages that are used and ask something, nearest to the first page first; all with text where `questionsOnly` is off. */
export async function keptTexts(
  { tenantId, db }: TenantScope,
  sourceId: string,
  { pageId, questionsOnly, limit }: { pageId: string | undefined; questionsOnly: boolean; limit: number },
): Promise<{ id: string; kept: string }[]> {
  const { rows } =
    await db.execute(sql`SELECT id, kept FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId} AND kept IS NOT NULL
    ${pageId === undefined ? sql`AND is_used` : sql`AND id = ${pageId}`} ${questionsOnly ? sql`AND questions > 0` : sql``} ORDER BY depth, id LIMIT ${limit}`);
  return rows as unknown as { id: string; kept: string }[];
}

export async function saveSplit({ tenantId, db }: TenantScope, id: string, passages: number): Promise<void> {
  await db.execute(sql`UPDATE source_page SET passages = ${passages} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function saveUsed({ tenantId, db }: TenantScope, id: string, isUsed: boolean, passages: number): Promise<void> {
  await db.execute(sql`UPDATE source_page SET is_used = ${isUsed}, passages = ${passages} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function pageIds({ tenantId, db }: TenantScope, sourceId: string): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT id FROM source_page WHERE tenant_id = ${tenantId} AND source_id = ${sourceId}`);
  return (rows as { id: string }[]).map(({ id }) => id);
}

const FILTERS = {
  ready: sql.raw(`state = 'ready' AND is_used`),
  waiting: sql`(state = 'held' OR state IN ${AT_WORK})`,
  failed: sql.raw(`state IN ('failed', 'refused', 'gone', 'skipped')`),
  off: sql.raw('NOT is_used'),
};

export async function listPageRows(
  { tenantId, db }: TenantScope,
  sourceId: string,
  { q, state, offset, limit }: { q: string; state: keyof typeof FILTERS | undefined; offset: number; limit: number },
): Promise<{ items: PageRow[]; total: number }> {
  const where = sql`tenant_id = ${tenantId} AND source_id = ${sourceId} ${state ? sql`AND ${FILTERS[state]}` : sql``}
    AND (${q} = '' OR position(lower(${q}) IN lower(title || ' ' || address)) > 0)`;
  const { rows } = await db.execute(sql`SELECT ${PAGE} FROM source_page WHERE ${where} ORDER BY depth, id LIMIT ${limit} OFFSET ${offset}`);
  const counted = await db.execute(sql`SELECT count(*)::int AS total FROM source_page WHERE ${where}`);
  return { items: rows as unknown as PageRow[], total: counted.rows[0]?.['total'] as number };
}
