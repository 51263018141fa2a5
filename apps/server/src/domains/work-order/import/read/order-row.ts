import type { FieldValues, FormFault, OrderReject, WorkOrder, WorkOrderStatus, WorkOrderType } from '@lobby/contract';

/** What a row becomes: everything in it is known to the business. Times are epoch milliseconds. */
export interface OrderRowDraft {
  subject: string;
  description: string;
  reference: string | null;
  typeId: string;
  status: WorkOrderStatus;
  /** null is the type's. */
  priority: WorkOrder['priority'] | null;
  contact: { name: string; email: string; phone: string };
  assigneeId: number | null;
  teamId: string | null;
  dueAt: number | null;
  createdAt: number | null;
  fields: FieldValues;
}

export interface GoodOrderRow {
  row: number;
  draft: OrderRowDraft;
}

export interface RejectedOrderRow {
  row: number;
  code: OrderReject;
  /** What its reason names. */
  words: { max?: number; row?: number; column?: string; fault?: FormFault };
  subject: string;
}

/** What the business knows, as far as rows name it. */
export interface OrderDesk {
  types: readonly Pick<WorkOrderType, 'id' | 'name' | 'fields'>[];
  /** Type of rows that name none. */
  defaultTypeId: string | undefined;
  people: readonly { id: number; name: string; email: string }[];
  teams: readonly { id: string; name: string }[];
  /** In which the business counts its days. */
  zone: string;
}
