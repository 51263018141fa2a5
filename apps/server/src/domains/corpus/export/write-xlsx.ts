import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Some more rows, or that there are no more. */
export type ToWriter = string[][] | 'end';

/** Writes rows, which come bit by bit, into an XLSX file, in a thread of its own. */
export async function writeXlsx(slices: AsyncIterable<string[][]>): Promise<Uint8Array> {
  const worker = new Worker(new URL('./xlsx-writer.worker.ts', import.meta.url));
  const send = (message: ToWriter) => worker.postMessage(message);
  try {
    const written = once(worker, 'message');
    await Promise.race([sendAll(slices, send), written]);
    const [bytes] = (await written) as [Uint8Array];
    return bytes;
  } finally {
    await worker.terminate();
  }
}

async function sendAll(slices: AsyncIterable<string[][]>, send: (message: ToWriter) => void): Promise<void> {
  for await (const slice of slices) send(slice);
  send('end');
}
