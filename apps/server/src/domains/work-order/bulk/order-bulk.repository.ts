import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { Before, StoredOrderBulk } from './order-bulk.ts';

/** How work orders are now, in the order of their ids as given; what is not there is left out. */
export async function readBefore({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Before[]> {
  const { rows } =
    await db.execute(sql`SELECT w.id, w.no, w.assignee_id AS "assigneeId", w.team_id AS "teamId", w.priority FROM work_order w
    WHERE w.tenant_id = ${tenantId} AND w.id = ANY(${sql.param(ids)}::uuid[]) ORDER BY array_position(${sql.param(ids)}::uuid[], w.id)`);
  return rows as unknown as Before[];
}

type New = Pick<StoredOrderBulk, 'id' | 'userId' | 'action' | 'orders' | 'refused'>;

/** Writes down what is asked for; an id that was used keeps what it was used for. */
export async function insertBulk({ tenantId, db }: TenantScope, { id, userId, action, orders, refused }: New, now: number): Promise<void> {
  await db.execute(sql`INSERT INTO work_order_bulk (tenant_id, id, user_id, action, orders, total, refused, created_at, moved_at)
    VALUES (${tenantId}, ${id}, ${userId}, ${JSON.stringify(action)}::jsonb, ${JSON.stringify(orders)}::jsonb, ${orders.length}, ${JSON.stringify(refused)}::jsonb,
      to_timestamp(${now} / 1000.0), to_timestamp(${now} / 1000.0)) ON CONFLICT DO NOTHING`);
}

const BULK = sql.raw(`id, user_id AS "userId", action, orders, total, through, done, refused`);

export async function findBulk({ tenantId, db }: TenantScope, userId: number, id: string): Promise<StoredOrderBulk | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${BULK} FROM work_order_bulk WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND id = ${id}`,
  );
  return rows[0] as unknown as StoredOrderBulk | undefined;
}

/** Whoever works on it at the same time waits, and then does the next piece. */
export async function lockBulk({ tenantId, db }: TenantScope, id: string): Promise<StoredOrderBulk | undefined> {
  const { rows } = await db.execute(sql`SELECT ${BULK} FROM work_order_bulk WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`);
  return rows[0] as unknown as StoredOrderBulk | undefined;
}

/** Notes what became of a piece. */
export async function moveBulk(
  { tenantId, db }: TenantScope,
  id: string,
  { through, done, refused }: Pick<StoredOrderBulk, 'through' | 'done' | 'refused'>,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE work_order_bulk SET through = through + ${through}, done = done || ${JSON.stringify(done)}::jsonb,
    refused = refused || ${JSON.stringify(refused)}::jsonb, moved_at = to_timestamp(${now} / 1000.0) WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Actions under way that nobody has moved since a time, with who asked for them. */
export async function stuckBulks({ tenantId, db }: TenantScope, before: number): Promise<{ id: string; userId: number }[]> {
  const { rows } = await db.execute(sql`SELECT id, user_id AS "userId" FROM work_order_bulk
    WHERE tenant_id = ${tenantId} AND through < total AND moved_at <= to_timestamp(${before} / 1000.0) ORDER BY id`);
  return rows as unknown as { id: string; userId: number }[];
}

/** Forgets what was done before a time. */
export async function deleteBulks({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM work_order_bulk WHERE tenant_id = ${tenantId} AND created_at < to_timestamp(${before} / 1000.0)`);
}
