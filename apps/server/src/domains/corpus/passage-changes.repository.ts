import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { ChangeCursor, ChangedEntry } from './corpus-changes.repository.ts';
import type { IndexedEntry } from './indexes/indexed-entry.ts';
import type { PassageDraft } from './passage/passage-draft.ts';

type PassageRow = Omit<PassageDraft, 'address'> & { id: string; address: string | null; changeNo: string | number };

const INDEXED = sql.raw('id, title, heading, body, locale, address, change_no AS "changeNo"');
/** Sorts before every id. */
const BEFORE_ANY_ID = '00000000-0000-0000-0000-000000000000';

/** Passages after `afterId`, in the order of their ids. */
export async function passagesAfter({ tenantId, db }: TenantScope, afterId: string | undefined, limit: number): Promise<IndexedEntry[]> {
  const { rows } = await db.execute(sql`SELECT ${INDEXED} FROM corpus_passage
    WHERE tenant_id = ${tenantId} AND id > ${afterId ?? BEFORE_ANY_ID} ORDER BY id LIMIT ${limit}`);
  return (rows as unknown as PassageRow[]).map(toIndexed);
}

/** Passages added after the cursor, in the order of their changes; a passage is never changed, only taken away. */
export async function passagesChangedAfter({ tenantId, db }: TenantScope, after: ChangeCursor, limit: number): Promise<ChangedEntry[]> {
  const { rows } = await db.execute(sql`SELECT ${INDEXED} FROM corpus_passage
    WHERE tenant_id = ${tenantId} AND (change_no, id) > (${after.changeNo}, ${after.id}::uuid) ORDER BY change_no, id LIMIT ${limit}`);
  return (rows as unknown as PassageRow[]).map((row) => ({ ...toIndexed(row), changeNo: Number(row.changeNo), isPublished: true }));
}

/** How many passages were added after a change. */
export async function countPassagesChangedAfter({ tenantId, db }: TenantScope, changeNo: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count FROM corpus_passage WHERE tenant_id = ${tenantId} AND change_no > ${changeNo}`,
  );
  return (rows[0] as { count: number }).count;
}

function toIndexed({ id, title, heading, body, locale, address }: PassageRow): IndexedEntry {
  return {
    kind: 'passage',
    id,
    title: heading === '' ? title : `${title} › ${heading}`,
    answer: body,
    locale,
    ...(address === null ? {} : { address }),
  };
}
