import { z } from 'zod/mini';

/** How a work order stands, for the business. `closed`, `cancelled` and `merged` are final. */
export const WORK_ORDER_STATUSES = ['new', 'open', 'pending', 'on_hold', 'solved', 'closed', 'cancelled', 'merged'] as const;
export const workOrderStatus = z.enum(WORK_ORDER_STATUSES);
export type WorkOrderStatus = z.output<typeof workOrderStatus>;

/** How it stands, for the customer. */
export const WORK_ORDER_STAGES = ['submitted', 'in_progress', 'waiting_for_you', 'resolved', 'closed', 'cancelled', 'merged'] as const;
export const workOrderStage = z.enum(WORK_ORDER_STAGES);
export type WorkOrderStage = z.output<typeof workOrderStage>;

/** Who moves a work order; `system` is a timer. */
export const WORK_ORDER_ACTORS = ['customer', 'agent', 'system'] as const;
export type WorkOrderActor = (typeof WORK_ORDER_ACTORS)[number];

/** What a move has to say: what was done, until when it rests, why. */
export const MOVE_NEEDS = ['solution', 'pending_until', 'reason'] as const;
export type MoveNeed = (typeof MOVE_NEEDS)[number];

type Movers = Readonly<Partial<Record<WorkOrderActor, readonly MoveNeed[]>>>;
type Moves = Readonly<Partial<Record<WorkOrderStatus, Movers>>>;

const ASK: Movers = { agent: [] };
const HOLD: Movers = { agent: ['pending_until'] };
const SOLVE: Movers = { agent: ['solution'] };
const CANCEL: Movers = { customer: [], agent: ['reason'] };
const MERGE: Movers = { agent: [] };

/** Every move that there is: from, to, by whom, and what it has to say. */
const MOVES: Readonly<Record<WorkOrderStatus, Moves>> = {
  new: { open: { agent: [] }, pending: ASK, on_hold: HOLD, solved: SOLVE, cancelled: CANCEL, merged: MERGE },
  open: { pending: ASK, on_hold: HOLD, solved: SOLVE, cancelled: CANCEL, merged: MERGE },
  // A week without an answer settles what waits for the customer.
  pending: {
    open: { customer: [], agent: [] },
    on_hold: HOLD,
    solved: { agent: ['solution'], system: [] },
    cancelled: CANCEL,
    merged: MERGE,
  },
  on_hold: { open: { customer: [], agent: [], system: [] }, pending: ASK, solved: SOLVE, cancelled: CANCEL, merged: MERGE },
  solved: { open: { customer: [], agent: ['reason'] }, closed: { customer: [], system: [] } },
  closed: {},
  cancelled: {},
  merged: {},
};

/** What a move has to say; undefined where it is not this actor's, or nobody's. */
export function moveNeeds(from: WorkOrderStatus, to: WorkOrderStatus, actor: WorkOrderActor): readonly MoveNeed[] | undefined {
  return MOVES[from][to]?.[actor];
}

/** Where an actor can move a work order, in the order of the states. */
export function movesOf(from: WorkOrderStatus, actor: WorkOrderActor): WorkOrderStatus[] {
  return WORK_ORDER_STATUSES.filter((to) => moveNeeds(from, to, actor) !== undefined);
}

/** Nothing more happens to it; a further question is a new work order. */
export function isFinal(status: WorkOrderStatus): boolean {
  return Object.keys(MOVES[status]).length === 0;
}

const STAGES: Readonly<Record<WorkOrderStatus, WorkOrderStage>> = {
  new: 'submitted',
  open: 'in_progress',
  pending: 'waiting_for_you',
  // Whom the business waits for is no business of the customer's.
  on_hold: 'in_progress',
  solved: 'resolved',
  closed: 'closed',
  cancelled: 'cancelled',
  merged: 'merged',
};

/** What the customer is told of a status. */
export function stageOf(status: WorkOrderStatus): WorkOrderStage {
  return STAGES[status];
}

/** Where a message moves a work order; undefined where it stays. */
export function moveOnMessage(status: WorkOrderStatus, author: 'customer' | 'agent'): WorkOrderStatus | undefined {
  if (status === 'open') return undefined;
  if (author === 'agent') return status === 'new' ? 'open' : undefined;
  return moveNeeds(status, 'open', 'customer') ? 'open' : undefined;
}

const DAY_MS = 86_400_000;
/** The customer who has not answered is reminded after so many days, and after the last of them it counts as solved. */
export const REMINDER_DAYS = [2, 5] as const;
export const UNANSWERED_DAYS = 7;
/** What was solved can be taken up again for so many days, then it is closed. */
export const REOPEN_DAYS = 7;

export type DueStep = { kind: 'remind'; nth: number } | { kind: 'move'; to: WorkOrderStatus; why: 'no_reply' | 'timer' | 'date' };

/** What a timer decides from. Times are milliseconds since 1970. */
export interface TimedState {
  status: WorkOrderStatus;
  /** Since when it has this status. */
  since: number;
  /** Until when it rests. */
  pendingUntil: number | null;
  /** Reminders sent since it waits for the customer. */
  reminders: number;
}

/** What time alone does to a work order now, one step at once; undefined where nothing is due. Pure. */
export function dueStep({ status, since, pendingUntil, reminders }: TimedState, now: number): DueStep | undefined {
  const days = (now - since) / DAY_MS;
  switch (status) {
    case 'pending': {
      if (days >= UNANSWERED_DAYS) return { kind: 'move', to: 'solved', why: 'no_reply' };
      // Whoever was away for days is reminded once, not of every day that was missed.
      const passed = REMINDER_DAYS.filter((day) => days >= day).length;
      return passed > reminders ? { kind: 'remind', nth: passed } : undefined;
    }
    case 'on_hold':
      return pendingUntil !== null && now >= pendingUntil ? { kind: 'move', to: 'open', why: 'date' } : undefined;
    case 'solved':
      return days >= REOPEN_DAYS ? { kind: 'move', to: 'closed', why: 'timer' } : undefined;
    default:
      return undefined;
  }
}

/** When time alone does something next, in milliseconds since 1970; null where it never does. */
export function nextStepAt({ status, since, pendingUntil, reminders }: TimedState): number | null {
  if (status === 'on_hold') return pendingUntil;
  if (status === 'solved') return since + REOPEN_DAYS * DAY_MS;
  return status === 'pending' ? since + (REMINDER_DAYS[reminders] ?? UNANSWERED_DAYS) * DAY_MS : null;
}
