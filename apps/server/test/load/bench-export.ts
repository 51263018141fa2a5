import { analysis } from '@lobby/contract';
import { parseArgs } from 'node:util';
import { openLoadedBusiness, type LoadedBusiness } from './loaded-business.ts';

/** How often memory is looked at, in milliseconds. */
const LOOK_MS = 10;
const MEGABYTE = 1_048_576;
const DAYS = 366;

interface Measured {
  seconds: number;
  bytes: number;
  /** How long the first bytes took, and the longest pause between two parts, in milliseconds. */
  first: number;
  pause: number;
  /** Most of what the process held, and of that what lay on its heap, above what it held before; in MB. */
  resident: number;
  heap: number;
}

/** Takes one file as fast as it comes, and keeps nothing of it. */
async function take({ fetch }: LoadedBusiness, format: 'csv' | 'xlsx'): Promise<Measured> {
  globalThis.gc?.();
  globalThis.gc?.();
  const idle = process.memoryUsage();
  let [resident, heap] = [0, 0];
  const look = () => {
    const now = process.memoryUsage();
    resident = Math.max(resident, now.rss - idle.rss);
    heap = Math.max(heap, now.heapUsed - idle.heapUsed);
  };
  const looking = setInterval(look, LOOK_MS);
  const start = performance.now();
  const { body } = await fetch(analysis.export, { days: DAYS, format });
  let [bytes, first, pause, last] = [0, 0, 0, start];
  for await (const part of body ?? []) {
    const now = performance.now();
    if (bytes === 0) first = now - start;
    else pause = Math.max(pause, now - last);
    [bytes, last] = [bytes + part.length, now];
    look();
  }
  clearInterval(looking);
  return { seconds: (last - start) / 1_000, bytes, first, pause, resident: resident / MEGABYTE, heap: heap / MEGABYTE };
}

const { values } = parseArgs({
  options: { database: { type: 'string', default: 'pglite' }, conversations: { type: 'string', default: '100000' } },
});
const most = Number(values.conversations);
console.log(
  `files of the analysis on ${values.database}; of memory what the process held above what it held idle, while the file was made`,
);
for (const rows of [most / 10, most]) {
  const business = await openLoadedBusiness(values.database, rows);
  try {
    for (const format of ['csv', 'csv', 'xlsx', 'xlsx'] as const) {
      const { seconds, bytes, first, pause, resident, heap } = await take(business, format);
      console.log(
        `${format.padEnd(4)} ${String(rows).padStart(7)} rows ${(bytes / MEGABYTE).toFixed(1).padStart(6)} MB in ${seconds.toFixed(1).padStart(5)} s, ${Math.round(rows / seconds)} rows/s, first bytes after ${first.toFixed(0)} ms, longest pause ${pause.toFixed(0)} ms, memory +${resident.toFixed(0)} MB, heap +${heap.toFixed(0)} MB`,
      );
    }
  } finally {
    await business.close();
  }
}
process.exit();
