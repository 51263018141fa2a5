import type { Presence } from '@lobby/contract';

/** Without a live connection for so long, a person is offline, in milliseconds. */
export const CONNECTION_GRACE_MS = 120_000;

/** What is known of a person. Times are epoch milliseconds; null is never. */
export interface AvailabilityFacts {
  chosen: Presence;
  chosenAt: number;
  /** A live connection was last known. */
  seenAt: number | null;
  /** Last sign of life. */
  activeAt: number | null;
}

export interface Standing {
  presence: Presence;
  connected: boolean;
  /** Since when the person is away or offline; null while not. */
  awaySince: number | null;
  /** When time alone makes it another one; null where it does not. */
  changesAt: number | null;
}

/** Whether a person is there: what was chosen, unless the connection or the person has gone. Any device counts for all. */
export function standingOf({ chosen, chosenAt, seenAt, activeAt }: AvailabilityFacts, now: number, autoAwayMs: number): Standing {
  // Of whom nothing is known, nothing is taken away either.
  if (seenAt === null) return { presence: 'offline', connected: false, awaySince: null, changesAt: null };
  const lostAt = seenAt + CONNECTION_GRACE_MS;
  const idleAt = (activeAt ?? seenAt) + autoAwayMs;
  const connected = lostAt > now;
  const since = [
    ...(chosen === 'away' || chosen === 'offline' ? [chosenAt] : []),
    ...(connected ? [] : [seenAt]),
    ...(idleAt > now ? [] : [idleAt]),
  ];
  const awaySince = since.length > 0 ? Math.min(...since) : null;
  const presence = !connected || chosen === 'offline' ? 'offline' : awaySince === null ? chosen : 'away';
  const ahead = presence === 'offline' ? [] : [lostAt, idleAt].filter((at) => at > now);
  return { presence, connected, awaySince, changesAt: ahead.length > 0 ? Math.min(...ahead) : null };
}
