import type { VisitorState } from '@lobby/contract';

/** Looks after a send while no announcement can arrive, in milliseconds: the bot's answer shows without a socket too. */
export const QUICK_POLLS_MS = [150, 300, 600, 1_000, 1_500, 2_000, 3_000, 5_000] as const;
/** The same while the socket is up, where only a lost announcement makes them find anything. */
export const AWAITED_POLL_MS = 4_000;
/** Slow looks: without a socket, with one, and in the queue, where the wait changes though nobody moves. */
export const SAFETY_POLL_MS = 15_000;
export const CONNECTED_POLL_MS = 60_000;
const QUEUED_POLL_MS = { connected: 30_000, unheard: 10_000 } as const;
/**
 * Looks without a socket, where a person answers or is awaited and where the bot does: they are quick while something happens, and
 * fewer the longer nothing has. Milliseconds.
 */
const PACES = [
  { within: 60_000, person: 2_500, bot: 5_000 },
  { within: 300_000, person: 5_000, bot: SAFETY_POLL_MS },
] as const;
/** The quickest of them. */
export const LIVELY_POLL_MS = PACES[0].person;

/** What the next look depends on. */
export interface PollFacts {
  readonly connected: boolean;
  /** Looks made since the last send while its answer is awaited; undefined where none is. */
  readonly looks: number | undefined;
  readonly status: VisitorState['status'] | undefined;
  /** The page is in front of somebody. */
  readonly visible: boolean;
  /** For how long nothing has happened in the conversation, in milliseconds. */
  readonly idleMs: number;
}

/** Milliseconds until the next look at the conversation. */
export function pollPlan(facts: PollFacts): number {
  const ms = facts.connected ? connectedPlan(facts) : unheardPlan(facts);
  return facts.status === 'queued' ? Math.min(ms, QUEUED_POLL_MS[facts.connected ? 'connected' : 'unheard']) : ms;
}

function connectedPlan({ looks, status }: PollFacts): number {
  return looks === undefined || looks >= QUICK_POLLS_MS.length || status === 'queued' ? CONNECTED_POLL_MS : AWAITED_POLL_MS;
}

function unheardPlan({ looks, status, visible, idleMs }: PollFacts): number {
  const quick = looks === undefined ? undefined : QUICK_POLLS_MS[looks];
  if (quick !== undefined) return quick;
  if (!visible || status === undefined || status === 'resolved') return SAFETY_POLL_MS;
  return PACES.find(({ within }) => idleMs < within)?.[status === 'bot' ? 'bot' : 'person'] ?? SAFETY_POLL_MS;
}
