import type { Logger } from 'pino';
import { setTimeout } from 'node:timers/promises';
import { isConnectionLost } from './is-connection-lost.ts';

/** From one try to the next, in milliseconds. */
const PAUSE_MS = 1_000;

interface Waiting {
  log: Pick<Logger, 'warn'>;
  /** Nobody waits for it any more. */
  stopping: AbortSignal;
  pauseMs?: number;
}

/**
 * Does what a server begins with and may do twice, as often as the database goes away under it: a server that serves already does not end
 * because its database is started anew.
 * @throws what `work` fails with otherwise, and the reason of `stopping`
 */
export async function onceReachable<T>(work: () => Promise<T>, { log, stopping, pauseMs = PAUSE_MS }: Waiting): Promise<T> {
  for (;;) {
    stopping.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      log.warn({ err: error }, 'the database went away; what begins with the server is tried again');
    }
    // Cut off where the server stops; the next round says so.
    await setTimeout(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}
