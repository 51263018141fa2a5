import type { Logger } from 'pino';
import { setTimeout } from 'node:timers/promises';
import { inBackground } from '#/database/give-way.ts';
import type { Database } from '#/database/open-database.ts';
import { inPlatform, inTenant, planningOnce, type PlatformScope, type TenantScope } from '#/database/transaction.ts';
import { postponeEvent, takeEvents, takeFirst } from './event.repository.ts';
import type { HeardType } from './publish-events.ts';

/** A committed event, on its way to those who hear it. */
export interface StoredEvent {
  /** Its row of the outbox, in the order of the commits. */
  no: number;
  /** The same wherever it is told. */
  id: string;
  type: HeardType;
  subjectId: string;
  /** Whom it is about; null where nobody, and of messages that were written together, of which their conversation says it. */
  contactId: string | null;
  facts: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  createdAt: number;
  tries: number;
}

/** A module that wants to know what has happened. */
export interface EventListener {
  /** Writes down what follows from events, in the transaction that takes them out of the outbox: so it follows once, whatever dies. */
  hear(scope: TenantScope, events: readonly StoredEvent[]): Promise<void>;
  /** Called when that is committed. */
  onHeard?(tenantId: number): void;
}

/** Hands committed events to whoever hears them. */
export interface EventRelay {
  listen(listener: EventListener): void;
  /** Events of the tenant were committed. */
  wake(tenantId: number): void;
  /** Hands on what a process that died, or an error, has left. */
  recover(): Promise<void>;
  /** Resolves when nothing is being handed on. */
  idle(): Promise<void>;
}

/** Events that are committed within so long are handed on together, in milliseconds: nobody notices, and each transaction costs. */
const GATHER_MS = 60;
/** The same while one transaction follows the other: with the wait for a quiet database, what is told is still told within a second. */
const BUSY_MS = 600;
/** Rows of the outbox that one transaction hands on: more than are committed while it waits for its turn. */
const BATCH = 500;
/** Waits before an event that failed is tried again, in milliseconds; the last one repeats. */
const WAITS_MS = [5_000, 60_000, 600_000];

interface Parts {
  database: Database;
  now: () => number;
  log: Logger;
  tenantIds: (scope: PlatformScope) => Promise<number[]>;
}

/** One at a time for a tenant; what is committed meanwhile is handed on right after. */
export function createEventRelay({ database: whole, now, log, tenantIds }: Parts): EventRelay {
  const database = planningOnce(inBackground(whole, { keepsPlans: true }));
  const listeners: EventListener[] = [];
  const going = new Map<number, Promise<void>>();
  const again = new Set<number>();
  /** Somebody waits for the end. */
  let isHurried = false;

  /** All at once: what they ask the database goes over together. Where one fails, the others are waited for, as the transaction is theirs too. */
  async function hearAll(scope: TenantScope, events: readonly StoredEvent[]): Promise<void> {
    const heard = await Promise.allSettled(listeners.map((listener) => listener.hear(scope, events)));
    const errors = heard.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors, 'several listeners failed');
  }

  /** @returns what was handed on */
  async function handOn(tenantId: number, take: (scope: TenantScope) => Promise<readonly StoredEvent[]>): Promise<readonly StoredEvent[]> {
    const events = await inTenant(database, tenantId, async (scope) => {
      const taken = await take(scope);
      if (taken.length > 0) await hearAll(scope, taken);
      return taken;
    });
    if (events.length > 0) for (const listener of listeners) listener.onHeard?.(tenantId);
    return events;
  }

  /** @returns whether there may be more */
  async function handOnMany(tenantId: number): Promise<boolean> {
    const events = await handOn(tenantId, (scope) => takeEvents(scope, now(), BATCH));
    return new Set(events.map(({ no }) => no)).size === BATCH;
  }

  async function takeOne(scope: TenantScope): Promise<readonly StoredEvent[]> {
    const first = await takeFirst(scope, now());
    return first ? [first] : [];
  }

  /** One that cannot be handed on must not take its neighbours with it. */
  async function handOnSingly(tenantId: number): Promise<void> {
    for (let left = BATCH; left > 0; left -= 1) {
      try {
        if ((await handOn(tenantId, takeOne)).length === 0) return;
      } catch (error) {
        log.error({ err: error, tenant: tenantId }, 'an event could not be handed on and is tried again');
        await inTenant(database, tenantId, (scope) =>
          postponeEvent(scope, now(), (tries) => WAITS_MS[tries] ?? (WAITS_MS.at(-1) as number)),
        );
      }
    }
  }

  async function empty(tenantId: number): Promise<void> {
    let gatherMs = GATHER_MS;
    do {
      if (!isHurried) await setTimeout(gatherMs);
      gatherMs = BUSY_MS;
      again.delete(tenantId);
      try {
        while (await handOnMany(tenantId));
      } catch (error) {
        log.warn({ err: error, tenant: tenantId }, 'events could not be handed on together; they are tried one by one');
        await handOnSingly(tenantId).catch((failure: unknown) =>
          log.error({ err: failure, tenant: tenantId }, 'events wait for the next minute'),
        );
      }
    } while (again.has(tenantId));
    going.delete(tenantId);
  }

  function wake(tenantId: number): Promise<void> {
    const under = going.get(tenantId);
    if (under) {
      again.add(tenantId);
      return under;
    }
    const begun = empty(tenantId);
    going.set(tenantId, begun);
    return begun;
  }

  return {
    listen: (listener) => void listeners.push(listener),
    wake: (tenantId) => void wake(tenantId),
    async recover() {
      for (const tenantId of await inPlatform(database, tenantIds)) await wake(tenantId);
    },
    async idle() {
      isHurried = true;
      while (going.size > 0) await Promise.all(going.values());
      isHurried = false;
    },
  };
}
