import { setInterval } from 'node:timers';
import { beforeEach } from 'vitest';

/** How often a worker says that its thread is free, in milliseconds. */
const BEAT_MS = 1_000;

/** What a worker says of itself, beside what Vitest sends. `test` is the one that begins. */
export interface Beat {
  readonly beat: true;
  readonly test?: string;
}

const STARTED = Symbol.for('lobby.report-alive');
const world = globalThis as { [STARTED]?: true };

function send(beat: Beat): void {
  process.send?.(beat);
}

// A worker may run many files, each of which reads this one.
if (world[STARTED] === undefined) {
  world[STARTED] = true;
  setInterval(() => send({ beat: true }), BEAT_MS).unref();
}

beforeEach(({ task }) => send({ beat: true, test: task.name }));
