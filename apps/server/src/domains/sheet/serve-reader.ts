import { FileRefused } from './file-refused.ts';
import type { FromReader } from './reader-process.ts';

/** Rows that come over at once: few enough that receiving them does not hold up the serving thread. */
const ROWS_A_MESSAGE = 250;

/** A process that holds more than this after a file is not kept for the next one, in bytes. */
const KEPT_MAX_BYTES = 250_000_000;

/** Makes this process one that reads files, one after the other, and hands their rows over a few at a time. */
export function serveReader(read: (file: never) => { facts: unknown; rows: unknown[] }): void {
  const send = (message: FromReader<unknown, unknown>) => process.send?.(message);
  const isHeavy = () => process.memoryUsage.rss() > KEPT_MAX_BYTES;
  let rest: unknown[] = [];
  const begin = (file: unknown) => {
    const { facts, rows } = read(file as never);
    rest = rows;
    send({ facts, total: rows.length, isHeavy: isHeavy() });
  };
  process.on('message', (message) => {
    if (message === 'next') return send({ rows: rest.splice(0, ROWS_A_MESSAGE) });
    try {
      return begin(message);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      return send({ refusal: error.refusal, isHeavy: isHeavy() });
    }
  });
}
