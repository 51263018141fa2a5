import type { WorkOrderType, WorkOrderTypeDraft } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const TYPE =
  sql.raw(`t.id, t.name, t.icon, t.fields, t.default_team_id, t.default_priority, t.reply_within_min, t.resolve_within_min, t.auto_reply,
  t.customer_can_create, t.enabled, t.position, t.version`);
const USED = sql.raw(`(SELECT count(*) FROM work_order w WHERE w.tenant_id = t.tenant_id AND w.type_id = t.id) AS used`);

export async function readTypes({ tenantId, db }: TenantScope): Promise<WorkOrderType[]> {
  const { rows } = await db.execute(
    sql`SELECT ${TYPE}, ${USED} FROM work_order_type t WHERE t.tenant_id = ${tenantId} ORDER BY t.position, t.id`,
  );
  return rows as unknown as WorkOrderType[];
}

/** Types without how often they were used. */
export async function readForms({ tenantId, db }: TenantScope): Promise<WorkOrderType[]> {
  const { rows } = await db.execute(sql`SELECT ${TYPE}, 0 AS used FROM work_order_type t
    WHERE t.tenant_id = ${tenantId} AND t.enabled ORDER BY t.position, t.id`);
  return rows as unknown as WorkOrderType[];
}

/** Nobody changes the type until the caller's transaction ends. */
export async function holdType({ tenantId, db }: TenantScope, id: string): Promise<WorkOrderType | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${TYPE}, 0 AS used FROM work_order_type t WHERE t.tenant_id = ${tenantId} AND t.id = ${id} FOR SHARE`,
  );
  return rows[0] as unknown as WorkOrderType | undefined;
}

/** Makes writers of types wait for each other, and counts them. */
export async function lockAndCount({ tenantId, db }: TenantScope): Promise<number> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`work_order_type:${tenantId}`}))`);
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM work_order_type WHERE tenant_id = ${tenantId}`);
  return (rows[0] as { count: number }).count;
}

export async function findType({ tenantId, db }: TenantScope, id: string): Promise<WorkOrderType | undefined> {
  const { rows } = await db.execute(sql`SELECT ${TYPE}, ${USED} FROM work_order_type t WHERE t.tenant_id = ${tenantId} AND t.id = ${id}`);
  return rows[0] as unknown as WorkOrderType | undefined;
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

function valuesOf(draft: WorkOrderTypeDraft) {
  return sql`${json(draft.name)}, ${draft.icon}, ${json(draft.fields)}, ${draft.default_team_id}::uuid, ${draft.default_priority}, ${draft.reply_within_min}::integer,
    ${draft.resolve_within_min}::integer, ${json(draft.auto_reply)}, ${draft.customer_can_create}, ${draft.enabled}, ${draft.position}::integer`;
}

const COLUMNS = sql.raw(
  `name, icon, fields, default_team_id, default_priority, reply_within_min, resolve_within_min, auto_reply, customer_can_create, enabled, position`,
);

export async function insertType({ tenantId, db }: TenantScope, draft: WorkOrderTypeDraft, now: number): Promise<string> {
  const { rows } = await db.execute(sql`INSERT INTO work_order_type (tenant_id, ${COLUMNS}, updated_at)
    VALUES (${tenantId}, ${valuesOf(draft)}, to_timestamp(${now} / 1000.0)) RETURNING id`);
  return (rows[0] as { id: string }).id;
}

export async function replaceType({ tenantId, db }: TenantScope, id: string, draft: WorkOrderTypeDraft, now: number): Promise<void> {
  await db.execute(sql`UPDATE work_order_type SET (${COLUMNS}) = (${valuesOf(draft)}), version = version + 1, updated_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function turnOff({ tenantId, db }: TenantScope, id: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE work_order_type SET enabled = false, version = version + 1, updated_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function deleteType({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM work_order_type WHERE tenant_id = ${tenantId} AND id = ${id}`);
}
