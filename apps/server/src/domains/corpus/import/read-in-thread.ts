import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GoodRow } from './check-rows.ts';
import { FileRefused, type Refusal } from './file-refused.ts';
import type { FileRead, ReadOptions } from './read-file.ts';
import type { FromReader, ToReader } from './reader-messages.ts';
import { takeTurns } from './take-turns.ts';

/** Files that one process reads at a time, and what each may take. */
const AT_ONCE = 2;
const MEMORY_MAX_MB = 512;
const TIME_MAX_MS = 60_000;

const OUT_OF_MEASURE: Refusal = { code: 'unreadable_file' };

const inTurn = takeTurns(AT_ONCE);

/**
 * Reads a file in a thread of its own, so that no file, however made, holds up or brings down the thread that serves.
 * @throws FileRefused
 */
export function readInThread(bytes: Uint8Array, options: ReadOptions): Promise<FileRead> {
  return inTurn(async () => {
    const data: ToReader = { bytes, options };
    const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
    });
    const signal = AbortSignal.timeout(TIME_MAX_MS);
    try {
      return await receive(worker, signal);
    } catch (error) {
      throw signal.aborted || isOutOfMemory(error) ? new FileRefused(OUT_OF_MEASURE, { cause: error }) : error;
    } finally {
      await worker.terminate();
    }
  });
}

async function receive(worker: Worker, signal: AbortSignal): Promise<FileRead> {
  const first = await nextMessage(worker, signal);
  if ('refusal' in first) throw new FileRefused(first.refusal);
  if (!('facts' in first)) throw new Error('the reading thread spoke out of turn');
  const good: GoodRow[] = [];
  while (good.length < first.total) {
    worker.postMessage('next');
    const message = await nextMessage(worker, signal);
    if ('good' in message) good.push(...message.good);
  }
  return { ...first.facts, good, rejected: first.rejected };
}

/** Rejects with what the thread died of. */
async function nextMessage(worker: Worker, signal: AbortSignal): Promise<FromReader> {
  const [message] = (await once(worker, 'message', { signal })) as [FromReader];
  return message;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
