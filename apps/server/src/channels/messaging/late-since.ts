/** What comes so long after it was written is late, in milliseconds. */
const LATE_MS = 60_000;
/** No service keeps a message for longer, in milliseconds: a clock is wrong that says so. */
const LATE_MAX_MS = 30 * 86_400_000;

/** When a message was written that came late, or behind what was written after it; null for any other. Pure. */
export function lateSince(writtenAt: number | undefined, isBehind: boolean, now: number): number | null {
  const ago = writtenAt === undefined ? -1 : now - writtenAt;
  return ago >= (isBehind ? 0 : LATE_MS) && ago <= LATE_MAX_MS ? (writtenAt ?? null) : null;
}
