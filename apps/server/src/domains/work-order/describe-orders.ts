import type { EventWorkOrder } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Work orders as programs outside are told of them, by the ids of their threads; those that are gone are left out. */
export async function describeOrders({ tenantId, db }: TenantScope, threads: readonly string[]): Promise<Map<string, EventWorkOrder>> {
  if (threads.length === 0) return new Map();
  const { rows } =
    await db.execute(sql`SELECT w.conversation_id AS thread, jsonb_build_object('id', w.id, 'no', w.no, 'subject', w.subject, 'status', w.status,
      'priority', w.priority, 'origin', w.origin, 'type_id', w.type_id, 'contact', jsonb_build_object('id', k.id, 'no', k.no, 'name', k.name, 'email', k.email),
      'assignee', CASE WHEN w.assignee_id IS NOT NULL THEN jsonb_build_object('id', w.assignee_id, 'name', coalesce(w.assignee_name, '')) END,
      'team', CASE WHEN g.id IS NOT NULL THEN jsonb_build_object('id', g.id, 'name', g.name) END, 'language', w.language, 'fields', w.fields, 'solution', w.solution,
      'first_reply_due_at', epoch_ms(w.first_reply_due_at), 'first_replied_at', epoch_ms(w.first_replied_at), 'resolve_due_at', epoch_ms(w.resolve_due_at),
      'resolved_at', epoch_ms(w.resolved_at), 'closed_at', epoch_ms(w.closed_at), 'created_at', epoch_ms(w.created_at), 'updated_at', epoch_ms(w.updated_at)) AS told
    FROM work_order w JOIN contact k ON k.tenant_id = w.tenant_id AND k.id = w.contact_id
    LEFT JOIN team g ON g.tenant_id = w.tenant_id AND g.id = w.team_id
    WHERE w.tenant_id = ${tenantId} AND w.conversation_id = ANY(${sql.param([...new Set(threads)])}::uuid[])`);
  return new Map((rows as unknown as { thread: string; told: EventWorkOrder }[]).map(({ thread, told }) => [thread, told]));
}
