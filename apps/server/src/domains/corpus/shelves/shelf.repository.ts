import type { CorpusDraft, CorpusView, Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { corpusKey } from './corpus-key.ts';

/** A corpus as it is stored. */
export type StoredCorpus = Omit<CorpusView, 'entries' | 'published'>;

const COLUMNS = sql.raw('id, name, description, default_locale, is_first, version');

/** Gives a new business the corpus that it always has. */
export async function insertFirstCorpus({ tenantId, db }: TenantScope, name: string, locale: Locale): Promise<void> {
  await db.execute(
    sql`INSERT INTO corpus (tenant_id, name, name_key, default_locale, is_first) VALUES (${tenantId}, ${name}, ${corpusKey(name)}, ${locale}, true)`,
  );
}

/** Id of the corpus that takes what names none. */
export async function firstCorpusId({ tenantId, db }: TenantScope): Promise<string> {
  const { rows } = await db.execute(sql`SELECT id FROM corpus WHERE tenant_id = ${tenantId} AND is_first`);
  return (rows[0] as { id: string }).id;
}

/** The first one first, then as they were made. */
export async function readCorpora({ tenantId, db }: TenantScope): Promise<StoredCorpus[]> {
  const { rows } = await db.execute(sql`SELECT ${COLUMNS} FROM corpus WHERE tenant_id = ${tenantId} ORDER BY is_first DESC, id`);
  return rows as unknown as StoredCorpus[];
}

export async function readCounts({ tenantId, db }: TenantScope): Promise<Map<string, Pick<CorpusView, 'entries' | 'published'>>> {
  const { rows } =
    await db.execute(sql`SELECT corpus_id, count(*) FILTER (WHERE status <> 'archived')::int AS entries, count(*) FILTER (WHERE status = 'published')::int AS published
    FROM corpus_entry WHERE tenant_id = ${tenantId} GROUP BY corpus_id`);
  return new Map(
    (rows as unknown as (Pick<CorpusView, 'entries' | 'published'> & { corpus_id: string })[]).map(({ corpus_id: id, ...counts }) => [
      id,
      counts,
    ]),
  );
}

/** Tags in use, the most frequent first. */
export async function readTags({ tenantId, db }: TenantScope, limit: number): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT tag FROM corpus_entry, unnest(tags) AS tag WHERE tenant_id = ${tenantId} AND tags <> '{}' GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${limit}`,
  );
  return (rows as unknown as { tag: string }[]).map(({ tag }) => tag);
}

export async function insertCorpus(
  { tenantId, db }: TenantScope,
  { name, description, default_locale: locale }: CorpusDraft,
): Promise<StoredCorpus> {
  const { rows } = await db.execute(sql`INSERT INTO corpus (tenant_id, name, name_key, description, default_locale)
    VALUES (${tenantId}, ${name}, ${corpusKey(name)}, ${description}, ${locale}) RETURNING ${COLUMNS}`);
  return rows[0] as unknown as StoredCorpus;
}

export async function replaceCorpus(
  { tenantId, db }: TenantScope,
  id: string,
  { name, description, default_locale: locale }: CorpusDraft,
): Promise<StoredCorpus> {
  const { rows } =
    await db.execute(sql`UPDATE corpus SET name = ${name}, name_key = ${corpusKey(name)}, description = ${description}, default_locale = ${locale}, version = version + 1
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING ${COLUMNS}`);
  return rows[0] as unknown as StoredCorpus;
}

export async function deleteCorpus({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM corpus WHERE tenant_id = ${tenantId} AND id = ${id}`);
}
