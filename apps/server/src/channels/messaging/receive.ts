import { isMessagingKind } from '@lobby/contract';
import { setTimeout } from 'node:timers/promises';
import type { ChannelAdapter, Connection } from '#/channels/port/adapter.ts';
import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { gather } from '#/gather.ts';
import type { Services } from '#/services.ts';
import { findByPath, markBadSignature } from './connection.repository.ts';
import { openConnection } from './connections.ts';
import { insertEvents, STILL_MS, type ArrivedEvent } from './event.repository.ts';
import { tenantOfPath } from './path-id.ts';

/** How long a connection is believed to be as it was, in milliseconds: services send hundreds of events a second. */
const BELIEVED_MS = 5_000;
const KEPT_MAX = 1_000;

interface Known {
  connection: Connection;
  adapter: ChannelAdapter;
  hadBadSignature: boolean;
  until: number;
}

interface Cache {
  known: Map<string, Known>;
  /** Lookups that are under way: whatever comes meanwhile waits for the same one. */
  asked: Map<string, Promise<Known | undefined>>;
}

const caches = new WeakMap<Database, Cache>();

function cacheOf(database: Database): Cache {
  const cache = caches.get(database) ?? { known: new Map<string, Known>(), asked: new Map<string, Promise<Known | undefined>>() };
  caches.set(database, cache);
  return cache;
}

/** The connection that an address belongs to; undefined where there is none of that kind. */
export async function findReceiver(services: Services, kind: string, pathId: string): Promise<Known | undefined> {
  const tenantId = tenantOfPath(pathId);
  if (tenantId === undefined || !isMessagingKind(kind)) return undefined;
  const { known, asked } = cacheOf(services.database);
  const cached = known.get(pathId);
  if (cached && cached.until > performance.now()) return cached.connection.kind === kind ? cached : undefined;
  const lookup = asked.get(pathId) ?? lookUp(services, tenantId, pathId).finally(() => asked.delete(pathId));
  asked.set(pathId, lookup);
  const found = await lookup;
  return found?.connection.kind === kind ? found : undefined;
}

async function lookUp(services: Services, tenantId: number, pathId: string): Promise<Known | undefined> {
  const at = performance.now();
  const { known } = cacheOf(services.database);
  const tenant = await findTenant(services, String(tenantId));
  const stored = tenant && (await inTenant(services.database, tenantId, (scope) => findByPath(scope, pathId)));
  const adapter = stored && services.channelWorker.adapters[stored.kind];
  if (!adapter) return undefined;
  const found = {
    connection: openConnection(services.secrets, tenantId, stored),
    adapter,
    hadBadSignature: stored.badSignatureAt !== null,
    until: at + BELIEVED_MS,
  };
  for (const key of known.keys()) {
    if (known.size < KEPT_MAX) break;
    known.delete(key);
  }
  known.set(pathId, found);
  return found;
}

/** Posts of a database that wait to be answered, the last work that waits for a calm moment, and when a post was last not taken. */
interface Rush {
  underWay: number;
  turn: Promise<void>;
  missedAt: number;
}

const rushes = new WeakMap<Database, Rush>();
/** So few posts at a time are no rush. */
const CALM = 2;
/** Work on what was posted waits for a calm moment, one after the other: so long at most behind the one before, and so often looked for, in milliseconds. */
const CALM_WAIT_MS = 40;
const CALM_LOOK_MS = 8;

function rushOf(database: Database): Rush {
  const rush = rushes.get(database) ?? { underWay: 0, turn: Promise.resolve(), missedAt: Number.NEGATIVE_INFINITY };
  rushes.set(database, rush);
  return rush;
}

/** Resolves when hardly any post waits to be answered: what a service sends is written down before anything is done with it. */
export function untilCalm(database: Database): Promise<void> {
  const rush = rushOf(database);
  rush.turn = rush.turn.then(async () => {
    for (let waited = 0; rush.underWay > CALM && waited < CALM_WAIT_MS; waited += CALM_LOOK_MS) await setTimeout(CALM_LOOK_MS);
  });
  return rush.turn;
}

/**
 * What was not taken comes again within about so long, in milliseconds. Until then what the same people did after it waits for it: whoever
 * writes three lines while a server starts is to be read in their order.
 */
const REPEATED_MS = 2_000;

/** Says that posts may just have been turned away: nothing has listened until now, or one could not be written down. */
export function notePostsMissed(database: Database): void {
  rushOf(database).missedAt = performance.now();
}

/** For how much longer posts that were turned away are waited for, in milliseconds; 0 where none are. */
export function repeatsDueMs(database: Database): number {
  return Math.max(0, rushOf(database).missedAt + REPEATED_MS - performance.now());
}

/** Posts that are written down together. */
const AT_ONCE_MAX = 200;

type WriteDown = (events: readonly ArrivedEvent[]) => Promise<void>;
const writers = new WeakMap<Database, Map<number, WriteDown>>();

/** Posts of one business that come while others are being written go together in the next transaction. */
function writerOf({ database, now }: Pick<Services, 'database' | 'now'>, tenantId: number): WriteDown {
  const ofTenants = writers.get(database) ?? new Map<number, WriteDown>();
  writers.set(database, ofTenants);
  const writer =
    ofTenants.get(tenantId) ??
    gather(async (posts: readonly (readonly ArrivedEvent[])[]) => {
      await insertEvents(database, tenantId, posts.flat(), now());
      return posts.map(() => undefined);
    }, AT_ONCE_MAX);
  ofTenants.set(tenantId, writer);
  return writer;
}

/**
 * Writes down what a service has posted, once; it is worked on afterwards.
 * @returns `unsigned` where it is not from the service, and nothing is kept; `unreadable` where it is no body of the service's
 */
export async function receivePost(
  services: Services,
  known: Known,
  raw: Buffer,
  header: (name: string) => string | undefined,
): Promise<'taken' | 'unsigned' | 'unreadable'> {
  const rush = rushOf(services.database);
  rush.underWay += 1;
  try {
    return await take(services, known, raw, header);
  } finally {
    rush.underWay -= 1;
  }
}

async function take(
  services: Services,
  { connection, adapter, hadBadSignature }: Known,
  raw: Buffer,
  header: (name: string) => string | undefined,
): Promise<'taken' | 'unsigned' | 'unreadable'> {
  const isAuthentic = adapter.isAuthentic(connection, raw, header);
  if (!isAuthentic || hadBadSignature) await noteSignature(services, connection, isAuthentic);
  if (!isAuthentic) return 'unsigned';
  return takeArrived(services, { connection, adapter }, raw);
}

/** Writes down what has arrived from a service, however it came. @returns `unreadable` where it is nothing of the service's */
export async function takeArrived(
  services: Services,
  { connection, adapter }: Pick<Known, 'connection' | 'adapter'>,
  raw: Buffer,
): Promise<'taken' | 'unreadable'> {
  const { tenantId, channelId } = connection;
  let events: ArrivedEvent[];
  try {
    events = (await adapter.split(connection, raw)).map((event) => ({ ...event, channelId }));
  } catch (error) {
    if (error instanceof SyntaxError) return 'unreadable';
    throw error;
  }
  if (events.length === 0) return 'taken';
  await writerOf(
    services,
    tenantId,
  )(events).catch((error: unknown) => {
    // The service sends it again.
    notePostsMissed(services.database);
    throw error;
  });
  services.channelWorker.wake(tenantId, Math.min(...events.map(({ waitMs = STILL_MS }) => waitMs)));
  return 'taken';
}

/** The check list says whether what comes is signed with the secret that was entered. */
async function noteSignature(services: Services, { tenantId, channelId, pathId }: Connection, isAuthentic: boolean): Promise<void> {
  cacheOf(services.database).known.delete(pathId);
  await inTenant(services.database, tenantId, (scope) => markBadSignature(scope, channelId, isAuthentic ? null : services.now()));
}
