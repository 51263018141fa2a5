import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { ORDER_BITS } from './order-bits.ts';

/** What a work order is found by. */
export interface OrderTexts {
  id: string;
  own: string;
  /** Name and addresses of its customer. */
  customers: string;
}

/** Locks work orders whose bits are not those of their texts; what somebody else has locked is left to another time. */
export async function lockStale({ tenantId, db }: TenantScope, limit: number): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT work_order_id AS id FROM work_order_search
    WHERE tenant_id = ${tenantId} AND is_stale ORDER BY work_order_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

export async function readTexts({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<OrderTexts[]> {
  const { rows } = await db.execute(sql`SELECT w.id, w.find_text AS own, k.find_text AS customers
    FROM work_order w JOIN contact k ON k.tenant_id = w.tenant_id AND k.id = w.contact_id
    WHERE w.tenant_id = ${tenantId} AND w.id = ANY(${sql.param(ids)}::uuid[])`);
  return rows as unknown as OrderTexts[];
}

export async function saveBits({ tenantId, db }: TenantScope, made: readonly { id: string; bits: string }[]): Promise<void> {
  await db.execute(sql`UPDATE work_order_search s SET bits = ('x' || r.bits)::bit(${sql.raw(String(ORDER_BITS))}), is_stale = false
    FROM jsonb_to_recordset(${JSON.stringify(made)}::jsonb) AS r(id uuid, bits text)
    WHERE s.tenant_id = ${tenantId} AND s.work_order_id = r.id`);
}
