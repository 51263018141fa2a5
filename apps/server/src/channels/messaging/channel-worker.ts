import type { Logger } from 'pino';
import { inBackground } from '#/database/give-way.ts';
import { isConnectionLost } from '#/database/is-connection-lost.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import type { Connection } from '#/channels/port/adapter.ts';
import { applyEvents } from './apply-event.ts';
import { deleteNotice, leaseNotices, nextNoticeDue } from './notice.repository.ts';
import { sayNotice } from './say-notice.ts';
import { markSeen, readConnections } from './connection.repository.ts';
import { openConnection, type Adapters } from './connections.ts';
import { createLane } from './create-lane.ts';
import { correctSent } from './correct-sent.ts';
import { leaseCorrections, nextCorrectionDue } from './correction.repository.ts';
import { endLeases, leaseDeliveries, nextDeliveryDue, type Delivery } from './delivery.repository.ts';
import { leaseEvents, nextEventDue, postponeEvents, settleEvents, type LeasedEvent } from './event.repository.ts';
import { markReadThere } from './mark-read.ts';
import { turnsOf } from './turns-of.ts';
import { createPacer } from './pacer.ts';
import { createDrafts, type Drafts } from './show-drafts.ts';
import { repeatsDueMs, untilCalm } from './receive.ts';
import { sendConversation } from './send-messages.ts';

/** People whose events, and conversations whose messages, are worked on at once for one business. */
const AT_ONCE = 12;
/** Who takes something and is not heard of for so long has died, in milliseconds: longer than any try takes. */
const LEASE_MS = 60_000;
/** Tries of an event before it is left for people to look at, and the wait behind each, in milliseconds. */
const EVENT_WAITS_MS = [1_000, 5_000, 30_000, 120_000, 600_000];
/** What is due later than this is found by the minute's round, in milliseconds. */
const AHEAD_MS = 60_000;

/** Works on what services have sent, and sends there what is said. */
export interface ChannelWorker {
  readonly adapters: Adapters;
  readonly drafts: Drafts;
  /** Something has come in, or is to go out. */
  wake(tenantId: number, afterMs?: number): void;
  /** Goes on with what a process that died has left, and with what has become due. */
  recover(): Promise<void>;
  /** Works on everything that waits, whenever it is due, and resolves when nothing is left that can be done now. */
  settle(): Promise<void>;
  /** Somebody of the business has read up to a message: where the service shows that, its writer sees it. */
  noteRead(tenantId: number, conversationId: string, seq: number): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Takes nothing new, and ends what is under way; what is cut off is told from what was sent. */
  stop(): Promise<void>;
}

type Parts = Pick<Services, 'config' | 'secrets' | 'files' | 'announcer'> & {
  database: Services['database'];
  now: () => number;
  log: Logger;
};

/** @param whole the services, once they are put together */
export function createChannelWorker(parts: Parts, adapters: Adapters, whole: () => Services): ChannelWorker {
  const { now, log } = parts;
  const database = inBackground(parts.database, { keepsPlans: true });
  const pacer = createPacer();
  const drafts = createDrafts({ services: { ...parts, database }, adapters, pacer });
  const over = new AbortController();
  const alarms = new Map<number, { timer: NodeJS.Timeout; at: number }>();
  const known = new Set<number>();
  const marks = new Set<Promise<void>>();
  const begun = new Map<number, Promise<void>>();
  let isHurried = false;
  const lane = (take: (tenantId: number, free: number) => Promise<Promise<void>[]>) =>
    createLane({
      atOnce: AT_ONCE,
      take,
      isOver: () => over.signal.aborted,
      onSlow: (tenantId) => void alarm(tenantId),
      onError: (error, tenantId) => log.error({ err: error, tenant: tenantId }, 'channels wait for the next round'),
    });
  // What comes in waits for nothing that goes out, nor the other way round.
  const lanes = [lane(takeEvents), lane(takeDue), lane(takeCorrections), lane(takeNotices)];

  /**
   * Whatever of a business somebody seems to be at when this process turns to it first was left by one that died, where the database is
   * this process's alone: later it may be at it itself.
   */
  function begin(tenantId: number): Promise<void> {
    if (database.engine !== 'pglite') return Promise.resolve();
    const ended =
      begun.get(tenantId) ??
      inTenant(database, tenantId, endLeases).catch((error: unknown) =>
        log.error({ err: error, tenant: tenantId }, 'what the last process was at waits for the end of its lease'),
      );
    begun.set(tenantId, ended);
    return ended;
  }

  async function run(tenantId: number): Promise<void> {
    await begin(tenantId);
    await Promise.all(lanes.map((each) => each.run(tenantId)));
    await alarm(tenantId);
  }

  function alarm(tenantId: number): Promise<void> {
    return setAlarm(tenantId).catch((error: unknown) => log.error({ err: error, tenant: tenantId }, 'channels wait for the next round'));
  }

  async function openAll(tenantId: number): Promise<Map<string, Connection>> {
    const stored = await inTenant(database, tenantId, readConnections);
    return new Map(stored.map((each) => [each.channelId, openConnection(parts.secrets, tenantId, each)]));
  }

  async function takeEvents(tenantId: number, people: number): Promise<Promise<void>[]> {
    if (!isHurried && repeatsDueMs(parts.database) > 0) return [];
    const leased = await inTenant(database, tenantId, (scope) => leaseEvents(scope, { now: now(), leaseMs: LEASE_MS, people, isHurried }));
    if (leased.length === 0) return [];
    const connections = await openAll(tenantId);
    const ofPeople = Map.groupBy(leased, ({ channelId, person }) => `${channelId} ${person}`);
    return [...ofPeople.values()].map(async (events) => {
      await workPerson(connections.get(events[0]?.channelId ?? ''), events).catch((error: unknown) => {
        if (!over.signal.aborted) log.error({ err: error, tenant: tenantId }, 'what a person sent waits for the end of its lease');
      });
    });
  }

  /** What one person has sent, in its order: behind one that has to be tried again nothing is worked on. */
  async function workPerson(connection: Connection | undefined, events: readonly LeasedEvent[]): Promise<void> {
    const adapter = connection && adapters[connection.kind];
    if (!connection || !adapter) return;
    const { tenantId, channelId } = connection;
    const services = whole();
    const groups = await turnsOf(adapter, connection, events);
    for (const [at, group] of groups.entries()) {
      if (over.signal.aborted) return;
      const ids = group.map(({ id }) => id);
      await untilCalm(parts.database);
      try {
        const isKnown = await applyEvents({ services, adapter, connection }, group);
        await inTenant(database, tenantId, async (scope) => {
          await settleEvents(scope, ids, isKnown ? 'done' : 'skipped');
          await markSeen(scope, channelId, 'in', now());
        });
      } catch (error) {
        if (over.signal.aborted || isConnectionLost(error)) return;
        const wait = EVENT_WAITS_MS[(group[0]?.attempts ?? 1) - 1];
        log.error({ err: error, tenant: tenantId, channel: channelId, events: ids }, 'an event of a channel could not be worked on');
        const text = (error as Error).message;
        if (wait === undefined) {
          await inTenant(database, tenantId, (scope) => settleEvents(scope, ids, 'failed', text));
          continue;
        }
        const left = groups
          .slice(at)
          .flat()
          .map(({ id }) => id);
        await inTenant(database, tenantId, (scope) => postponeEvents(scope, left, now() + wait, text));
        return;
      }
    }
  }

  async function takeDue(tenantId: number, conversations: number): Promise<Promise<void>[]> {
    const leased = await inTenant(database, tenantId, (scope) =>
      leaseDeliveries(scope, { now: now(), leaseMs: LEASE_MS, conversations, isHurried }),
    );
    if (leased.length === 0) return [];
    const connections = await openAll(tenantId);
    const ofConversations = Map.groupBy(leased, ({ conversationId }) => conversationId);
    return [...ofConversations.values()].map(async (waiting) => {
      const connection = connections.get(waiting[0]?.channelId ?? '');
      const adapter = connection && adapters[connection.kind];
      if (!connection || !adapter) return;
      const sending = { services: { ...parts, database }, pacer, signal: over.signal, leaseMs: LEASE_MS };
      await sendConversation(sending, adapter, connection, waiting).catch((error: unknown) => {
        if (!over.signal.aborted) log.error({ err: error, tenant: tenantId }, 'what was said waits for the end of its lease');
      });
      // Whoever answers has read.
      const { conversationId, seq } = waiting.at(-1) as Delivery;
      noteRead(tenantId, conversationId, seq);
    });
  }

  async function takeCorrections(tenantId: number, count: number): Promise<Promise<void>[]> {
    const leased = await inTenant(database, tenantId, (scope) =>
      leaseCorrections(scope, { now: now(), leaseMs: LEASE_MS, count, isHurried }),
    );
    if (leased.length === 0) return [];
    const connections = await openAll(tenantId);
    return leased.map(async (correction) => {
      const connection = connections.get(correction.channelId);
      const adapter = connection && adapters[connection.kind];
      if (!connection || !adapter) return;
      const correcting = { services: { ...parts, database }, pacer, signal: over.signal };
      await correctSent(correcting, adapter, connection, correction).catch((error: unknown) => {
        if (!over.signal.aborted) log.error({ err: error, tenant: tenantId }, 'a correction waits for the end of its lease');
      });
    });
  }

  /** What channels do by themselves. */
  async function takeNotices(tenantId: number, count: number): Promise<Promise<void>[]> {
    const notices = await inTenant(database, tenantId, (scope) => leaseNotices(scope, { now: now(), leaseMs: LEASE_MS, count }));
    if (notices.length === 0) return [];
    const connections = await openAll(tenantId);
    return notices.map(async (notice) => {
      const connection = connections.get(notice.channelId);
      try {
        if (connection) await sayNotice({ ...whole(), database }, connection, notice.conversationId, notice.kind);
        await inTenant(database, tenantId, (scope) => deleteNotice(scope, notice));
      } catch (error) {
        if (!over.signal.aborted)
          log.error({ err: error, tenant: tenantId }, 'what a channel says by itself waits for the end of its lease');
      }
    });
  }

  async function setAlarm(tenantId: number): Promise<void> {
    if (over.signal.aborted) return;
    const due = await inTenant(database, tenantId, async (scope) => {
      const events = await nextEventDue(scope);
      const held = events === undefined ? undefined : Math.max(events, now() + repeatsDueMs(parts.database));
      const all = [held, await nextDeliveryDue(scope), await nextCorrectionDue(scope), await nextNoticeDue(scope)];
      const waiting = all.filter((each) => each !== undefined);
      return waiting.length === 0 ? undefined : Math.min(...waiting);
    });
    if (due === undefined) known.delete(tenantId);
    else wakeAfter(tenantId, Math.max(0, due - now()));
  }

  function wakeAfter(tenantId: number, ms: number): void {
    known.add(tenantId);
    const at = performance.now() + ms;
    const set = alarms.get(tenantId);
    if (over.signal.aborted || ms >= AHEAD_MS || (set && set.at <= at)) return;
    clearTimeout(set?.timer);
    const timer = setTimeout(() => {
      alarms.delete(tenantId);
      void run(tenantId);
    }, ms);
    timer.unref();
    alarms.set(tenantId, { timer, at });
  }

  function noteRead(tenantId: number, conversationId: string, seq: number): void {
    if (over.signal.aborted) return;
    const mark = markReadThere({ ...parts, database }, adapters, { tenantId, conversationId, seq })
      .catch((error: unknown) => log.info({ err: error, tenant: tenantId }, 'a service was not told that a message was read'))
      .finally(() => marks.delete(mark));
    marks.add(mark);
  }

  async function idle(): Promise<void> {
    while (marks.size > 0 || lanes.some((each) => each.under().length > 0))
      await Promise.all([...marks, ...lanes.flatMap((each) => each.under())]);
  }

  return {
    adapters,
    drafts,
    wake: (tenantId, afterMs = 0) => wakeAfter(tenantId, afterMs),
    async recover() {
      for (const tenantId of await inPlatform(database, listTenantIds)) await run(tenantId);
    },
    async settle() {
      await idle();
      isHurried = true;
      for (const tenantId of known) await run(tenantId);
      isHurried = false;
      await idle();
    },
    noteRead,
    idle,
    async stop() {
      over.abort(new Error('the server stops'));
      for (const { timer } of alarms.values()) clearTimeout(timer);
      await idle();
    },
  };
}
