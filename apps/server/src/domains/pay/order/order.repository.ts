import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { payOrder } from './order.table.ts';

export type OrderRow = typeof payOrder.$inferSelect;

const OPEN = ['created', 'paying'] as const;

const own = ({ tenantId }: TenantScope) => eq(payOrder.tenantId, tenantId);

/** @returns undefined where the number is taken */
export async function insertOrder(scope: TenantScope, row: Omit<typeof payOrder.$inferInsert, 'tenantId'>): Promise<OrderRow | undefined> {
  const [inserted] = await scope.db
    .insert(payOrder)
    .values({ tenantId: scope.tenantId, ...row })
    .onConflictDoNothing({ target: payOrder.no })
    .returning();
  return inserted;
}

export async function findOrderByNo(scope: TenantScope, no: string): Promise<OrderRow | undefined> {
  const [found] = await scope.db
    .select()
    .from(payOrder)
    .where(and(own(scope), eq(payOrder.no, no)));
  return found;
}

export async function lockOrderByNo(scope: TenantScope, no: string): Promise<OrderRow | undefined> {
  const [found] = await scope.db
    .select()
    .from(payOrder)
    .where(and(own(scope), eq(payOrder.no, no)))
    .for('update');
  return found;
}

export async function findOrderByQuote(scope: TenantScope, quoteId: string): Promise<OrderRow | undefined> {
  const [found] = await scope.db
    .select()
    .from(payOrder)
    .where(and(own(scope), eq(payOrder.quoteId, quoteId)));
  return found;
}

export async function updateOrder(scope: TenantScope, id: string, change: Partial<OrderRow>): Promise<OrderRow> {
  const [updated] = await scope.db
    .update(payOrder)
    .set(change)
    .where(and(own(scope), eq(payOrder.id, id)))
    .returning();
  if (!updated) throw new Error(`order ${id} is gone`);
  return updated;
}

export interface OrderPosition {
  /** Milliseconds since 1970. */
  createdAt: number;
  id: string;
}

export function findLatestOrders(scope: TenantScope, after: OrderPosition | undefined, limit: number): Promise<OrderRow[]> {
  const isAfter = after && sql`(${payOrder.createdAt}, ${payOrder.id}) < (${new Date(after.createdAt)}, ${after.id}::uuid)`;
  return scope.db
    .select()
    .from(payOrder)
    .where(and(own(scope), isAfter))
    .orderBy(desc(payOrder.createdAt), desc(payOrder.id))
    .limit(limit);
}

export function findOpenOrders(scope: TenantScope): Promise<OrderRow[]> {
  return scope.db
    .select()
    .from(payOrder)
    .where(and(own(scope), inArray(payOrder.status, OPEN)));
}

/** Paid orders that run beyond `at` and that no larger plan has taken over. */
export function findRunningOrders(scope: TenantScope, at: Date): Promise<OrderRow[]> {
  return scope.db
    .select()
    .from(payOrder)
    .where(and(own(scope), eq(payOrder.status, 'paid'), isNull(payOrder.creditedAt), gt(payOrder.endTime, at)));
}

export async function markCredited(scope: TenantScope, ids: readonly string[], at: Date): Promise<void> {
  await scope.db
    .update(payOrder)
    .set({ creditedAt: at })
    .where(and(own(scope), inArray(payOrder.id, ids)));
}

/** Lets paid orders begin and end later, by milliseconds. */
export async function shiftOrders(scope: TenantScope, ids: readonly string[], shift: number): Promise<void> {
  const by = sql`${shift} * interval '1 millisecond'`;
  await scope.db
    .update(payOrder)
    .set({
      startTime: sql`${payOrder.startTime} + ${by}`,
      endTime: sql`${payOrder.endTime} + ${by}`,
      valueFrom: sql`${payOrder.valueFrom} + ${by}`,
    })
    .where(and(own(scope), inArray(payOrder.id, ids)));
}

/** Orders with a coupon, of those in some states; `except` is not asked about. */
export function findOrdersWithCoupon(
  scope: TenantScope,
  coupon: string,
  statuses: OrderRow['status'][],
  exceptId?: string,
): Promise<OrderRow[]> {
  return scope.db
    .select()
    .from(payOrder)
    .where(
      and(
        own(scope),
        eq(payOrder.coupon, coupon),
        inArray(payOrder.status, statuses),
        exceptId === undefined ? undefined : ne(payOrder.id, exceptId),
      ),
    );
}

export async function findLatestInvoice(scope: TenantScope): Promise<OrderRow['invoice']> {
  const [found] = await scope.db
    .select({ invoice: payOrder.invoice })
    .from(payOrder)
    .where(and(own(scope), isNotNull(payOrder.invoice)))
    .orderBy(desc(payOrder.createdAt), desc(payOrder.id))
    .limit(1);
  return found?.invoice ?? null;
}
