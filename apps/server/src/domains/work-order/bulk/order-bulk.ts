import type { CodeName, OrderAction, WorkOrder } from '@lobby/contract';

/** A work order as it was before it was changed with others. */
export interface Before {
  id: string;
  no: number;
  assigneeId: number | null;
  teamId: string | null;
  priority: WorkOrder['priority'];
  /** Of what is taken back: as it was left by what is taken back. */
  version?: number;
}

/** What is done with each, or that something is taken back. */
export type StoredAction = OrderAction | { kind: 'back'; of: (OrderAction & { kind: 'assign' | 'team' | 'priority' })['kind'] };

export interface StoredOrderBulk {
  id: string;
  userId: number;
  action: StoredAction;
  orders: Before[];
  total: number;
  /** How many of them are through. */
  through: number;
  /** With the version behind the change. */
  done: { id: string; version: number }[];
  refused: { id: string; no: number; reason: CodeName }[];
}
