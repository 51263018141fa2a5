import type { EventData } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

type Told = EventData<'corpus.gap'>['gap'];

/** Gaps of the knowledge as programs outside are told of them, by their ids. */
export async function describeGaps({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Map<string, Told>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute(sql`SELECT id, question, locale, asked_count AS asked, epoch_ms(last_at) AS last_at
    FROM corpus_gap WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map((rows as unknown as Told[]).map((row) => [row.id, row]));
}
