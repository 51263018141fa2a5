import { setTimeout } from 'node:timers/promises';

/** Keeps a distance between two calls of one site, whoever of this process makes them. */
export interface Pace {
  /** Resolves when it is the caller's turn. */
  turn(site: string, gapMs: number, signal: AbortSignal): Promise<void>;
}

export function createPace(clock: () => number = () => performance.now()): Pace {
  const next = new Map<string, number>();
  return {
    async turn(site, gapMs, signal) {
      const now = clock();
      for (const [known, at] of next) if (at <= now) next.delete(known);
      const at = Math.max(now, next.get(site) ?? 0);
      next.set(site, at + gapMs);
      if (at > now) await setTimeout(at - now, undefined, { signal });
    },
  };
}
