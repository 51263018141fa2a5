import { nextStepAt, ORDER_DUE_SOON_MS, type WorkOrderStatus } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { waitForSame } from '#/database/wait-for-same.ts';
import { dueAt, type NewOrderEvent, type OrderState } from './order-state.ts';

const at = (ms: number | null) => sql`to_timestamp(${ms}::double precision / 1000.0)`;

const STATE =
  sql.raw(`id, no, type_id AS "typeId", conversation_id AS "conversationId", contact_id AS "contactId", subject, find_text AS "findText", priority, status,
  epoch_ms(status_at) AS since, assignee_id AS "assigneeId", assignee_name AS "assigneeName", team_id AS "teamId",
  epoch_ms(first_reply_due_at) AS "firstReplyDueAt", epoch_ms(first_replied_at) AS "firstRepliedAt", epoch_ms(resolve_due_at) AS "resolveDueAt",
  epoch_ms(pending_until) AS "pendingUntil", reminders, solution, epoch_ms(resolved_at) AS "resolvedAt", epoch_ms(closed_at) AS "closedAt",
  reopened_count AS "reopenedCount", merged_into_id AS "mergedIntoId", language, form, fields, version`);

/** The next number of the tenant. Whoever takes one at the same time waits, so that a number that is given back is given again. */
export function takeNo(scope: TenantScope): Promise<number> {
  return takeNos(scope, 1);
}

/** So many numbers in a row. @returns the first of them */
export async function takeNos({ tenantId, db }: TenantScope, count: number): Promise<number> {
  const { rows } = await db.execute(sql`INSERT INTO work_order_counter AS n (tenant_id, last_no) VALUES (${tenantId}, ${count})
    ON CONFLICT (tenant_id) DO UPDATE SET last_no = n.last_no + ${count} RETURNING last_no AS no`);
  return (rows[0] as { no: number }).no - count + 1;
}

export type NewOrder = Omit<OrderState, 'id'> & { clientId: string; origin: string; originConversationId: string | null };

export async function insertOrder({ tenantId, db }: TenantScope, order: NewOrder, now: number): Promise<string> {
  const { rows } =
    await db.execute(sql`INSERT INTO work_order (tenant_id, no, client_id, type_id, conversation_id, contact_id, origin, origin_conversation_id, subject, find_text,
      priority, status, status_at, team_id, first_reply_due_at, first_replied_at, resolve_due_at, due_at, language, form, fields, created_at, updated_at)
    VALUES (${tenantId}, ${order.no}, ${order.clientId}, ${order.typeId}, ${order.conversationId}, ${order.contactId}, ${order.origin}, ${order.originConversationId},
      ${order.subject}, ${order.findText}, ${order.priority}, ${order.status}, ${at(order.since)}, ${order.teamId}, ${at(order.firstReplyDueAt)}, ${at(order.firstRepliedAt)},
      ${at(order.resolveDueAt)}, ${at(dueAt({ ...order, id: '' }))}, ${order.language}, ${JSON.stringify(order.form)}::jsonb, ${JSON.stringify(order.fields)}::jsonb, ${at(now)}, ${at(now)})
    RETURNING id`);
  return (rows[0] as { id: string }).id;
}

/** The work order that was made under a client's id, and by whom it is; a call that is making it is waited for. */
export async function findByClientId(scope: TenantScope, clientId: string): Promise<{ id: string; contactId: string } | undefined> {
  await waitForSame(scope, 'work_order', clientId);
  const { tenantId, db } = scope;
  const { rows } = await db.execute(
    sql`SELECT id, contact_id AS "contactId" FROM work_order WHERE tenant_id = ${tenantId} AND client_id = ${clientId}`,
  );
  return rows[0] as { id: string; contactId: string } | undefined;
}

/** The thread of a work order; undefined where there is none, or it is not the contact's. */
export async function findThreadOf({ tenantId, db }: TenantScope, id: string, contactId?: string): Promise<string | undefined> {
  const own = contactId === undefined ? sql`` : sql`AND contact_id = ${contactId}`;
  const { rows } = await db.execute(
    sql`SELECT conversation_id AS thread FROM work_order WHERE tenant_id = ${tenantId} AND id = ${id} ${own}`,
  );
  return (rows[0] as { thread: string } | undefined)?.thread;
}

/** Whose a work order is, and how it stands. */
export async function findOrder(
  { tenantId, db }: TenantScope,
  id: string,
): Promise<{ contactId: string; status: WorkOrderStatus } | undefined> {
  const { rows } = await db.execute(
    sql`SELECT contact_id AS "contactId", status FROM work_order WHERE tenant_id = ${tenantId} AND id = ${id}`,
  );
  return rows[0] as { contactId: string; status: WorkOrderStatus } | undefined;
}

/** Whose the work order is that has a message; undefined where it has none of that number. */
export async function contactOfMessage(
  { tenantId, db }: TenantScope,
  { id, seq }: { id: string; seq: number },
): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT w.contact_id AS contact FROM work_order w
    JOIN message m ON m.tenant_id = w.tenant_id AND m.conversation_id = w.conversation_id AND m.seq = ${seq} AND m.kind = 'text'
    WHERE w.tenant_id = ${tenantId} AND w.id = ${id}`);
  return (rows[0] as { contact: string } | undefined)?.contact;
}

/** The threads of those work orders that there are. */
export async function findThreadsOf({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT conversation_id AS thread FROM work_order WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param([...ids])}::uuid[])`,
  );
  return (rows as unknown as { thread: string }[]).map(({ thread }) => thread);
}

/** Locks the work orders of threads that the caller holds locked. */
export async function lockByThread({ tenantId, db }: TenantScope, threads: readonly string[]): Promise<OrderState[]> {
  const { rows } = await db.execute(sql`SELECT ${STATE} FROM work_order
    WHERE tenant_id = ${tenantId} AND conversation_id = ANY(${sql.param(threads)}::uuid[]) ORDER BY id FOR UPDATE`);
  return rows as unknown as OrderState[];
}

export async function saveOrder({ tenantId, db }: TenantScope, state: OrderState, now: number): Promise<void> {
  await db.execute(sql`UPDATE work_order SET subject = ${state.subject}, find_text = ${state.findText}, priority = ${state.priority}, status = ${state.status}, status_at = ${at(state.since)},
      assignee_id = ${state.assigneeId}, assignee_name = ${state.assigneeName}, team_id = ${state.teamId}, first_reply_due_at = ${at(state.firstReplyDueAt)}, first_replied_at = ${at(state.firstRepliedAt)},
      resolve_due_at = ${at(state.resolveDueAt)}, due_at = ${at(dueAt(state))}, pending_until = ${at(state.pendingUntil)}, reminders = ${state.reminders}, next_step_at = ${at(nextStepAt(state))},
      solution = ${state.solution}, resolved_at = ${at(state.resolvedAt)}, closed_at = ${at(state.closedAt)}, reopened_count = ${state.reopenedCount},
      merged_into_id = ${state.mergedIntoId}, fields = ${JSON.stringify(state.fields)}::jsonb, version = ${state.version}, updated_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND id = ${state.id}`);
}

/** Somebody wrote in its thread. */
export async function touchOrder({ tenantId, db }: TenantScope, id: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE work_order SET updated_at = ${at(now)} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function insertEvents(
  { tenantId, db }: TenantScope,
  id: string,
  events: readonly NewOrderEvent[],
  now: number,
): Promise<void> {
  for (const { name, actor, from, to, words } of events)
    await db.execute(sql`INSERT INTO work_order_event (tenant_id, work_order_id, name, actor_kind, actor_id, actor_name, from_status, to_status, words, created_at)
      VALUES (${tenantId}, ${id}, ${name}, ${actor.kind}, ${actor.id}, ${actor.name}, ${from ?? null}, ${to ?? null}, ${words ?? null}, ${at(now)})`);
}

/** Threads of the work orders to which time alone does something by now. */
export async function findDue({ tenantId, db }: TenantScope, now: number, limit: number): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT conversation_id AS thread FROM work_order
    WHERE tenant_id = ${tenantId} AND next_step_at <= ${at(now)} ORDER BY next_step_at LIMIT ${limit}`);
  return (rows as unknown as { thread: string }[]).map(({ thread }) => thread);
}

/** Work orders that a contact has made since a time, in milliseconds since 1970. */
export async function countMade({ tenantId, db }: TenantScope, contactId: string, since: number): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*) AS count FROM work_order
    WHERE tenant_id = ${tenantId} AND contact_id = ${contactId} AND created_at > ${at(since)}`);
  return (rows[0] as { count: number }).count;
}

/** Whose a work order is, and its thread. */
export async function findMailedOrder(
  { tenantId, db }: TenantScope,
  id: string,
): Promise<{ conversationId: string; contactId: string } | undefined> {
  const { rows } = await db.execute(
    sql`SELECT conversation_id AS "conversationId", contact_id AS "contactId" FROM work_order WHERE tenant_id = ${tenantId} AND id = ${id}`,
  );
  return rows[0] as { conversationId: string; contactId: string } | undefined;
}

/** What became overdue longer ago was so before anybody could be told, in milliseconds. */
const OVER_MAX_MS = 86_400_000;

/** Marks work orders whose time is near or has just passed as told of that; one that somebody is changing comes with the next look. */
export async function markTold(
  { tenantId, db }: TenantScope,
  now: number,
  limit: number,
): Promise<{ thread: string; contactId: string; dueAt: number; isOver: boolean }[]> {
  const { rows } =
    await db.execute(sql`UPDATE work_order w SET near_told = w.due_at, passed_told = CASE WHEN w.due_at <= ${at(now)} THEN w.due_at ELSE w.passed_told END
    FROM (SELECT id FROM work_order WHERE tenant_id = ${tenantId} AND status IN ('new', 'open', 'pending', 'on_hold')
        AND coalesce(due_at, 'infinity') BETWEEN ${at(now - OVER_MAX_MS)} AND ${at(now + ORDER_DUE_SOON_MS)}
        AND (CASE WHEN due_at <= ${at(now)} THEN passed_told ELSE near_told END) IS DISTINCT FROM due_at
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) due
    WHERE w.tenant_id = ${tenantId} AND w.id = due.id
    RETURNING w.conversation_id AS thread, w.contact_id AS "contactId", epoch_ms(w.due_at) AS "dueAt", w.due_at <= ${at(now)} AS "isOver"`);
  return rows as unknown as { thread: string; contactId: string; dueAt: number; isOver: boolean }[];
}

/** What was promised to one contact is promised to their other self. @param among only those of these threads */
export async function moveOrders({ tenantId, db }: TenantScope, from: string, to: string, among?: readonly string[]): Promise<void> {
  const only = among === undefined ? sql`` : sql`AND conversation_id = ANY(${sql.param(among)}::uuid[])`;
  await db.execute(sql`UPDATE work_order SET contact_id = ${to} WHERE tenant_id = ${tenantId} AND contact_id = ${from} ${only}`);
}
