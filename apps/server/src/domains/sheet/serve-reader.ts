import { FileRefused } from './file-refused.ts';
import type { FromReader } from './reader-process.ts';

/** Rows that come over at once: few enough that receiving them does not hold up the serving thread. */
const ROWS_A_MESSAGE = 250;

/** Makes this process one that reads a file and hands its rows over a few at a time. */
export function serveReader(read: (file: never) => { facts: unknown; rows: unknown[] }): void {
  const send = (message: FromReader<unknown, unknown>) => process.send?.(message);
  const serve = (file: never) => {
    const { facts, rows } = read(file);
    let sent = 0;
    process.on('message', () => {
      const part = rows.slice(sent, sent + ROWS_A_MESSAGE);
      sent += part.length;
      send({ rows: part });
    });
    send({ facts, total: rows.length });
  };
  process.once('message', (file) => {
    try {
      serve(file as never);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      send({ refusal: error.refusal });
    }
  });
}
