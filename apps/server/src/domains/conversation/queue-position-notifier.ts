import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import type { ConversationState } from './conversation-state.ts';
import { queuePlaces } from './queue-state.ts';

/** A queue that moves all the time is told of so often, in milliseconds. */
const PAUSE_MS = 1_000;
/** So many in its front are told; whoever stands behind them looks now and then. */
const NOTIFIED_MAX = 200;
/** Businesses of which is known what their visitors were told last. */
const KNOWN_MAX = 1_000;

/** Tells visitors who wait of their place as soon as it changes. */
export interface QueuePositionNotifier {
  onChange(tenantId: number, state: ConversationState, was: ConversationState | undefined): void;
  /** Resolves when nobody is being told. */
  idle(): Promise<void>;
}

/** One round at a time for a business, and only to those for whom something is new. */
export function createQueuePositionNotifier({
  database,
  office,
  announcer,
  log,
}: Pick<Services, 'database' | 'office' | 'announcer'> & { log: Logger }): QueuePositionNotifier {
  const going = new Map<number, Promise<void>>();
  const again = new Set<number>();
  /** Places by conversation, as they were told last. */
  const told = new Map<number, ReadonlyMap<string, number>>();

  async function notifyOnce(tenantId: number): Promise<void> {
    const places = await inTenant(database, tenantId, async (scope) => queuePlaces(scope, NOTIFIED_MAX, await office.read(scope)));
    const before = told.get(tenantId);
    for (const { id, contactId, position, wait } of places) {
      if (before?.get(id) === position) continue;
      announcer.queueMoved(tenantId, contactId, { conversation_id: id, queue_position: position, expected_wait: wait });
    }
    told.delete(tenantId);
    if (places.length > 0) told.set(tenantId, new Map(places.map(({ id, position }) => [id, position])));
    const [oldest] = told.keys();
    if (told.size > KNOWN_MAX && oldest !== undefined) told.delete(oldest);
  }

  async function notify(tenantId: number): Promise<void> {
    for (;;) {
      again.delete(tenantId);
      // Who is not told now looks before long.
      await notifyOnce(tenantId).catch((error: unknown) => log.warn({ err: error }, 'visitors who wait could not be told of their place'));
      if (!again.has(tenantId)) break;
      await setTimeout(PAUSE_MS, undefined, { ref: false });
    }
    going.delete(tenantId);
  }

  return {
    onChange(tenantId, state, was) {
      if (queueOf(state) === queueOf(was)) return;
      if (going.has(tenantId)) again.add(tenantId);
      else going.set(tenantId, notify(tenantId));
    },
    async idle() {
      while (going.size > 0) await Promise.all(going.values());
    },
  };
}

/** What of a conversation moves the queue. */
const queueOf = (state: ConversationState | undefined) => (state?.status === 'queued' ? state.ownerKind : undefined);
