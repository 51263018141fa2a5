import { FileRefused } from './file-refused.ts';
import { readFile } from './read-file.ts';
import { ROWS_A_MESSAGE, type FromReader, type ToReader } from './reader-messages.ts';

const send = (message: FromReader) => process.send?.(message);

async function read({ bytes, options }: ToReader): Promise<void> {
  const { good, rejected, ...facts } = await readFile(bytes, options);
  let sent = 0;
  process.on('message', () => {
    const part = good.slice(sent, sent + ROWS_A_MESSAGE);
    sent += part.length;
    send({ good: part });
  });
  send({ facts, rejected, total: good.length });
}

process.once('message', (message: ToReader) => {
  read(message).catch((error: unknown) => {
    if (!(error instanceof FileRefused)) throw error;
    send({ refusal: error.refusal });
  });
});
