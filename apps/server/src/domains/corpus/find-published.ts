import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface PublishedEntry {
  id: string;
  question: string;
  answer: string;
  locale: Locale;
}

/** Those of the entries that are published. */
export async function findPublished({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<PublishedEntry[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute(sql`SELECT id, question, answer, locale FROM corpus_entry
    WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[]) AND status = 'published'`);
  return rows as unknown as PublishedEntry[];
}
