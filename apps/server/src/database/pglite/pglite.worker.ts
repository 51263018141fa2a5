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
/** No transaction has such a savepoint. */
const FAILING = 'ROLLBACK TO SAVEPOINT nothing_was_opened;';
let turn: Promise<void> = Promise.resolve();

/** @returns what the connection is to be told */
async function answer(connection: number, cycle: Cycle): Promise<Uint8Array[]> {
  if (cycle.kind === 'startup') {
    // A new connection expects a session without role, settings or prepared statements of the one before.
    await db.exec('ROLLBACK');
    await db.exec('DISCARD ALL');
    return [STARTUP_ANSWER];
  }
  if (cycle.kind === 'terminate') {
    readers.delete(connection);
    openings.delete(connection);
    return [];
  }
  const opening = openings.get(connection);
  if (opening !== undefined) {
    openings.delete(connection);
    const opened = await run(queryMessage(opening));
    if (!endsInTransaction(Buffer.concat(opened))) {
      // Nothing runs outside of the transaction that was to hold it: until it is rolled back, everything fails as in one that has failed.
      await run(queryMessage(`BEGIN; ${FAILING}`));
      return opened;
    }
  }
  return run(cycle.bytes);
}

/** The other way to ask for an answer's bytes reads them as well, and keeps what it has read as long as the database is open. */
async function run(request: Uint8Array): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  // They lie in the memory of the database, which goes on with it.
  await db.execProtocolRawStream(request, { syncToFs: false, onRawData: (part) => void parts.push(part.slice()) });
  return parts;
}

function post(connection: number, parts: readonly Uint8Array[]): void {
  if (parts.length === 0) return;
  const bytes = Uint8Array.from(Buffer.concat(parts));
  port.postMessage({ connection, bytes }, [bytes.buffer]);
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
    // Statements that came together are answered together: waking the other thread costs as much as a short one.
    const answers: Uint8Array[] = [];
    for (const cycle of reader(message.bytes ?? new Uint8Array())) answers.push(...(await answer(message.connection, cycle)));
    post(message.connection, answers);
  });
  // A failure of the protocol itself leaves nothing to trust: it surfaces as the worker's error event.
  turn.catch((error: unknown) => {
    throw error;
  });
});

port.postMessage({ ready: true });
