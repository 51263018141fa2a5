import type { OrderAction, WorkOrder } from '@lobby/contract';

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

/** One that is as was asked, with the version behind the change. */
export interface DoneOrder {
  id: string;
  version: number;
}
