import { and, eq, lt, sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { payQuote } from './quote.table.ts';

export type QuoteRow = typeof payQuote.$inferSelect;

export async function insertQuote({ tenantId, db }: TenantScope, row: Omit<typeof payQuote.$inferInsert, 'tenantId'>): Promise<string> {
  const [inserted] = await db
    .insert(payQuote)
    .values({ tenantId, ...row })
    .returning({ id: payQuote.id });
  if (!inserted) throw new Error('the quote was not written');
  return inserted.id;
}

export async function findQuoteRow({ tenantId, db }: TenantScope, id: string): Promise<QuoteRow | undefined> {
  const [found] = await db
    .select()
    .from(payQuote)
    .where(and(eq(payQuote.tenantId, tenantId), eq(payQuote.id, id)));
  return found;
}

export async function deleteUnorderedQuotesBefore({ tenantId, db }: TenantScope, before: Date): Promise<void> {
  const isOrdered = sql`EXISTS (SELECT FROM pay_order o WHERE o.tenant_id = ${payQuote.tenantId} AND o.quote_id = ${payQuote.id})`;
  await db.delete(payQuote).where(and(eq(payQuote.tenantId, tenantId), lt(payQuote.createdAt, before), sql`NOT ${isOrdered}`));
}
