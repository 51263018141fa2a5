import type { VisitorState } from '@lobby/contract';

/** Looks after a send while no announcement can arrive, in milliseconds: the bot's answer shows without a socket too. */
export const QUICK_POLLS_MS = [150, 300, 600, 1_000, 1_500, 2_000, 3_000, 5_000] as const;
/** The same while the socket is up, where only a lost announcement makes them find anything. */
export const AWAITED_POLL_MS = 4_000;
/** Slow looks: without a socket, with one, and in the queue, whose position nobody announces. */
export const SAFETY_POLL_MS = 15_000;
export const CONNECTED_POLL_MS = 60_000;
const QUEUED_POLL_MS = 10_000;

/** What the next look depends on. */
export interface PollFacts {
  readonly connected: boolean;
  /** Looks made since the last send while its answer is awaited; undefined where none is. */
  readonly looks: number | undefined;
  readonly status: VisitorState['status'] | undefined;
}

/** Milliseconds until the next look at the conversation. */
export function pollPlan({ connected, looks, status }: PollFacts): number {
  const slow = connected ? CONNECTED_POLL_MS : SAFETY_POLL_MS;
  if (status === 'queued') return Math.min(slow, QUEUED_POLL_MS);
  if (looks === undefined || looks >= QUICK_POLLS_MS.length) return slow;
  return connected ? AWAITED_POLL_MS : (QUICK_POLLS_MS[looks] ?? slow);
}
