import type { WorkOrder } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

type LinkKind = WorkOrder['links'][number]['kind'];

export async function findByNo({ tenantId, db }: TenantScope, no: number): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT id FROM work_order WHERE tenant_id = ${tenantId} AND no = ${no}`);
  return (rows[0] as { id: string } | undefined)?.id;
}

/** @returns whether it is new */
export async function insertLink(
  { tenantId, db }: TenantScope,
  orderId: string,
  otherId: string,
  kind: LinkKind,
  now: number,
): Promise<boolean> {
  const { rows } = await db.execute(sql`INSERT INTO work_order_link (tenant_id, work_order_id, other_id, kind, created_at)
    VALUES (${tenantId}, ${orderId}, ${otherId}, ${kind}, to_timestamp(${now} / 1000.0)) ON CONFLICT DO NOTHING RETURNING id`);
  return rows.length > 0;
}

/** @returns the other end, where the link was there */
export async function deleteLink(
  { tenantId, db }: TenantScope,
  orderId: string,
  id: string,
): Promise<{ id: string; no: number } | undefined> {
  const { rows } = await db.execute(sql`DELETE FROM work_order_link l USING work_order o
    WHERE l.tenant_id = ${tenantId} AND l.id = ${id} AND (l.work_order_id = ${orderId} OR l.other_id = ${orderId})
      AND o.tenant_id = l.tenant_id AND o.id = CASE WHEN l.other_id = ${orderId} THEN l.work_order_id ELSE l.other_id END RETURNING o.id, o.no`);
  return rows[0] as { id: string; no: number } | undefined;
}

/** Whether two are linked either way. */
export async function isLinked({ tenantId, db }: TenantScope, orderId: string, otherId: string, kind: LinkKind): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM work_order_link WHERE tenant_id = ${tenantId} AND kind = ${kind}
    AND ((work_order_id = ${orderId} AND other_id = ${otherId}) OR (work_order_id = ${otherId} AND other_id = ${orderId}))`);
  return rows.length > 0;
}

/** Whether a work order leads back to itself by links of a kind. */
export async function isInCircle({ tenantId, db }: TenantScope, orderId: string, kind: LinkKind): Promise<boolean> {
  const { rows } = await db.execute(sql`WITH RECURSIVE led AS (
      SELECT other_id AS id FROM work_order_link WHERE tenant_id = ${tenantId} AND kind = ${kind} AND work_order_id = ${orderId}
      UNION SELECT l.other_id FROM led JOIN work_order_link l ON l.tenant_id = ${tenantId} AND l.kind = ${kind} AND l.work_order_id = led.id)
    SELECT FROM led WHERE id = ${orderId}`);
  return rows.length > 0;
}

/** How many parents a work order has. */
export async function countParents({ tenantId, db }: TenantScope, orderId: string): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*) AS count FROM work_order_link WHERE tenant_id = ${tenantId} AND other_id = ${orderId} AND kind = 'parent'`,
  );
  return (rows[0] as { count: number }).count;
}
