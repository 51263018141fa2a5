export interface ServerClock {
  /** Milliseconds that the server is ahead of this browser; negative where it is behind. */
  readonly offsetMs: number;
  /** The server's time of the moment, in milliseconds. */
  readonly now: () => number;
}

/**
 * The server's clock, from a `server_time` and the local time at which it came, so that a wrong clock in the browser
 * locks nobody out. `localNow` is the browser's clock.
 */
export function serverClock({
  serverTime,
  receivedAt,
  localNow = Date.now,
}: {
  serverTime: number;
  receivedAt: number;
  localNow?: () => number;
}): ServerClock {
  const offsetMs = serverTime - receivedAt;
  return { offsetMs, now: () => localNow() + offsetMs };
}
