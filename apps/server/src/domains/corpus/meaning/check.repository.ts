import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** How an embedding model did on a business's own wordings. */
export interface EmbeddingCheck {
  model: string;
  /** Entries with wordings at that time. */
  entries: number;
  asked: number;
  /** Wordings that found their entry by words alone, and by the model alone. */
  byWords: number;
  byMeaning: number;
}

/** An entry with the wordings that it is asked by. */
export interface CheckedEntry {
  id: string;
  question: string;
  answer: string;
  locale: Locale;
  wordings: string[];
}

export async function readCheck({ tenantId, db }: TenantScope): Promise<EmbeddingCheck | undefined> {
  const { rows } = await db.execute(
    sql`SELECT model, entries, asked, by_words AS "byWords", by_meaning AS "byMeaning" FROM embedding_check WHERE tenant_id = ${tenantId}`,
  );
  return rows[0] as unknown as EmbeddingCheck | undefined;
}

export async function writeCheck({ tenantId, db }: TenantScope, check: EmbeddingCheck, now: number): Promise<void> {
  const { model, entries, asked, byWords, byMeaning } = check;
  await db.execute(sql`INSERT INTO embedding_check (tenant_id, model, entries, asked, by_words, by_meaning, checked_at)
    VALUES (${tenantId}, ${model}, ${entries}, ${asked}, ${byWords}, ${byMeaning}, to_timestamp(${now} / 1000.0))
    ON CONFLICT (tenant_id) DO UPDATE SET model = excluded.model, entries = excluded.entries, asked = excluded.asked, by_words = excluded.by_words,
      by_meaning = excluded.by_meaning, checked_at = excluded.checked_at`);
}

export async function countWorded({ tenantId, db }: TenantScope): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count FROM corpus_entry WHERE tenant_id = ${tenantId} AND status = 'published' AND cardinality(wordings) > 0`,
  );
  return (rows[0] as { count: number }).count;
}

/** Published entries, those with wordings first. */
export async function readChecked({ tenantId, db }: TenantScope, limit: number): Promise<CheckedEntry[]> {
  const { rows } = await db.execute(sql`SELECT id, question, answer, locale, wordings FROM corpus_entry
    WHERE tenant_id = ${tenantId} AND status = 'published' ORDER BY cardinality(wordings) > 0 DESC, id LIMIT ${limit}`);
  return rows as unknown as CheckedEntry[];
}
