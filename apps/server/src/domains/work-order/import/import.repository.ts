import type { Locale, OrderImportJob, OrderReject } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { NamedRow } from './name-rows.ts';
import type { RejectedOrderRow } from './read/order-row.ts';

const at = (ms: number) => sql`to_timestamp(${ms}::double precision / 1000.0)`;

/** An import as it is stored. */
export interface StoredImport {
  id: string;
  userId: number;
  userName: string;
  locale: Locale;
  file: string;
  notify: boolean;
  state: OrderImportJob['state'];
  total: number;
  added: number;
  unchanged: number;
  refused: number;
  createdAt: number;
}

const IMPORT = sql.raw(
  `id, user_id AS "userId", user_name AS "userName", locale, file, notify, state, total, added, unchanged, refused, epoch_ms(created_at) AS "createdAt"`,
);

/** Rows that are stored at once. */
const STORED_AT_ONCE = 500;

type NewImport = Omit<StoredImport, 'state' | 'added' | 'unchanged' | 'refused' | 'total' | 'createdAt'>;

/** Writes down what is to be made, once. @returns whether it was written; false where the id was used */
export async function insertImport(
  { tenantId, db }: TenantScope,
  { id, userId, userName, locale, file, notify }: NewImport,
  { good, rejected, unchanged }: { good: readonly NamedRow[]; rejected: readonly RejectedOrderRow[]; unchanged: number },
  now: number,
): Promise<boolean> {
  const total = good.length + rejected.length + unchanged;
  const { rows } =
    await db.execute(sql`INSERT INTO work_order_import (tenant_id, id, user_id, user_name, locale, file, notify, state, total, unchanged, refused, created_at, moved_at)
    VALUES (${tenantId}, ${id}, ${userId}, ${userName}, ${locale}, ${file}, ${notify}, ${good.length === 0 ? 'done' : 'running'}, ${total}, ${unchanged}, ${rejected.length},
      ${at(now)}, ${at(now)}) ON CONFLICT DO NOTHING RETURNING id`);
  if (rows.length === 0) return false;
  const all = [
    ...good.map(({ row, draft }) => ({ row, subject: draft.subject, draft, code: null, words: null })),
    ...rejected.map(({ row, subject, code, words }) => ({ row, subject, draft: null, code, words })),
  ];
  for (let from = 0; from < all.length; from += STORED_AT_ONCE)
    await db.execute(sql`INSERT INTO work_order_import_row (tenant_id, import_id, "row", subject, draft, code, words)
      SELECT ${tenantId}, ${id}, r."row", r.subject, r.draft, r.code, r.words
      FROM jsonb_to_recordset(${JSON.stringify(all.slice(from, from + STORED_AT_ONCE))}::jsonb) AS r("row" int, subject text, draft jsonb, code text, words jsonb)`);
  return true;
}

export async function findImport({ tenantId, db }: TenantScope, id: string, userId: number): Promise<StoredImport | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${IMPORT} FROM work_order_import WHERE tenant_id = ${tenantId} AND id = ${id} AND user_id = ${userId}`,
  );
  return rows[0] as unknown as StoredImport | undefined;
}

export async function listImports({ tenantId, db }: TenantScope, userId: number, limit: number): Promise<StoredImport[]> {
  const { rows } = await db.execute(
    sql`SELECT ${IMPORT} FROM work_order_import WHERE tenant_id = ${tenantId} AND user_id = ${userId} ORDER BY created_at DESC LIMIT ${limit}`,
  );
  return rows as unknown as StoredImport[];
}

/** Whoever works on it at the same time waits, and then does the next piece. */
export async function lockImport({ tenantId, db }: TenantScope, id: string): Promise<StoredImport | undefined> {
  const { rows } = await db.execute(sql`SELECT ${IMPORT} FROM work_order_import WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`);
  return rows[0] as unknown as StoredImport | undefined;
}

/** The next rows that wait. */
export async function readWaiting({ tenantId, db }: TenantScope, id: string, limit: number): Promise<NamedRow[]> {
  const { rows } = await db.execute(sql`SELECT "row", draft FROM work_order_import_row
    WHERE tenant_id = ${tenantId} AND import_id = ${id} AND draft IS NOT NULL ORDER BY "row" LIMIT ${limit}`);
  return rows as unknown as NamedRow[];
}

/** What became of a row: it was made, was there before, or is refused. */
export type RowOutcome =
  | { row: number; became: 'added'; thread: { id: string; contactId: string } }
  | { row: number; became: 'unchanged' }
  | { row: number; became: 'refused'; code: OrderReject };

/** Notes what became of a piece; the last piece ends the import. */
export async function settleRows({ tenantId, db }: TenantScope, id: string, outcomes: readonly RowOutcome[], now: number): Promise<void> {
  const gone = outcomes.filter(({ became }) => became !== 'refused').map(({ row }) => row);
  await db.execute(
    sql`DELETE FROM work_order_import_row WHERE tenant_id = ${tenantId} AND import_id = ${id} AND "row" = ANY(${sql.param(gone)}::int[])`,
  );
  for (const outcome of outcomes)
    if (outcome.became === 'refused')
      await db.execute(sql`UPDATE work_order_import_row SET draft = NULL, code = ${outcome.code}, words = '{}'
        WHERE tenant_id = ${tenantId} AND import_id = ${id} AND "row" = ${outcome.row}`);
  const count = (which: RowOutcome['became']) => outcomes.filter(({ became }) => became === which).length;
  await db.execute(sql`UPDATE work_order_import SET added = added + ${count('added')}, unchanged = unchanged + ${count('unchanged')},
      refused = refused + ${count('refused')}, moved_at = ${at(now)},
      state = CASE WHEN EXISTS (SELECT FROM work_order_import_row r WHERE r.tenant_id = ${tenantId} AND r.import_id = ${id} AND r.draft IS NOT NULL) THEN state ELSE 'done' END
    WHERE tenant_id = ${tenantId} AND id = ${id} AND state = 'running'`);
}

/** Ends it where it is; rows that wait are forgotten. */
export async function stopImport({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`UPDATE work_order_import SET state = 'stopped' WHERE tenant_id = ${tenantId} AND id = ${id} AND state = 'running'`);
  await db.execute(sql`DELETE FROM work_order_import_row WHERE tenant_id = ${tenantId} AND import_id = ${id} AND draft IS NOT NULL
    AND EXISTS (SELECT FROM work_order_import i WHERE i.tenant_id = ${tenantId} AND i.id = ${id} AND i.state = 'stopped')`);
}

export async function readRejected({ tenantId, db }: TenantScope, id: string): Promise<RejectedOrderRow[]> {
  const { rows } = await db.execute(sql`SELECT "row", subject, code, words FROM work_order_import_row
    WHERE tenant_id = ${tenantId} AND import_id = ${id} AND code IS NOT NULL ORDER BY "row"`);
  return rows as unknown as RejectedOrderRow[];
}

/** Imports under way that nobody has moved since a time. */
export async function stuckImports({ tenantId, db }: TenantScope, before: number): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT id FROM work_order_import WHERE tenant_id = ${tenantId} AND state = 'running' AND moved_at <= ${at(before)} ORDER BY id`,
  );
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** Forgets imports that were begun before a time and are over; what they made stays. */
export async function deleteImports({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM work_order_import WHERE tenant_id = ${tenantId} AND state <> 'running' AND created_at < ${at(before)}`);
}

/** Which of these names and references work orders have already. */
export async function findKnown(
  { tenantId, db }: TenantScope,
  names: { clientIds: readonly string[]; references: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await db.execute(sql`SELECT client_id::text AS known FROM work_order
      WHERE tenant_id = ${tenantId} AND client_id = ANY(${sql.param([...names.clientIds])}::uuid[])
    UNION ALL SELECT external_ref FROM work_order WHERE tenant_id = ${tenantId} AND external_ref = ANY(${sql.param([...names.references])}::text[])`);
  return new Set((rows as unknown as { known: string }[]).map(({ known }) => known));
}

/** Imports of one business make work orders one after the other. */
export async function lockImports({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`work_order_import:${tenantId}`}))`);
}
