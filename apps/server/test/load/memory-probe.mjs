import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often it is looked whether the thread that serves is late, in milliseconds; each look counts as that much itself. */
const LOOK_MS = 5;
const NANOSECONDS = 1e6;
const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
delay.enable();

// Loaded before the server where it is measured. Asked for its memory, it tells what the process holds, then collects what is garbage and tells
// what objects are left; asked whether it is late, it tells what 99 of 100 looks were late by at most since it was last asked.
process.on('message', (asked) => {
  if (asked === 'lateness') {
    process.send?.({ late: Math.max(0, delay.percentile(99) / NANOSECONDS - LOOK_MS) });
    delay.reset();
    return;
  }
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  // What waited to be told of its end goes with the second one.
  globalThis.gc?.();
  process.send?.({ resident: rss, objects: process.memoryUsage().heapUsed });
});
// The server stops when it has nothing to do any more, whoever listens.
process.channel?.unref();
