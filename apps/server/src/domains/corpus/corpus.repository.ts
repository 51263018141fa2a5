import { ENTRY_STATUSES, type EntryFilter, type EntryStatus, type Locale } from '@lobby/contract';
import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { corpusEntry } from './corpus.table.ts';
import type { EntryRow } from './entry-row.ts';
import { matching } from './entry-conditions.repository.ts';

export interface EntryPage {
  sort: 'updated_at' | 'hit_count' | 'question' | 'health' | 'valid_until';
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** Question and language, which together name an entry. */
export interface EntryKey {
  locale: Locale;
  key: string;
}

export async function findEntry({ tenantId, db }: TenantScope, id: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(corpusEntry)
    .where(and(eq(corpusEntry.tenantId, tenantId), eq(corpusEntry.id, id)));
  return row;
}

export async function findByClientId({ tenantId, db }: TenantScope, clientId: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(corpusEntry)
    .where(and(eq(corpusEntry.tenantId, tenantId), eq(corpusEntry.clientId, clientId)));
  return row;
}

/** Entries that any of the keys names. */
export function findByKeys({ tenantId, db }: TenantScope, keys: readonly EntryKey[]): Promise<EntryRow[]> {
  const named = sql`(${corpusEntry.locale}, ${corpusEntry.questionKey}) IN (
    SELECT * FROM unnest(${sql.param(keys.map(({ locale }) => locale))}::text[], ${sql.param(keys.map(({ key }) => key))}::text[]))`;
  return db
    .select()
    .from(corpusEntry)
    .where(and(eq(corpusEntry.tenantId, tenantId), named));
}

export function listPage({ tenantId, db }: TenantScope, filter: EntryFilter, page: EntryPage, now: number): Promise<EntryRow[]> {
  const column = {
    updated_at: corpusEntry.updatedAt,
    hit_count: corpusEntry.hitCount,
    question: sql`${corpusEntry.questionKey} COLLATE "C"`,
    health: sql`${corpusEntry.badCount}::float8 / greatest(${corpusEntry.hitCount}, 1)`,
    valid_until: sql`coalesce(${corpusEntry.valid_until}, 9007199254740991)`,
  }[page.sort];
  const direction = page.order === 'asc' ? asc : desc;
  return db
    .select()
    .from(corpusEntry)
    .where(matching(tenantId, filter, now))
    .orderBy(direction(column), direction(corpusEntry.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Entries that match, after `afterId`, in the order in which they were added. */
export function listAfter(
  { tenantId, db }: TenantScope,
  filter: EntryFilter,
  afterId: string | undefined,
  limit: number,
  now: number,
): Promise<EntryRow[]> {
  const after = afterId === undefined ? undefined : gt(corpusEntry.id, afterId);
  return db
    .select()
    .from(corpusEntry)
    .where(and(matching(tenantId, filter, now), after))
    .orderBy(asc(corpusEntry.id))
    .limit(limit);
}

/** How many entries of each status match the rest of the filter. */
export async function countByStatus(
  { tenantId, db }: TenantScope,
  { status: _status, ...filter }: EntryFilter,
  now: number,
): Promise<Record<EntryStatus, number>> {
  const rows = await db
    .select({ status: corpusEntry.status, count: count() })
    .from(corpusEntry)
    .where(matching(tenantId, filter, now))
    .groupBy(corpusEntry.status);
  const counts = Object.fromEntries(ENTRY_STATUSES.map((status) => [status, 0])) as Record<EntryStatus, number>;
  for (const { status, count: number } of rows) counts[status] = number;
  return counts;
}

/** Entries of every status. */
export async function countRows({ tenantId, db }: TenantScope): Promise<number> {
  const [row] = await db.select({ count: count() }).from(corpusEntry).where(eq(corpusEntry.tenantId, tenantId));
  return row?.count ?? 0;
}

/** How many entries match. */
export async function countMatching({ tenantId, db }: TenantScope, filter: EntryFilter, now: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(corpusEntry)
    .where(matching(tenantId, filter, now));
  return row?.count ?? 0;
}

/** Ids of all entries that match, in the order in which they were added. */
export async function listIds({ tenantId, db }: TenantScope, filter: EntryFilter, now: number): Promise<string[]> {
  const rows = await db
    .select({ id: corpusEntry.id })
    .from(corpusEntry)
    .where(matching(tenantId, filter, now))
    .orderBy(asc(corpusEntry.id));
  return rows.map(({ id }) => id);
}
