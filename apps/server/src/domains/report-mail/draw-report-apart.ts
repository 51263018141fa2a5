import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { takeTurns } from '#/take-turns.ts';
import type { ReportText } from './compose-report.ts';

/** Longest wait for a drawing, in milliseconds: many times what the slowest takes. */
const DRAWING_MAX_MS = 30_000;
/** One at a time: each takes its fonts into memory, some tens of megabytes. */
const inTurn = takeTurns(1);

/** Draws a report in a thread of its own, so that reading fonts never stops the thread that serves requests. */
export function drawReportApart(text: ReportText): Promise<Uint8Array> {
  return inTurn(async () => {
    const worker = new Worker(new URL('./draw-report.worker.ts', import.meta.url), { workerData: text });
    try {
      const [bytes] = (await once(worker, 'message', { signal: AbortSignal.timeout(DRAWING_MAX_MS) })) as [Uint8Array];
      return bytes;
    } finally {
      await worker.terminate();
    }
  });
}
