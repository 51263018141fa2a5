import { moveNeeds, type MoveNeed, type WorkOrderStatus } from '@lobby/contract';

/** What moving to a state has to say where it is not known from which: the most that any of them needs. */
const NEEDS: Readonly<Partial<Record<WorkOrderStatus, MoveNeed>>> = {
  solved: 'solution',
  cancelled: 'reason',
  on_hold: 'pending_until',
};

/** Whether a move has to say something before it is made. */
export function asksFor(to: WorkOrderStatus, from: WorkOrderStatus | undefined): MoveNeed | 'perhaps' | undefined {
  if (from !== undefined) return moveNeeds(from, to, 'agent')?.[0];
  // What was solved is taken up again with a reason, the rest without.
  return to === 'open' ? 'perhaps' : NEEDS[to];
}
