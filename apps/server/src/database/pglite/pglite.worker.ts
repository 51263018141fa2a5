import { PGlite } from '@electric-sql/pglite';
import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { durableParams, DurableFiles } from './durable-files.ts';
import type { Request, ToWorker } from './pglite-thread.ts';
import { createCycleReader, endsInTransaction, queryMessage, STARTUP_ANSWER, type Cycle } from './wire-frames.ts';

/** One database for this thread. */
const { dataDir, image } = workerData as ToWorker;
if (!parentPort) throw new Error('pglite.worker.ts runs as a worker thread only');
const port = parentPort;

const db = await PGlite.create({
  ...(dataDir ? { fs: new DurableFiles(dataDir), startParams: durableParams(PGlite.defaultStartParams) } : {}),
  ...(image ? { loadDataDir: await openAsBlob(image) } : {}),
});

/** Each connection of the pool has its own reader; the pool holds one at a time. */
const readers = new Map<number, ReturnType<typeof createCycleReader>>();
/** What is to open a transaction before the next request of a connection. */
const openings = new Map<number, string>();
let turn: Promise<void> = Promise.resolve();

async function answer(connection: number, cycle: Cycle): Promise<void> {
  if (cycle.kind === 'startup') {
    // A new connection expects a session without role, settings or prepared statements of the one before.
    await db.exec('ROLLBACK');
    await db.exec('DISCARD ALL');
    return post(connection, STARTUP_ANSWER);
  }
  if (cycle.kind === 'terminate') {
    readers.delete(connection);
    openings.delete(connection);
    return;
  }
  const opening = openings.get(connection);
  if (opening !== undefined) {
    openings.delete(connection);
    const opened = await run(queryMessage(opening));
    // Nothing runs outside of the transaction that was to hold it.
    if (!endsInTransaction(opened)) return post(connection, opened);
  }
  post(connection, await run(cycle.bytes));
}

function run(request: Uint8Array): Promise<Uint8Array> {
  return db.execProtocolRaw(request, { syncToFs: false });
}

function post(connection: number, bytes: Uint8Array): void {
  const copy = Uint8Array.from(bytes);
  port.postMessage({ connection, bytes: copy }, [copy.buffer]);
}

port.on('message', (message: Request) => {
  turn = turn.then(async () => {
    if (message.close) {
      await db.close();
      port.postMessage({ closed: true });
      port.close();
      return;
    }
    const reader = readers.get(message.connection) ?? createCycleReader();
    readers.set(message.connection, reader);
    if (message.opening !== undefined) openings.set(message.connection, message.opening);
    for (const cycle of reader(message.bytes ?? new Uint8Array())) await answer(message.connection, cycle);
  });
  // A failure of the protocol itself leaves nothing to trust: it surfaces as the worker's error event.
  turn.catch((error: unknown) => {
    throw error;
  });
});

port.postMessage({ ready: true });
