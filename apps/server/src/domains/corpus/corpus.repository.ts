import { ENTRY_STATUSES, type EntryStatus, type Locale } from '@lobby/contract';
import { foldText } from '@lobby/retrieval';
import { and, asc, count, desc, eq, gt, ilike, like, ne, or, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { corpusEntry } from './corpus.table.ts';
import type { EntryRow } from './entry-row.ts';

/** Which entries; what is left out does not matter. */
export interface EntryFilter {
  /** Text that the question, the answer or a wording contains, in upper or lower case. */
  q?: string | undefined;
  locale?: Locale | undefined;
  status?: EntryStatus | 'not_archived' | undefined;
}

export interface EntryPage {
  sort: 'updated_at' | 'hit_count' | 'question';
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

export function listPage({ tenantId, db }: TenantScope, filter: EntryFilter, page: EntryPage): Promise<EntryRow[]> {
  const column = {
    updated_at: corpusEntry.updatedAt,
    hit_count: corpusEntry.hitCount,
    question: sql`${corpusEntry.questionKey} COLLATE "C"`,
  }[page.sort];
  const direction = page.order === 'asc' ? asc : desc;
  return db
    .select()
    .from(corpusEntry)
    .where(matching(tenantId, filter))
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
): Promise<EntryRow[]> {
  const after = afterId === undefined ? undefined : gt(corpusEntry.id, afterId);
  return db
    .select()
    .from(corpusEntry)
    .where(and(matching(tenantId, filter), after))
    .orderBy(asc(corpusEntry.id))
    .limit(limit);
}

/** How many entries of each status match the rest of the filter. */
export async function countByStatus({ tenantId, db }: TenantScope, { q, locale }: EntryFilter): Promise<Record<EntryStatus, number>> {
  const rows = await db
    .select({ status: corpusEntry.status, count: count() })
    .from(corpusEntry)
    .where(matching(tenantId, { q, locale }))
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

function matching(tenantId: number, { q, locale, status }: EntryFilter): SQL | undefined {
  return and(
    eq(corpusEntry.tenantId, tenantId),
    locale && eq(corpusEntry.locale, locale),
    status && (status === 'not_archived' ? ne(corpusEntry.status, 'archived') : eq(corpusEntry.status, status)),
    containing(q?.trim()),
  );
}

/** The folded question finds 退貨 by 退货 and ＡＢＣ by abc. */
function containing(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const pattern = containment(q);
  const folded = containment(foldText(q).replaceAll(/\s+/gu, ' '));
  return or(
    ilike(corpusEntry.question, pattern),
    ilike(corpusEntry.answer, pattern),
    sql`array_to_string(${corpusEntry.wordings}, E'\n') ILIKE ${pattern}`,
    like(corpusEntry.questionKey, folded),
  );
}

function containment(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
