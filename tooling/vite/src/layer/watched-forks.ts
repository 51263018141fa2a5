import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';
import type { Beat } from './report-alive.ts';

/**
 * How long a worker's thread may be busy without a break. Vitest ends a test that waits too long; one that never gives its
 * thread back can end nothing, not even itself. Milliseconds.
 */
export const BLOCKED_MS = 60_000;

/** A test that never gave its thread back. */
export interface HungTest {
  readonly file: string;
  /** Empty where the file hung outside of its tests. */
  readonly test: string;
}

/** What hung in this run, for the report at its end. */
export const hungTests: HungTest[] = [];

type Listener = (...given: unknown[]) => void;

function isBeat(message: unknown): message is Beat {
  return typeof message === 'object' && message !== null && 'beat' in message;
}

/** What a layer's configuration calls these processes. */
const NAME = 'watched-forks';

/** A process of tests that is killed when its thread hangs, so that the run goes on with the other files. */
class WatchedFork extends ForksPoolWorker {
  /** As the pool is called: Vitest gives the next file only to a process of that name, and starts another one where it differs. */
  override readonly name = NAME;
  private readonly limitMs: number;
  private readonly filtered = new Map<unknown, Listener>();
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;
  private file = '';
  private test = '';

  constructor(options: PoolOptions, limitMs: number) {
    super(options);
    this.limitMs = limitMs;
  }

  override on(event: string, callback: Listener): void {
    if (event !== 'message') return super.on(event, callback);
    const heard: Listener = (message) => (isBeat(message) ? this.hear(message) : callback(message));
    this.filtered.set(callback, heard);
    super.on(event, heard);
  }

  override off(event: string, callback: Listener): void {
    super.off(event, this.filtered.get(callback) ?? callback);
    this.filtered.delete(callback);
  }

  override send(message: WorkerRequest): void {
    if (message.type === 'run') {
      this.file = message.context.files.map(({ filepath }) => filepath).join(', ');
      this.test = '';
    }
    super.send(message);
  }

  override async stop(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    await super.stop();
  }

  private hear({ test }: Beat): void {
    if (test !== undefined) this.test = test;
    clearTimeout(this.timer);
    // A last beat may come while the process ends.
    if (this.isOver) return;
    this.timer = setTimeout(() => this.end(), this.limitMs);
    this.timer.unref();
  }

  private end(): void {
    this.isOver = true;
    hungTests.push({ file: this.file, test: this.test });
    // The process does not hear a request to stop, so it is killed half a second later.
    void super.stop();
  }
}

/** @param limitMs how long a thread may be busy, in milliseconds */
export function watchedForks(limitMs = BLOCKED_MS): { name: string; createPoolWorker: (options: PoolOptions) => PoolWorker } {
  return { name: NAME, createPoolWorker: (options) => new WatchedFork(options, limitMs) };
}
