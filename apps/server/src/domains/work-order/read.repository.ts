import type { FieldValues, FormField, WorkOrder, WorkOrderEvent } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { asUser } from '#/database/as-user.ts';
import { ORDER_JOINS, ORDER_ROW, toOrderRow, type StoredOrderRow } from './order-row.ts';

/** Events that one look shows; older ones of a work order with more are left out. */
const EVENTS_SHOWN = 500;

type Detail = StoredOrderRow & {
  form: FormField[];
  fields: FieldValues;
  solution: string;
  reopened_count: number;
  resolved_at: number | null;
  closed_at: number | null;
  next_step_at: number | null;
  merged_into_id: string | null;
  merged_into: WorkOrder['merged_into'];
  merged: WorkOrder['merged'];
  csat: WorkOrder['csat'];
  origin_conversation: WorkOrder['origin_conversation'];
  external_ref: string | null;
};

const DETAIL =
  sql.raw(`w.form, w.fields, w.solution, w.reopened_count, epoch_ms(w.resolved_at) AS resolved_at, epoch_ms(w.closed_at) AS closed_at,
  epoch_ms(w.next_step_at) AS next_step_at, w.merged_into_id, w.external_ref,
  (SELECT jsonb_build_object('id', m.id, 'no', m.no) FROM work_order m WHERE m.tenant_id = w.tenant_id AND m.id = w.merged_into_id) AS merged_into,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', m.id, 'no', m.no, 'conversation_id', m.conversation_id) ORDER BY m.no)
    FROM work_order m WHERE m.tenant_id = w.tenant_id AND m.merged_into_id = w.id), '[]') AS merged,
  (SELECT jsonb_build_object('score', r.csat_score, 'comment', r.csat_comment, 'reasons', to_jsonb(r.csat_reasons), 'at', epoch_ms(r.csat_at)) FROM conversation r
    WHERE r.tenant_id = w.tenant_id AND r.id = w.conversation_id AND r.csat_score IS NOT NULL) AS csat,
  (SELECT jsonb_build_object('id', o.id, 'no', o.no) FROM conversation o WHERE o.tenant_id = w.tenant_id AND o.id = w.origin_conversation_id) AS origin_conversation`);

/** A work order with everything that is known of it; undefined where the scope shows none. */
export async function readOrder(scope: TenantScope, id: string, userId: number): Promise<WorkOrder | undefined> {
  await asUser(scope, userId);
  const { rows } = await scope.db.execute(
    sql`SELECT ${ORDER_ROW}, ${DETAIL} FROM work_order w ${ORDER_JOINS} WHERE w.tenant_id = ${scope.tenantId} AND w.id = ${id}`,
  );
  const row = rows[0] as unknown as Detail | undefined;
  if (!row) return undefined;
  const { form, fields, solution, reopened_count, resolved_at, closed_at, next_step_at, origin_conversation, ...rest } = row;
  const { merged_into_id, merged_into, merged, csat, external_ref, ...plain } = rest;
  return {
    ...toOrderRow(plain),
    form,
    fields,
    solution,
    reopened_count,
    resolved_at,
    closed_at,
    next_step_at,
    merged_into_id,
    merged_into,
    merged,
    csat,
    origin_conversation,
    external_ref,
    events: await readEvents(scope, id),
    tasks: await readTasks(scope, id),
    links: await readLinks(scope, id),
  };
}

export async function readEvents({ tenantId, db }: TenantScope, id: string): Promise<WorkOrderEvent[]> {
  const { rows } =
    await db.execute(sql`SELECT * FROM (SELECT id, name, actor_kind, actor_name, from_status AS "from", to_status AS "to", words, epoch_ms(created_at) AS at, created_at
      FROM work_order_event WHERE tenant_id = ${tenantId} AND work_order_id = ${id} ORDER BY created_at DESC, id DESC LIMIT ${EVENTS_SHOWN}) latest
    ORDER BY created_at, id`);
  return rows as unknown as WorkOrderEvent[];
}

async function readTasks({ tenantId, db }: TenantScope, id: string): Promise<WorkOrder['tasks']> {
  const { rows } = await db.execute(
    sql`SELECT id, body, done, done_by FROM work_order_task WHERE tenant_id = ${tenantId} AND work_order_id = ${id} ORDER BY position, created_at, id`,
  );
  return rows as unknown as WorkOrder['tasks'];
}

/** Links from here and to here. One whose other end the scope does not show is not there. */
async function readLinks({ tenantId, db }: TenantScope, id: string): Promise<WorkOrder['links']> {
  const { rows } =
    await db.execute(sql`SELECT l.id, l.kind, l.other_id = ${id} AS inward, jsonb_build_object('id', o.id, 'no', o.no, 'subject', o.subject, 'status', o.status) AS other
    FROM work_order_link l JOIN work_order o ON o.tenant_id = l.tenant_id AND o.id = CASE WHEN l.other_id = ${id} THEN l.work_order_id ELSE l.other_id END
    WHERE l.tenant_id = ${tenantId} AND (l.work_order_id = ${id} OR l.other_id = ${id}) ORDER BY l.created_at, l.id`);
  return rows as unknown as WorkOrder['links'];
}

/** What was filled in and what came of it, of several work orders. */
export async function readAnswers(
  { tenantId, db }: TenantScope,
  ids: readonly string[],
): Promise<Map<string, { form: FormField[]; fields: FieldValues; solution: string; resolvedAt: number | null; closedAt: number | null }>> {
  const { rows } =
    await db.execute(sql`SELECT id, form, fields, solution, epoch_ms(resolved_at) AS "resolvedAt", epoch_ms(closed_at) AS "closedAt"
    FROM work_order WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param([...ids])}::uuid[])`);
  type Row = { id: string; form: FormField[]; fields: FieldValues; solution: string; resolvedAt: number | null; closedAt: number | null };
  return new Map((rows as unknown as Row[]).map(({ id, ...answer }) => [id, answer]));
}
