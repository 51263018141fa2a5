/** Work of one kind for many businesses. */
export interface Lane {
  /** Works on what waits for a business; resolves when nothing is left, and nothing under way. */
  run(tenantId: number): Promise<void>;
  /** Whatever is under way for any of them. */
  under(): Promise<void>[];
}

interface LaneParts {
  /** Pieces of work of one business that are under way at once. */
  atOnce: number;
  /** Takes so much of what waits, and begins with it; with nothing, where nothing waits. */
  take: (tenantId: number, free: number) => Promise<Promise<void>[]>;
  /** Nothing new is taken. */
  isOver: () => boolean;
  /** Something takes long, and nothing else waits yet: what becomes due meanwhile needs somebody to call `run`. */
  onSlow: (tenantId: number) => void;
  onError: (error: unknown, tenantId: number) => void;
}

/** What ends within so long of something else makes room together, in milliseconds: taking asks the database. */
const GATHER_MS = 20;
/** What is under way for longer is slow, in milliseconds. */
const SLOW_MS = 500;

/** A piece that takes long, such as a call that hangs, holds up nothing but its own place. */
export function createLane({ atOnce, take, isOver, onSlow, onError }: LaneParts): Lane {
  const going = new Map<number, Promise<void>>();
  const wakeUps = new Map<number, () => void>();

  async function work(tenantId: number): Promise<void> {
    const pieces = new Set<Promise<void>>();
    let isWoken = true;
    let wakeUp: () => void = () => undefined;
    wakeUps.set(tenantId, () => {
      isWoken = true;
      wakeUp();
    });
    while (!isOver()) {
      const free = atOnce - pieces.size;
      if (free > 0 && isWoken) {
        isWoken = false;
        const begun = await take(tenantId, free);
        for (const piece of begun) {
          const whole: Promise<void> = piece.finally(() => {
            pieces.delete(whole);
            isWoken = true;
          });
          pieces.add(whole);
        }
        // It may have been cut short: there is more as long as there was something.
        if (begun.length > 0) isWoken = true;
        if (isWoken && pieces.size < atOnce) continue;
      }
      if (pieces.size === 0) {
        if (isWoken) continue;
        break;
      }
      const slow = setTimeout(() => onSlow(tenantId), SLOW_MS);
      await Promise.race([...pieces, new Promise<void>((resolve) => (wakeUp = resolve))]);
      clearTimeout(slow);
      if (pieces.size > 0) await Promise.race([Promise.all(pieces), new Promise((resolve) => setTimeout(resolve, GATHER_MS))]);
    }
    await Promise.all(pieces);
  }

  return {
    under: () => [...going.values()],
    run(tenantId) {
      const already = going.get(tenantId);
      if (already) {
        wakeUps.get(tenantId)?.();
        return already;
      }
      const begun = work(tenantId)
        .catch((error: unknown) => onError(error, tenantId))
        .finally(() => going.delete(tenantId));
      going.set(tenantId, begun);
      return begun;
    },
  };
}
