import { nextStepAt } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { BroughtOrder } from './bring-orders.ts';
import { dueAt, type OrderState } from './order-state.ts';

/** A work order that has its number, thread and customer. */
export interface PlacedOrder extends Omit<BroughtOrder, 'state'> {
  state: Omit<OrderState, 'id'>;
}

const at = (name: string) => sql.raw(`to_timestamp(r."${name}" / 1000.0)`);

/** Stores work orders with the line that says where they come from, a statement each. @returns their ids by number */
export async function insertBrought(scope: TenantScope, orders: readonly PlacedOrder[], now: number): Promise<Map<number, string>> {
  const ids = await insertOrders(scope, orders, now);
  const { tenantId, db } = scope;
  const lines = orders.map(({ state: { no }, event: { name, actor, to, words } }) => {
    return { id: ids.get(no), name, kind: actor.kind, by: actor.id, byName: actor.name, to, words };
  });
  await db.execute(sql`INSERT INTO work_order_event (tenant_id, work_order_id, name, actor_kind, actor_id, actor_name, to_status, words, created_at)
    SELECT ${tenantId}, r.id, r.name, r.kind, r.by, r."byName", r.to, r.words, to_timestamp(${now}::double precision / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS r(id uuid, name text, kind text, by bigint, "byName" text, "to" text, words text)`);
  return ids;
}

async function insertOrders({ tenantId, db }: TenantScope, orders: readonly PlacedOrder[], now: number): Promise<Map<number, string>> {
  const rows = orders.map(({ state, clientId, reference, isQuiet, madeAt }) => {
    const whole = { ...state, id: '' };
    return { ...state, clientId, reference, madeAt, dueAt: dueAt(whole), nextStepAt: isQuiet ? null : nextStepAt(whole) };
  });
  const stored =
    await db.execute(sql`INSERT INTO work_order (tenant_id, no, client_id, external_ref, type_id, conversation_id, contact_id, origin, subject, find_text, priority, status, status_at,
      assignee_id, assignee_name, team_id, first_reply_due_at, first_replied_at, resolve_due_at, due_at, pending_until, next_step_at, solution, resolved_at, closed_at,
      language, form, fields, version, created_at, updated_at)
    SELECT ${tenantId}, r.no, r."clientId", r.reference, r."typeId", r."conversationId", r."contactId", 'import', r.subject, r."findText", r.priority, r.status, ${at('since')},
      r."assigneeId", r."assigneeName", r."teamId", ${at('firstReplyDueAt')}, ${at('firstRepliedAt')}, ${at('resolveDueAt')}, ${at('dueAt')}, ${at('pendingUntil')}, ${at('nextStepAt')},
      r.solution, ${at('resolvedAt')}, ${at('closedAt')}, r.language, r.form, r.fields, r.version, ${at('madeAt')}, to_timestamp(${now}::double precision / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(no bigint, "clientId" uuid, reference text, "typeId" uuid, "conversationId" uuid, "contactId" uuid, subject text,
      "findText" text, priority text, status text, since double precision, "assigneeId" bigint, "assigneeName" text, "teamId" uuid, "firstReplyDueAt" double precision,
      "firstRepliedAt" double precision, "resolveDueAt" double precision, "dueAt" double precision, "pendingUntil" double precision, "nextStepAt" double precision, solution text,
      "resolvedAt" double precision, "closedAt" double precision, language text, form jsonb, fields jsonb, version integer, "madeAt" double precision)
    RETURNING id, no`);
  return new Map((stored.rows as unknown as { id: string; no: number }[]).map(({ id, no }) => [no, id]));
}
