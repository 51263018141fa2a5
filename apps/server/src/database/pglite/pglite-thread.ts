import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { DatabaseBroken } from './database-broken.ts';

/** What the thread starts with. */
export interface ToWorker {
  /** Directory of the database; undefined keeps it in memory. */
  dataDir: string | undefined;
  /** File that a new database begins as. */
  image: string | undefined;
}

/** What the thread is sent: bytes of a connection, or that it is to close. */
export interface Request {
  connection: number;
  bytes?: Uint8Array;
  /** Statements that are to open a transaction before the next request among the bytes. */
  opening?: string | undefined;
  close?: boolean;
}

interface FromWorker {
  ready?: boolean;
  closed?: boolean;
  connection?: number;
  bytes?: Uint8Array;
}

export interface PgliteThread {
  /** Resolves when the database is open, rejects where it cannot be opened, with `DatabaseBroken` where it is kept in files; what is asked before waits for it. */
  readonly opened: Promise<void>;
  /** A stream for node-postgres that speaks the wire protocol with the thread. */
  connect(): ThreadStream;
  close(): Promise<void>;
}

/**
 * Starts PGlite in a thread of its own, so that a long query never stops the thread that serves requests.
 * @param onCrash called when the thread dies without being asked to
 */
export function startPgliteThread(start: ToWorker, onCrash: (error: Error) => void): PgliteThread {
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: start });
  const streams = new Map<number, ThreadStream>();
  let state: 'opening' | 'open' | 'closing' = 'opening';
  let connections = 0;

  worker.on('message', ({ connection, bytes }: FromWorker) => {
    if (connection !== undefined && bytes) streams.get(connection)?.push(Buffer.from(bytes.buffer));
  });
  worker.on('error', (error: Error) => {
    for (const stream of streams.values()) stream.destroy(error);
    if (state === 'open') onCrash(error);
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const opened = new Promise<void>((resolve, reject) => {
    worker.once('message', () => {
      state = 'open';
      resolve();
    });
    worker.once('error', (error: Error) => reject(start.dataDir === undefined ? error : new DatabaseBroken(start.dataDir, error)));
  });
  // Told to whoever waits for it.
  opened.catch(() => undefined);

  return {
    opened,
    connect() {
      const connection = (connections += 1);
      const stream = new ThreadStream((bytes, opening) => worker.postMessage({ connection, bytes, opening } satisfies Request));
      streams.set(connection, stream);
      stream.once('close', () => streams.delete(connection));
      return stream;
    },
    async close() {
      state = 'closing';
      worker.postMessage({ connection: 0, close: true } satisfies Request);
      await exited;
    },
  };
}

/** Looks like a socket to node-postgres. */
export class ThreadStream extends Duplex {
  readonly #send: (bytes: Uint8Array, opening: string | undefined) => void;
  #opening: string | undefined;
  #written: Buffer[] = [];

  constructor(send: (bytes: Uint8Array, opening: string | undefined) => void) {
    super();
    this.#send = send;
  }

  /**
   * Has statements that open a transaction go over with the next request, whose answer is theirs where they fail: each crossing costs
   * more than most statements.
   */
  openWithNext(statements: string): void {
    this.#opening = statements;
  }

  /** What is written in one tick goes over together: each crossing costs more than the copying. */
  #cross(bytes: Buffer): void {
    if (this.#written.push(bytes) > 1) return;
    process.nextTick(() => {
      const [opening, written] = [this.#opening, this.#written];
      [this.#opening, this.#written] = [undefined, []];
      this.#send(Uint8Array.from(Buffer.concat(written)), opening);
    });
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
    this.#cross(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
