import { describe, expect, test } from 'vitest';
import {
  dueStep,
  isFinal,
  moveNeeds,
  moveOnMessage,
  movesOf,
  nextStepAt,
  stageOf,
  WORK_ORDER_ACTORS,
  WORK_ORDER_STATUSES,
  type WorkOrderActor,
  type WorkOrderStatus,
} from './work-order-state.ts';

/** Every move, written out by hand: what is not named here nobody can do. */
const ALLOWED: Record<WorkOrderActor, Partial<Record<WorkOrderStatus, Partial<Record<WorkOrderStatus, string>>>>> = {
  customer: {
    new: { cancelled: '' },
    open: { cancelled: '' },
    pending: { open: '', cancelled: '' },
    on_hold: { open: '', cancelled: '' },
    solved: { open: '', closed: '' },
  },
  agent: {
    new: { open: '', pending: '', on_hold: 'pending_until', solved: 'solution', cancelled: 'reason', merged: '' },
    open: { pending: '', on_hold: 'pending_until', solved: 'solution', cancelled: 'reason', merged: '' },
    pending: { open: '', on_hold: 'pending_until', solved: 'solution', cancelled: 'reason', merged: '' },
    on_hold: { open: '', pending: '', solved: 'solution', cancelled: 'reason', merged: '' },
    solved: { open: 'reason' },
  },
  system: { pending: { solved: '' }, on_hold: { open: '' }, solved: { closed: '' } },
};

const CELLS = WORK_ORDER_ACTORS.flatMap((actor) =>
  WORK_ORDER_STATUSES.flatMap((from) => WORK_ORDER_STATUSES.map((to) => [actor, from, to, ALLOWED[actor][from]?.[to]] as const)),
);

test.each(CELLS)('%s moves %s to %s: %s', (actor, from, to, needs) => {
  expect(moveNeeds(from, to, actor)?.join()).toBe(needs);
  expect(movesOf(from, actor).includes(to)).toBe(needs !== undefined);
});

test('closed, cancelled and merged are final, and nothing else is', () => {
  expect(WORK_ORDER_STATUSES.filter(isFinal)).toEqual(['closed', 'cancelled', 'merged']);
});

test('the customer does not hear of a third party', () => {
  expect(WORK_ORDER_STATUSES.map(stageOf)).toEqual([
    'submitted',
    'in_progress',
    'waiting_for_you',
    'in_progress',
    'resolved',
    'closed',
    'cancelled',
    'merged',
  ]);
});

test('a message takes up again what waited, rested or was solved, and an answer begins what was new', () => {
  expect(WORK_ORDER_STATUSES.map((status) => moveOnMessage(status, 'customer'))).toEqual([
    undefined,
    undefined,
    'open',
    'open',
    'open',
    undefined,
    undefined,
    undefined,
  ]);
  expect(WORK_ORDER_STATUSES.filter((status) => moveOnMessage(status, 'agent') !== undefined)).toEqual(['new']);
});

describe('time alone', () => {
  const DAY = 86_400_000;
  const at = (status: WorkOrderStatus, days: number, reminders = 0, pendingUntil: number | null = null) =>
    dueStep({ status, since: 0, pendingUntil, reminders }, days * DAY);

  test.each([
    [1.99, 0, undefined],
    [2, 0, { kind: 'remind', nth: 1 }],
    [2, 1, undefined],
    [4.99, 1, undefined],
    [5, 1, { kind: 'remind', nth: 2 }],
    [6, 0, { kind: 'remind', nth: 2 }],
    [6.99, 2, undefined],
    [7, 2, { kind: 'move', to: 'solved', why: 'no_reply' }],
    [30, 0, { kind: 'move', to: 'solved', why: 'no_reply' }],
  ])('of what waits for the customer %s days, reminded %s times: %j', (days, reminders, step) => {
    expect(at('pending', days, reminders)).toEqual(step);
  });

  test('closes what was solved a week ago', () => {
    expect(at('solved', 6.99)).toBeUndefined();
    expect(at('solved', 7)).toEqual({ kind: 'move', to: 'closed', why: 'timer' });
  });

  test('brings back what rests on its day', () => {
    expect(at('on_hold', 2.99, 0, 3 * DAY)).toBeUndefined();
    expect(at('on_hold', 3, 0, 3 * DAY)).toEqual({ kind: 'move', to: 'open', why: 'date' });
  });

  test.each(['new', 'open', 'closed', 'cancelled', 'merged'] as const)('leaves %s alone', (status) => {
    expect(at(status, 1_000)).toBeUndefined();
    expect(nextStepAt({ status, since: 0, pendingUntil: null, reminders: 0 })).toBeNull();
  });

  test.each([
    ['pending', 0],
    ['pending', 1],
    ['pending', 2],
    ['solved', 0],
    ['on_hold', 0],
  ] as const)('does to %s, reminded %s times, something at the time that is named and not before', (status, reminders) => {
    const state = { status, since: 0, pendingUntil: 3 * DAY, reminders };
    const next = nextStepAt(state) ?? 0;
    expect(dueStep(state, next - 1)).toBeUndefined();
    expect(dueStep(state, next)).toBeDefined();
  });
});
