import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Puts the tasks of one behind those of the other. */
export async function moveTasks({ tenantId, db }: TenantScope, from: string, to: string): Promise<void> {
  await db.execute(sql`UPDATE work_order_task SET work_order_id = ${to},
      position = position + (SELECT coalesce(max(o.position), 0) FROM work_order_task o WHERE o.tenant_id = ${tenantId} AND o.work_order_id = ${to})
    WHERE tenant_id = ${tenantId} AND work_order_id = ${from}`);
}

/** Lets the links of one be those of the other. What would link it with itself, or twice, goes. */
export async function moveLinks({ tenantId, db }: TenantScope, from: string, to: string): Promise<void> {
  await db.execute(sql`DELETE FROM work_order_link l WHERE l.tenant_id = ${tenantId}
    AND ((l.work_order_id = ${from} AND (l.other_id = ${to} OR EXISTS (SELECT FROM work_order_link k WHERE k.tenant_id = l.tenant_id
        AND k.work_order_id = ${to} AND k.other_id = l.other_id AND k.kind = l.kind)))
      OR (l.other_id = ${from} AND (l.work_order_id = ${to} OR EXISTS (SELECT FROM work_order_link k WHERE k.tenant_id = l.tenant_id
        AND k.other_id = ${to} AND k.work_order_id = l.work_order_id AND k.kind = l.kind))))`);
  await db.execute(sql`UPDATE work_order_link SET work_order_id = CASE WHEN work_order_id = ${from} THEN ${to}::uuid ELSE work_order_id END,
      other_id = CASE WHEN other_id = ${from} THEN ${to}::uuid ELSE other_id END
    WHERE tenant_id = ${tenantId} AND (work_order_id = ${from} OR other_id = ${from})`);
}

export interface OrderSizes {
  messages: number;
  tasks: number;
  links: number;
  created_at: number;
}

/** How much there is of a work order. */
export async function readSizes({ tenantId, db }: TenantScope, id: string): Promise<OrderSizes> {
  const { rows } = await db.execute(sql`SELECT epoch_ms(w.created_at) AS created_at,
      (SELECT count(*) FROM message m WHERE m.tenant_id = w.tenant_id AND m.conversation_id = w.conversation_id AND m.kind = 'text') AS messages,
      (SELECT count(*) FROM work_order_task t WHERE t.tenant_id = w.tenant_id AND t.work_order_id = w.id) AS tasks,
      (SELECT count(*) FROM work_order_link l WHERE l.tenant_id = w.tenant_id AND (l.work_order_id = w.id OR l.other_id = w.id)) AS links
    FROM work_order w WHERE w.tenant_id = ${tenantId} AND w.id = ${id}`);
  return rows[0] as unknown as OrderSizes;
}
