import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** What the thread starts with. */
export interface ToWorker {
  /** Directory of the database; undefined keeps it in memory. */
  dataDir: string | undefined;
  /** File that a new database begins as. */
  image: string | undefined;
}

interface FromWorker {
  ready?: boolean;
  closed?: boolean;
  connection?: number;
  bytes?: Uint8Array;
}

export interface PgliteThread {
  /** A stream for node-postgres that speaks the wire protocol with the thread. */
  connect(): Duplex;
  close(): Promise<void>;
}

/**
 * Starts PGlite in a thread of its own, so that a long query never stops the thread that serves requests.
 * @param onCrash called when the thread dies without being asked to
 */
export async function startPgliteThread(start: ToWorker, onCrash: (error: Error) => void): Promise<PgliteThread> {
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: start });
  const streams = new Map<number, ThreadStream>();
  let closing = false;
  let connections = 0;

  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  worker.on('message', ({ connection, bytes }: FromWorker) => {
    if (connection !== undefined && bytes) streams.get(connection)?.push(Buffer.from(bytes.buffer));
  });
  worker.on('error', (error: Error) => {
    for (const stream of streams.values()) stream.destroy(error);
    if (!closing) onCrash(error);
  });

  return {
    connect() {
      const connection = (connections += 1);
      const stream = new ThreadStream((bytes) => worker.postMessage({ connection, bytes }));
      streams.set(connection, stream);
      stream.once('close', () => streams.delete(connection));
      return stream;
    },
    async close() {
      closing = true;
      const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      worker.postMessage({ connection: 0, close: true });
      await exited;
    },
  };
}

/** Looks like a socket to node-postgres. */
class ThreadStream extends Duplex {
  readonly #send: (bytes: Uint8Array) => void;

  constructor(send: (bytes: Uint8Array) => void) {
    super();
    this.#send = send;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Bytes are pushed as the thread posts them.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(Uint8Array.from(chunk));
    done();
  }

  /** The parts of one statement go over together: each crossing costs more than the copying. */
  override _writev(parts: { chunk: Buffer }[], done: () => void): void {
    this.#send(Uint8Array.from(Buffer.concat(parts.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
