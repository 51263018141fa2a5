import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { createBulkStore } from '#/database/bulk-store.ts';
import type { Before, DoneOrder, StoredAction } from './order-bulk.ts';

/** How work orders are now, in the order of their ids as given; what is not there is left out. */
export async function readBefore({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Before[]> {
  const { rows } =
    await db.execute(sql`SELECT w.id, w.no, w.assignee_id AS "assigneeId", w.team_id AS "teamId", w.priority FROM work_order w
    WHERE w.tenant_id = ${tenantId} AND w.id = ANY(${sql.param(ids)}::uuid[]) ORDER BY array_position(${sql.param(ids)}::uuid[], w.id)`);
  return rows as unknown as Before[];
}

/** What is being done with many work orders at once. */
export const orderBulks = createBulkStore<StoredAction, Before, DoneOrder>('work_order_bulk', 'orders');
