import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export async function countTasks({ tenantId, db }: TenantScope, orderId: string): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*) AS count FROM work_order_task WHERE tenant_id = ${tenantId} AND work_order_id = ${orderId}`,
  );
  return (rows[0] as { count: number }).count;
}

/** Stores a task, once. @returns whether it is new */
export async function insertTask({ tenantId, db }: TenantScope, orderId: string, id: string, body: string, now: number): Promise<boolean> {
  const { rows } = await db.execute(sql`INSERT INTO work_order_task (tenant_id, id, work_order_id, body, created_at, position)
    SELECT ${tenantId}, ${id}, ${orderId}, ${body}, to_timestamp(${now} / 1000.0), coalesce(max(t.position), 0) + 1
    FROM work_order_task t WHERE t.tenant_id = ${tenantId} AND t.work_order_id = ${orderId} ON CONFLICT DO NOTHING RETURNING id`);
  return rows.length > 0;
}

/** @returns its text, where it was the other way before */
export async function tickTask(
  { tenantId, db }: TenantScope,
  orderId: string,
  id: string,
  done: boolean,
  by: string,
): Promise<string | undefined> {
  const { rows } = await db.execute(sql`UPDATE work_order_task SET done = ${done}, done_by = ${done ? by : null}
    WHERE tenant_id = ${tenantId} AND work_order_id = ${orderId} AND id = ${id} AND done <> ${done} RETURNING body`);
  return (rows[0] as { body: string } | undefined)?.body;
}

/** @returns its text, where it was there */
export async function deleteTask({ tenantId, db }: TenantScope, orderId: string, id: string): Promise<string | undefined> {
  const { rows } = await db.execute(
    sql`DELETE FROM work_order_task WHERE tenant_id = ${tenantId} AND work_order_id = ${orderId} AND id = ${id} RETURNING body`,
  );
  return (rows[0] as { body: string } | undefined)?.body;
}

/** Those that are named stand first, in the order named. */
export async function saveTaskOrder({ tenantId, db }: TenantScope, orderId: string, ids: readonly string[]): Promise<void> {
  await db.execute(sql`UPDATE work_order_task t SET position = r.place FROM (
      SELECT o.id, row_number() OVER (ORDER BY array_position(${sql.param([...ids])}::uuid[], o.id), o.position, o.created_at, o.id) AS place
      FROM work_order_task o WHERE o.tenant_id = ${tenantId} AND o.work_order_id = ${orderId}) r
    WHERE t.tenant_id = ${tenantId} AND t.work_order_id = ${orderId} AND t.id = r.id`);
}
