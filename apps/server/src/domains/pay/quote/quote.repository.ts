import { and, eq } from 'drizzle-orm';
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
