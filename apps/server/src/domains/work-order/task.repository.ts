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
  const { rows } = await db.execute(sql`INSERT INTO work_order_task (tenant_id, id, work_order_id, body, created_at)
    VALUES (${tenantId}, ${id}, ${orderId}, ${body}, to_timestamp(${now} / 1000.0)) ON CONFLICT DO NOTHING RETURNING id`);
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

export async function findByNo({ tenantId, db }: TenantScope, no: number): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT id FROM work_order WHERE tenant_id = ${tenantId} AND no = ${no}`);
  return (rows[0] as { id: string } | undefined)?.id;
}

/** @returns whether it is new */
export async function insertLink(
  { tenantId, db }: TenantScope,
  orderId: string,
  otherId: string,
  kind: string,
  now: number,
): Promise<boolean> {
  const { rows } = await db.execute(sql`INSERT INTO work_order_link (tenant_id, work_order_id, other_id, kind, created_at)
    VALUES (${tenantId}, ${orderId}, ${otherId}, ${kind}, to_timestamp(${now} / 1000.0)) ON CONFLICT DO NOTHING RETURNING id`);
  return rows.length > 0;
}

/** @returns the number of the other end, where the link was there */
export async function deleteLink({ tenantId, db }: TenantScope, orderId: string, id: string): Promise<number | undefined> {
  const { rows } = await db.execute(sql`DELETE FROM work_order_link l USING work_order o
    WHERE l.tenant_id = ${tenantId} AND l.id = ${id} AND (l.work_order_id = ${orderId} OR l.other_id = ${orderId})
      AND o.tenant_id = l.tenant_id AND o.id = CASE WHEN l.other_id = ${orderId} THEN l.work_order_id ELSE l.other_id END RETURNING o.no`);
  return (rows[0] as { no: number } | undefined)?.no;
}
