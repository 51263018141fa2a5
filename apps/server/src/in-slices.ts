import { setImmediate } from 'node:timers/promises';

/** Longest stretch of work before others get their turn, in milliseconds. */
const SLICE_MS = 8;

/** Does synchronous work item by item and lets the event loop turn in between. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let started = performance.now();
  for (const item of items) {
    if (performance.now() - started >= SLICE_MS) {
      await setImmediate();
      started = performance.now();
    }
    work(item);
  }
  await setImmediate();
}
