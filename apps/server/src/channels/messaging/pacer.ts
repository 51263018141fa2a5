import { setTimeout } from 'node:timers/promises';

/** Keeps to what a service bears. */
export interface Pacer {
  /** Resolves when one more message may go to a person of a channel. */
  wait(channel: string, person: string, pace: { perSecond: number; perPersonMs: number }, signal: AbortSignal): Promise<void>;
  /** The service said to wait, in milliseconds. */
  hold(channel: string, ms: number): void;
}

/** Messages to one person that may follow each other at once. */
const BURST = 4;
/** People whose last message is remembered. */
const PEOPLE_MAX = 20_000;

/** By the clock of the machine: it is a service's patience, and no part of the business's time. */
export function createPacer(clock: () => number = () => performance.now()): Pacer {
  const nextOf = new Map<string, number>();
  const heldUntil = new Map<string, number>();
  const place = (key: string, from: number, gap: number, burst: number): number => {
    const next = Math.max(from, nextOf.get(key) ?? 0);
    nextOf.delete(key);
    nextOf.set(key, next + gap);
    return Math.max(from, next - burst * gap);
  };
  return {
    async wait(channel, person, { perSecond, perPersonMs }, signal) {
      const now = Math.max(clock(), heldUntil.get(channel) ?? 0);
      const at = place(channel, place(`${channel} ${person}`, now, perPersonMs, BURST), 1_000 / perSecond, perSecond);
      for (const key of nextOf.keys()) {
        if (nextOf.size <= PEOPLE_MAX) break;
        nextOf.delete(key);
      }
      const wait = at - clock();
      if (wait > 0) await setTimeout(wait, undefined, { signal }).catch(() => undefined);
    },
    hold(channel, ms) {
      heldUntil.set(channel, Math.max(heldUntil.get(channel) ?? 0, clock() + ms));
    },
  };
}
