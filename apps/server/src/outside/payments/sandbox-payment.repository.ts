import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PlatformScope } from '#/database/transaction.ts';
import type { PaymentStatus } from './payment-provider.ts';
import { sandboxPayment } from './sandbox-payment.table.ts';

export type SandboxRow = typeof sandboxPayment.$inferSelect;

/** @returns the payment, or the one that was made with the same key */
export async function insertPayment({ db }: PlatformScope, row: typeof sandboxPayment.$inferInsert): Promise<SandboxRow | undefined> {
  const [inserted] = await db.insert(sandboxPayment).values(row).onConflictDoNothing({ target: sandboxPayment.idempotencyKey }).returning();
  if (inserted) return inserted;
  const [made] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.idempotencyKey, row.idempotencyKey));
  return made;
}

export async function findPayment({ db }: PlatformScope, ref: string): Promise<SandboxRow | undefined> {
  const [found] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.ref, ref));
  return found;
}

/** Changes a payment that is in one of `from`; any other stays as it is. */
export async function movePayment(
  { db }: PlatformScope,
  ref: string,
  from: PaymentStatus[],
  change: Partial<Pick<SandboxRow, 'status' | 'voucher' | 'expiresAt'>>,
): Promise<void> {
  await db
    .update(sandboxPayment)
    .set(change)
    .where(and(eq(sandboxPayment.ref, ref), inArray(sandboxPayment.status, from)));
}

/** Nobody pays after the end. */
export async function expirePayment({ db }: PlatformScope, ref: string, now: Date): Promise<void> {
  await db
    .update(sandboxPayment)
    .set({ status: 'expired' })
    .where(
      and(eq(sandboxPayment.ref, ref), inArray(sandboxPayment.status, ['open', 'waiting']), sql`${sandboxPayment.expiresAt} <= ${now}`),
    );
}
