import type { FieldValues, FormField, Locale, WorkOrder, WorkOrderEvent, WorkOrderStatus } from '@lobby/contract';

/** What decisions about a work order are made from: its row, without names of columns. Times are epoch milliseconds. */
export interface OrderState {
  id: string;
  no: number;
  typeId: string;
  conversationId: string;
  contactId: string;
  subject: string;
  findText: string;
  priority: WorkOrder['priority'];
  status: WorkOrderStatus;
  /** Since when it has this status. */
  since: number;
  assigneeId: number | null;
  assigneeName: string | null;
  teamId: string | null;
  firstReplyDueAt: number | null;
  firstRepliedAt: number | null;
  resolveDueAt: number | null;
  pendingUntil: number | null;
  /** Reminders sent since it waits for the customer. */
  reminders: number;
  solution: string;
  resolvedAt: number | null;
  closedAt: number | null;
  reopenedCount: number;
  mergedIntoId: string | null;
  language: Locale;
  form: FormField[];
  fields: FieldValues;
  version: number;
}

/** Who does something to a work order. */
export interface OrderActor {
  kind: WorkOrderEvent['actor_kind'];
  /** Of a colleague. */
  id: number | null;
  name: string | null;
}

export const SYSTEM: OrderActor = { kind: 'system', id: null, name: null };
export const CUSTOMER: OrderActor = { kind: 'customer', id: null, name: null };

/** What was done, as it is written down. */
export interface NewOrderEvent {
  name: WorkOrderEvent['name'];
  actor: OrderActor;
  from?: WorkOrderStatus;
  to?: WorkOrderStatus;
  words?: string;
}

/** The times that were promised stand still: the next word is somebody else's. */
export const isResting = (status: WorkOrderStatus) => status === 'pending' || status === 'on_hold';

/** The next time that was promised and is not met yet; null where none is. */
export function dueAt({ status, firstReplyDueAt, firstRepliedAt, resolveDueAt }: OrderState): number | null {
  // Who waits for the customer or a supplier misses nothing.
  if (isResting(status)) return null;
  const open = [firstRepliedAt === null ? firstReplyDueAt : null, resolveDueAt].filter((at) => at !== null);
  return open.length === 0 ? null : Math.min(...open);
}
