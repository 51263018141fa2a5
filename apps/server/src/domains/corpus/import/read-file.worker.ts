import { parentPort, workerData } from 'node:worker_threads';
import { FileRefused } from './file-refused.ts';
import { readFile } from './read-file.ts';
import { ROWS_A_MESSAGE, type FromReader, type ToReader } from './reader-messages.ts';

const { bytes, options } = workerData as ToReader;
const send = (message: FromReader) => parentPort?.postMessage(message);

try {
  const { good, rejected, ...facts } = await readFile(bytes, options);
  let sent = 0;
  parentPort?.on('message', () => {
    const part = good.slice(sent, sent + ROWS_A_MESSAGE);
    sent += part.length;
    send({ good: part });
  });
  send({ facts, rejected, total: good.length });
} catch (error) {
  if (!(error instanceof FileRefused)) throw error;
  send({ refusal: error.refusal });
}
