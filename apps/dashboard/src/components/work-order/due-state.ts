import { isFinal, type WorkOrderRow } from '@lobby/contract';

/** Until so long before a time that was promised there is no hurry, in milliseconds. */
const SOON_MS = 2 * 3_600_000;

export type DueState =
  | { kind: 'reply' | 'solve'; at: number; how: 'fine' | 'soon' | 'late' }
  /** The clock stands while somebody else has the next word. */
  | { kind: 'paused' };

type Timed = Pick<WorkOrderRow, 'status' | 'first_replied_at' | 'first_reply_due_at' | 'resolve_due_at'>;

/** What was promised of a work order and is not met yet, the nearest first. Pure. */
export function dueStates(
  { status, first_replied_at: replied, first_reply_due_at: reply, resolve_due_at: resolve }: Timed,
  now: number,
): DueState[] {
  if (isFinal(status) || status === 'solved') return [];
  const promised = [
    ...(replied === null && reply !== null ? [{ kind: 'reply' as const, at: reply }] : []),
    ...(resolve === null ? [] : [{ kind: 'solve' as const, at: resolve }]),
  ];
  if (promised.length === 0) return [];
  if (status === 'on_hold' || status === 'pending') return [{ kind: 'paused' }];
  return promised
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, at }) => ({ kind, at, how: at < now ? 'late' : at - now < SOON_MS ? 'soon' : 'fine' }));
}
