import { foldCanned, type Term, type TermDraft } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const TERM = sql.raw(`id, source, keep, texts, case_sensitive, version, updated_by, epoch_ms(updated_at) AS updated_at`);

/** Who writes, and when, in milliseconds since 1970. */
export interface TermStamp {
  name: string;
  at: number;
}

export async function readTerms({ tenantId, db }: TenantScope): Promise<Term[]> {
  const { rows } = await db.execute(sql`SELECT ${TERM} FROM glossary_term WHERE tenant_id = ${tenantId} ORDER BY source_key, id`);
  return rows as unknown as Term[];
}

/** Makes writers of the glossary wait for each other, and counts what is in it. */
export async function lockAndCount({ tenantId, db }: TenantScope): Promise<number> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`glossary:${tenantId}`}))`);
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM glossary_term WHERE tenant_id = ${tenantId}`);
  return (rows[0] as { count: number }).count;
}

export async function findTerm({ tenantId, db }: TenantScope, id: string): Promise<Term | undefined> {
  const { rows } = await db.execute(sql`SELECT ${TERM} FROM glossary_term WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return rows[0] as unknown as Term | undefined;
}

/** Whether another term is written alike. */
export async function isTermTaken({ tenantId, db }: TenantScope, source: string, except: string | null): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM glossary_term
    WHERE tenant_id = ${tenantId} AND source_key = ${foldCanned(source)} AND id IS DISTINCT FROM ${except}::uuid`);
  return rows.length > 0;
}

export async function insertTerm({ tenantId, db }: TenantScope, draft: TermDraft, { name, at }: TermStamp): Promise<Term> {
  const { source, keep, texts, case_sensitive: isCaseSensitive } = draft;
  const { rows } =
    await db.execute(sql`INSERT INTO glossary_term (tenant_id, source, source_key, keep, texts, case_sensitive, updated_by, updated_at)
    VALUES (${tenantId}, ${source}, ${foldCanned(source)}, ${keep}, ${JSON.stringify(texts)}::jsonb, ${isCaseSensitive}, ${name}, to_timestamp(${at} / 1000.0))
    RETURNING ${TERM}`);
  return rows[0] as unknown as Term;
}

export async function replaceTerm({ tenantId, db }: TenantScope, id: string, draft: TermDraft, { name, at }: TermStamp): Promise<Term> {
  const { source, keep, texts, case_sensitive: isCaseSensitive } = draft;
  const { rows } = await db.execute(sql`UPDATE glossary_term SET source = ${source}, source_key = ${foldCanned(source)}, keep = ${keep},
    texts = ${JSON.stringify(texts)}::jsonb, case_sensitive = ${isCaseSensitive}, version = version + 1, updated_by = ${name}, updated_at = to_timestamp(${at} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING ${TERM}`);
  return rows[0] as unknown as Term;
}

/** @returns false where there is no such term */
export async function deleteTerm({ tenantId, db }: TenantScope, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`DELETE FROM glossary_term WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING id`);
  return rows.length > 0;
}
