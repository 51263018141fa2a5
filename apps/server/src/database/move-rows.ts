import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from './transaction.ts';

/** A table whose rows belong to contacts. */
export interface OwnedTable {
  table: string;
  /** Columns that name a row within its business. */
  key: readonly string[];
  /** The column that names the contact. */
  owner?: string;
  /** Rows of it that belong to contacts; all where it is left out. */
  where?: SQL;
}

const ofOwner = ({ owner = 'contact_id', where = sql`TRUE` }: OwnedTable) => ({ owner: sql.identifier(owner), where });

/** Columns of a row as JSON, by name. */
const keyOf = (alias: string, { key }: OwnedTable) =>
  sql.join(
    key.map((name) => sql`${name}::text, ${sql.identifier(alias)}.${sql.identifier(name)}`),
    sql`, `,
  );
const isSame = (one: string, other: string, { key }: OwnedTable) =>
  sql.join(
    key.map((name) => sql`${sql.identifier(one)}.${sql.identifier(name)} = ${sql.identifier(other)}.${sql.identifier(name)}`),
    sql` AND `,
  );
/** Rows that were kept as JSON. */
const kept = ({ table }: OwnedTable, rows: readonly unknown[]) =>
  sql`jsonb_populate_recordset(NULL::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`;
const keysIn = ({ rows }: { rows: unknown }) => (rows as { key: unknown }[]).map(({ key }) => key);

/** Makes the rows of one contact another's. @returns their keys, by which `giveBack` finds them */
export async function moveRows(
  { tenantId, db }: TenantScope,
  table: OwnedTable,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<unknown[]> {
  const { owner, where } = ofOwner(table);
  return keysIn(
    await db.execute(sql`UPDATE ${sql.identifier(table.table)} t SET ${owner} = ${intoId}
    WHERE t.tenant_id = ${tenantId} AND t.${owner} = ${fromId} AND ${where} RETURNING jsonb_build_object(${keyOf('t', table)}) AS key`),
  );
}

/** Gives rows back that were moved and are still where they were moved to. */
export async function giveBack(
  { tenantId, db }: TenantScope,
  table: OwnedTable,
  rows: readonly unknown[],
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  const { owner } = ofOwner(table);
  await db.execute(sql`UPDATE ${sql.identifier(table.table)} t SET ${owner} = ${fromId} FROM ${kept(table, rows)} k
    WHERE t.tenant_id = ${tenantId} AND t.${owner} = ${intoId} AND ${isSame('t', 'k', table)}`);
}

/**
 * The same for a table in which both may have a row of the same key: the other's stands.
 * @returns the rows whole, each with `is_new` where the other one had none
 */
export async function joinRows(
  { tenantId, db }: TenantScope,
  table: OwnedTable,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<unknown[]> {
  const { owner } = ofOwner(table);
  const name = sql.identifier(table.table);
  const column = table.owner ?? 'contact_id';
  return keysIn(
    await db.execute(sql`WITH taken AS (DELETE FROM ${name} t WHERE t.tenant_id = ${tenantId} AND t.${owner} = ${fromId} RETURNING *),
      added AS (INSERT INTO ${name} SELECT (jsonb_populate_record(NULL::${name}, to_jsonb(taken) || jsonb_build_object(${column}::text, ${intoId}::text))).*
        FROM taken ON CONFLICT DO NOTHING RETURNING *)
    SELECT to_jsonb(taken) || jsonb_build_object('is_new', EXISTS (SELECT FROM added WHERE ${isSame('added', 'taken', table)})) AS key FROM taken`),
  );
}

/** Gives rows back that were joined; what the other one has had of its own stays. */
export async function takeApart(
  { tenantId, db }: TenantScope,
  table: OwnedTable,
  rows: readonly unknown[],
  { intoId }: { intoId: string },
): Promise<void> {
  const { owner } = ofOwner(table);
  const name = sql.identifier(table.table);
  const added = (rows as { is_new: boolean }[]).filter(({ is_new: isNew }) => isNew);
  await db.execute(sql`DELETE FROM ${name} t USING ${kept(table, added)} k
    WHERE t.tenant_id = ${tenantId} AND t.${owner} = ${intoId} AND ${isSame('t', 'k', table)}`);
  await db.execute(sql`INSERT INTO ${name} SELECT k.* FROM ${kept(table, rows)} k WHERE k.tenant_id = ${tenantId} ON CONFLICT DO NOTHING`);
}
