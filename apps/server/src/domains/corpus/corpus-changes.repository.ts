import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { corpusEntry, corpusRemoval } from './corpus.table.ts';
import type { IndexedEntry } from './indexes/indexed-entry.ts';

const INDEXED = {
  kind: sql<'entry'>`'entry'`,
  id: corpusEntry.id,
  question: corpusEntry.question,
  wordings: corpusEntry.wordings,
  answer: corpusEntry.answer,
  locale: corpusEntry.locale,
  facts: {
    version: corpusEntry.version,
    mode: corpusEntry.answer_mode,
    buttons: corpusEntry.buttons,
    priority: corpusEntry.priority,
    corpusId: corpusEntry.corpus_id,
    valid_from: corpusEntry.valid_from,
    valid_until: corpusEntry.valid_until,
  },
};

/** Published entries after `afterId`, in the order of their ids. */
export function publishedAfter({ tenantId, db }: TenantScope, afterId: string | undefined, limit: number): Promise<IndexedEntry[]> {
  const after = afterId === undefined ? undefined : gt(corpusEntry.id, afterId);
  return db
    .select(INDEXED)
    .from(corpusEntry)
    .where(and(eq(corpusEntry.tenantId, tenantId), eq(corpusEntry.status, 'published'), after))
    .orderBy(asc(corpusEntry.id))
    .limit(limit);
}

/** Where a reading of changes stands: after this row of this change. */
export interface ChangeCursor {
  changeNo: number;
  id: string;
}

export interface ChangedEntry extends IndexedEntry {
  changeNo: number;
  isPublished: boolean;
}

/** Entries changed after the cursor, in the order of their changes. */
export function changedAfter({ tenantId, db }: TenantScope, after: ChangeCursor, limit: number): Promise<ChangedEntry[]> {
  return db
    .select({ ...INDEXED, changeNo: corpusEntry.changeNo, isPublished: sql<boolean>`${corpusEntry.status} = 'published'` })
    .from(corpusEntry)
    .where(
      and(eq(corpusEntry.tenantId, tenantId), sql`(${corpusEntry.changeNo}, ${corpusEntry.id}) > (${after.changeNo}, ${after.id}::uuid)`),
    )
    .orderBy(asc(corpusEntry.changeNo), asc(corpusEntry.id))
    .limit(limit);
}

/** How many entries changed after a change, deleted ones apart. */
export async function countChangedAfter({ tenantId, db }: TenantScope, changeNo: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(corpusEntry)
    .where(and(eq(corpusEntry.tenantId, tenantId), gt(corpusEntry.changeNo, changeNo)));
  return row?.count ?? 0;
}

/** Ids of entries deleted after a change. */
export async function removedAfter({ tenantId, db }: TenantScope, changeNo: number): Promise<string[]> {
  const rows = await db
    .select({ id: corpusRemoval.entryId })
    .from(corpusRemoval)
    .where(and(eq(corpusRemoval.tenantId, tenantId), gt(corpusRemoval.changeNo, changeNo)));
  return rows.map(({ id }) => id);
}
