import type { Locale } from '@lobby/contract';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { takeTurns } from '#/take-turns.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

/** What the thread is given. */
export interface Drawing {
  facts: InvoiceFacts;
  locale: Locale;
}

/** Longest wait for a drawing, in milliseconds: many times what the slowest takes. */
const DRAWING_MAX_MS = 30_000;
/** One at a time: each takes its fonts into memory, some tens of megabytes. */
const inTurn = takeTurns(1);

/**
 * Draws an invoice in a thread of its own, so that reading fonts never stops the thread that serves requests; fonts and
 * memory go with the thread.
 */
export function drawApart(drawing: Drawing): Promise<Uint8Array> {
  return inTurn(async () => {
    const worker = new Worker(new URL('./draw-invoice.worker.ts', import.meta.url), { workerData: drawing });
    try {
      const [bytes] = (await once(worker, 'message', { signal: AbortSignal.timeout(DRAWING_MAX_MS) })) as [Uint8Array];
      return bytes;
    } finally {
      await worker.terminate();
    }
  });
}
