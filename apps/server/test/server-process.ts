import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** The server as `pnpm build` leaves it, which starts in half the time of its sources: what was compiled is kept from start to start. */
export const BUILT = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/**
 * One that a test soon ends: V8 translates the embedded database's code once and quickly. To translate what is used most a second time, for
 * speed, takes a tenth of all that such a server computes.
 */
export const BRIEF = ['--liftoff-only', BUILT];
/** As `npm start` runs it, once it is built, and looked into. */
export const MEASURED = ['--expose-gc', '--import', new URL('load/memory-probe.mjs', import.meta.url).href, BUILT];
/** Longest start, in milliseconds, and how often it is looked whether it is over. */
const START_MS = 60_000;
const LOOK_MS = 20;
/** What is kept of the log, in characters. */
const LOG_MAX = 20_000;
/** More than a run ever sends. */
const NO_LIMIT = '10000000';

const LIVE_LIMITS = ['RATE_HANDSHAKES_PER_MINUTE', 'LIVE_PER_ADDRESS', 'LIVE_PER_TENANT'];

/** Memory of a process, in bytes. */
export interface Memory {
  /** What it holds, as an operator sees it. V8 keeps the pages that it has once filled, with whatever is free in them. */
  resident: number;
  /** Objects that are left on the heap of the thread that serves, once its garbage was collected. */
  objects: number;
}

/** The real server in a process of its own, on one port and one database however often it starts. */
export interface ServerProcess {
  readonly origin: string;
  readonly data: string;
  /** Of the process that runs now. */
  readonly pid: number;
  readonly isRunning: boolean;
  /** Of one that is `MEASURED`; its garbage is collected then. */
  memory(): Promise<Memory>;
  /** How late the thread that serves was at most, of 99 looks in 100 since this was last asked; of one that is `MEASURED`. In milliseconds. */
  lateness(): Promise<number>;
  /** Ends of the process that nobody asked for. */
  readonly crashes: number;
  /** The last lines that it wrote. */
  readonly log: string;
  /** Resolves when it serves; with how long that took, in milliseconds. */
  start(): Promise<number>;
  /** As a power cut ends it: nothing is told, nothing is finished. */
  kill(): Promise<void>;
  /** Asks the process to end, and keeps what it stored. @returns its exit code; null where it did not end by itself */
  end(): Promise<number | null>;
  /** Stops it as an operator does, and removes its data folder. */
  stop(): Promise<void>;
}

/**
 * @param settings variables of the environment beside those that every run has
 * @param program what Node runs, with its own options before it
 */
export async function prepareServer(settings: Record<string, string>, program: readonly string[] = [BUILT]): Promise<ServerProcess> {
  const [port, data] = [await freePort(), await mkdtemp(join(tmpdir(), 'lobby-process-'))];
  const origin = `http://127.0.0.1:${port}`;
  let [child, wanted, crashes, log]: [ChildProcess | undefined, boolean, number, string] = [undefined, false, 0, ''];
  const hear = (chunk: Buffer) => {
    log = `${log}${chunk.toString()}`.slice(-LOG_MAX);
  };

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    wanted = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    // Not `exit`: what it wrote last is still on its way then.
    const exited = once(child, 'close');
    child.kill(signal);
    await exited;
    return child.exitCode;
  }

  async function ask<Told>(what: string): Promise<Told> {
    if (!child?.connected) throw new Error('The server does not run');
    const answered = once(child, 'message');
    child.send(what);
    const [told] = (await answered) as [Told];
    return told;
  }

  return {
    origin,
    data,
    get pid() {
      return child?.pid ?? 0;
    },
    get isRunning() {
      return child !== undefined && child.exitCode === null && child.signalCode === null;
    },
    get crashes() {
      return crashes;
    },
    get log() {
      return log;
    },
    async start() {
      const begun = performance.now();
      wanted = true;
      const started = spawn(process.execPath, program, {
        env: environment(port, data, settings),
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child = started;
      started.stdout?.on('data', hear);
      started.stderr?.on('data', hear);
      started.once('exit', () => {
        if (wanted && child === started) crashes += 1;
      });
      await whenReady(origin, started, () => log);
      return performance.now() - begun;
    },
    memory: () => ask<Memory>('memory'),
    lateness: async () => (await ask<{ late: number }>('lateness')).late,
    async kill() {
      await end('SIGKILL');
    },
    end: () => end('SIGTERM'),
    async stop() {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}

function environment(port: number, data: string, settings: Record<string, string>): NodeJS.ProcessEnv {
  const rates = ['ANYONE_PER', 'STAFF_PER', 'VISITOR_PER', 'VISITOR_MESSAGES_PER', 'SESSIONS_PER'].map((name) => `RATE_${name}_MINUTE`);
  return {
    PATH: process.env['PATH'],
    ...Object.fromEntries([...rates, ...LIVE_LIMITS].map((name) => [name, NO_LIMIT])),
    HOST: '127.0.0.1',
    PORT: String(port),
    LOBBY_DATA: data,
    LOBBY_SEED: 'none',
    LOBBY_DEMO: 'plain',
    LOBBY_QUIET: 'true',
    LOBBY_SECRET: 'a key that only the tests use, nowhere else',
    LOG_LEVEL: 'error',
    ...settings,
  };
}

async function whenReady(origin: string, child: ChildProcess, log: () => string): Promise<void> {
  for (let waited = 0; waited < START_MS; waited += LOOK_MS) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${log()}`);
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`The server did not start in time:\n${log()}`);
}
