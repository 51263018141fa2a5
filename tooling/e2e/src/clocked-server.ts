import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { JOURNEY_SETTINGS } from './journey-settings.ts';

const ENTRY = fileURLToPath(new URL('serve-on-clock.ts', import.meta.url));

/** The product on a clock of its own, which the journey moves. */
export interface ClockedServer {
  readonly origin: string;
  /** Sets the server's clock so far ahead of the machine's, in milliseconds. */
  readonly goAhead: (ms: number) => Promise<void>;
  /** Does what happens by itself at its hour, by the name of its job. */
  readonly runJob: (name: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the built product on an empty data folder, which goes when it stops. @param settings of its own beside those of all journeys */
export async function startClockedServer(settings: Readonly<Record<string, string>> = {}): Promise<ClockedServer> {
  const data = mkdtempSync(join(tmpdir(), 'lobby-clock-'));
  // It lives for a few journeys: V8 translates the database's code once and quickly, and does not do it a second time for speed.
  const server = spawn(process.execPath, ['--liftoff-only', ENTRY], {
    env: { ...process.env, ...JOURNEY_SETTINGS, ...settings, PORT: '0', LOBBY_DATA: data, LOBBY_QUIET: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { port, clockPort } = await readPorts(server.stdout);
  return {
    origin: `http://localhost:${port}`,
    async goAhead(ms) {
      await fetch(`http://127.0.0.1:${clockPort}/${ms}`, { method: 'POST' });
    },
    async runJob(name) {
      await fetch(`http://127.0.0.1:${clockPort}/${name}`, { method: 'POST' });
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The line in which the server says where it listens; its log comes the same way. */
async function readPorts(output: Readable): Promise<{ port: number; clockPort: number }> {
  for await (const line of createInterface({ input: output })) {
    const said = JSON.parse(line) as { port?: number; clockPort?: number };
    if (said.port === undefined || said.clockPort === undefined) continue;
    // What is said from here on is heard by nobody, and must not fill the pipe.
    output.resume();
    return { port: said.port, clockPort: said.clockPort };
  }
  throw new Error('The product on a clock of its own did not start');
}
