import { FileRefused } from './file-refused.ts';
import type { FromReader } from './reader-process.ts';

/** Rows that come over at once: few enough that receiving them does not hold up the serving thread. */
const ROWS_A_MESSAGE = 250;

/** Makes this process one that reads a file and hands its rows over a few at a time. */
export function serveReader<File, Facts, Row>(read: (file: File) => Promise<{ facts: Facts; rows: Row[] }>): void {
  const send = (message: FromReader<Facts, Row>) => process.send?.(message);
  const serve = async (file: File) => {
    const { facts, rows } = await read(file);
    let sent = 0;
    process.on('message', () => {
      const part = rows.slice(sent, sent + ROWS_A_MESSAGE);
      sent += part.length;
      send({ rows: part });
    });
    send({ facts, total: rows.length });
  };
  process.once('message', (file: File) => {
    serve(file).catch((error: unknown) => {
      if (!(error instanceof FileRefused)) throw error;
      send({ refusal: error.refusal });
    });
  });
}
