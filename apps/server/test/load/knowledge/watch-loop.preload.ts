import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** What the server itself notes every so often, a line of JSON each. */
export interface LoopNote {
  /** In milliseconds since 1970. */
  at: number;
  /** Longest time that its thread was held up since the last note, in milliseconds. */
  heldMs: number;
  /** Memory of the process, and of its objects, in bytes. */
  rss: number;
  heap: number;
}

const NOTE_MS = 250;
const RESOLUTION_MS = 5;
const NANOSECONDS = 1e6;

const file = process.env['BENCH_LOOP_FILE'];
if (file !== undefined && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  setInterval(() => {
    const { rss, heapUsed } = process.memoryUsage();
    const note: LoopNote = { at: Date.now(), heldMs: Math.max(0, delay.max / NANOSECONDS - RESOLUTION_MS), rss, heap: heapUsed };
    delay.reset();
    appendFileSync(file, `${JSON.stringify(note)}\n`);
  }, NOTE_MS).unref();
}
