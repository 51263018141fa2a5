import type { Logger } from 'pino';
import type { Announcer } from '#/announcer.ts';
import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import { changeAvailability } from './availability.repository.ts';
import { CONNECTION_GRACE_MS } from './presence.ts';

/** How often those connected here are noted anew, in milliseconds; a server that dies is noticed after the grace. */
const BEAT_MS = CONNECTION_GRACE_MS / 4;
/** The grace is over by then, in milliseconds. */
const AFTERWARDS_MS = CONNECTION_GRACE_MS + 500;

/** Notes which people are connected to this server, however many tabs and devices they use. */
export interface PresenceWatch {
  /** A person's connection began; returns what ends it. */
  connected(tenantId: number, userId: number): () => void;
  /** Resolves when all that began or ended so far is noted. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

interface Parts {
  database: Database;
  announcer: Announcer;
  /** Somebody came or may be gone. */
  wake: (tenantId: number) => void;
  now: () => number;
  log: Logger;
}

export function createPresenceWatch({ database, announcer, wake, now, log }: Parts): PresenceWatch {
  /** Connections by tenant and person. */
  const present = new Map<number, Map<number, number>>();
  const timers = new Set<NodeJS.Timeout>();
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  function note(tenantId: number, userIds: number[], tell: boolean): void {
    last = last
      .then(() => inTenant(database, tenantId, (scope) => changeAvailability(scope, userIds, { seen: true }, now())))
      .then(() => {
        if (!tell) return;
        for (const userId of userIds) announcer.presenceChanged(tenantId, userId);
        wake(tenantId);
      })
      .catch((error: unknown) => log.error({ err: error }, 'who is connected could not be noted'));
  }

  function gone(tenantId: number, userId: number): void {
    note(tenantId, [userId], false);
    const timer = setTimeout(() => {
      timers.delete(timer);
      announcer.presenceChanged(tenantId, userId);
      wake(tenantId);
    }, AFTERWARDS_MS).unref();
    timers.add(timer);
  }

  const beat = setInterval(() => {
    for (const [tenantId, people] of present) note(tenantId, [...people.keys()], false);
  }, BEAT_MS).unref();

  return {
    connected(tenantId, userId) {
      const people = present.get(tenantId) ?? new Map<number, number>();
      present.set(tenantId, people);
      people.set(userId, (people.get(userId) ?? 0) + 1);
      note(tenantId, [userId], people.get(userId) === 1);
      return () => {
        const left = (people.get(userId) ?? 1) - 1;
        if (left > 0) return void people.set(userId, left);
        people.delete(userId);
        if (people.size === 0) present.delete(tenantId);
        if (!isStopped) gone(tenantId, userId);
      };
    },
    async idle() {
      await last;
    },
    async stop() {
      isStopped = true;
      clearInterval(beat);
      for (const timer of timers) clearTimeout(timer);
      await last;
    },
  };
}
