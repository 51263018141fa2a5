import { and, eq } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import { paymentEvent } from './event.table.ts';

type EventRow = typeof paymentEvent.$inferSelect;

/** Writes a report down. @returns when it was applied; null where it was not yet, whether it is new or known */
export async function recordEvent(
  { db }: PlatformScope,
  row: typeof paymentEvent.$inferInsert,
): Promise<Pick<EventRow, 'id' | 'appliedAt'>> {
  await db
    .insert(paymentEvent)
    .values(row)
    .onConflictDoNothing({ target: [paymentEvent.provider, paymentEvent.eventId] });
  const [found] = await db
    .select({ id: paymentEvent.id, appliedAt: paymentEvent.appliedAt })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.provider, row.provider), eq(paymentEvent.eventId, row.eventId)));
  if (!found) throw new Error('the report was not written');
  return found;
}

export async function markApplied({ db }: PlatformScope, id: string, outcome: string, at: Date): Promise<void> {
  await db.update(paymentEvent).set({ outcome, appliedAt: at }).where(eq(paymentEvent.id, id));
}
