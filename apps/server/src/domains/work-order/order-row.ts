import type { Locale, WorkOrder, WorkOrderRow } from '@lobby/contract';
import { stageOf } from '@lobby/contract';
import { sql } from 'drizzle-orm';

/** Columns of a work order `w` of type `t`, contact `k`, thread `c` and team `g` as it travels; unread counts are those of the scope's user. */
export const ORDER_ROW =
  sql.raw(`w.id, w.no, w.subject, w.status, w.priority, w.origin, t.id AS type_id, t.name AS type_name, t.icon AS type_icon, w.conversation_id,
  k.id AS contact_id, k.no AS contact_no, k.name AS contact_name, w.assignee_id, w.assignee_name, g.id AS team_id, g.name AS team_name, w.language,
  c.last_author_kind, left(c.last_body, 200) AS last_body, epoch_ms(c.last_message_at) AS last_at,
  (SELECT count(*) FROM message m WHERE m.tenant_id = w.tenant_id AND m.conversation_id = w.conversation_id AND m.author_kind = 'contact'
     AND m.seq > coalesce((SELECT r.seen_seq FROM conversation_reader r WHERE r.tenant_id = w.tenant_id AND r.conversation_id = w.conversation_id AND r.user_id = scope_user()), 0)) AS unread,
  epoch_ms(w.first_reply_due_at) AS first_reply_due_at, epoch_ms(w.first_replied_at) AS first_replied_at, epoch_ms(w.resolve_due_at) AS resolve_due_at,
  epoch_ms(w.pending_until) AS pending_until, epoch_ms(w.created_at) AS created_at, epoch_ms(w.updated_at) AS updated_at, w.version`);

/** What `ORDER_ROW` is read from, behind a table or a query that is called `w`. */
export const ORDER_JOINS = sql.raw(`JOIN work_order_type t ON t.tenant_id = w.tenant_id AND t.id = w.type_id
  JOIN contact k ON k.tenant_id = w.tenant_id AND k.id = w.contact_id
  JOIN conversation c ON c.tenant_id = w.tenant_id AND c.id = w.conversation_id
  LEFT JOIN team g ON g.tenant_id = w.tenant_id AND g.id = w.team_id`);

export interface StoredOrderRow {
  id: string;
  no: number;
  subject: string;
  status: WorkOrder['status'];
  priority: WorkOrder['priority'];
  origin: WorkOrder['origin'];
  type_id: string;
  type_name: Partial<Record<Locale, string>>;
  type_icon: string;
  conversation_id: string;
  contact_id: string;
  contact_no: number;
  contact_name: string | null;
  assignee_id: number | null;
  assignee_name: string | null;
  team_id: string | null;
  team_name: string | null;
  language: Locale;
  last_author_kind: 'contact' | 'bot' | 'agent' | 'system' | null;
  last_body: string | null;
  last_at: number | null;
  unread: number;
  first_reply_due_at: number | null;
  first_replied_at: number | null;
  resolve_due_at: number | null;
  pending_until: number | null;
  created_at: number;
  updated_at: number;
  version: number;
}

export function toOrderRow(row: StoredOrderRow): WorkOrderRow {
  const {
    type_id: typeId,
    type_name: typeName,
    type_icon: icon,
    contact_id: contactId,
    contact_no: contactNo,
    contact_name: contactName,
    ...rest
  } = row;
  const { assignee_id: assigneeId, assignee_name: assigneeName, team_id: teamId, team_name: teamName, ...plain } = rest;
  const { last_author_kind: kind, last_body: body, last_at: at, ...kept } = plain;
  return {
    ...kept,
    stage: stageOf(row.status),
    type: { id: typeId, name: typeName, icon },
    contact: { id: contactId, no: contactNo, name: contactName },
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    team: teamId === null ? null : { id: teamId, name: teamName ?? '' },
    last_message: kind === null ? null : { author_kind: kind, body: body ?? '', at: at ?? row.updated_at },
  };
}
