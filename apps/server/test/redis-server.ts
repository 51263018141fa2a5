import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

const COMMAND = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';

/** A real Redis on loopback that keeps nothing on disk; always on the same port, however often it goes and comes. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  /** As a power cut ends it. */
  kill(): Promise<void>;
}

export async function openRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn(COMMAND, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
      await once(child, 'spawn');
      await vi.waitFor(() => answers(port), { timeout: 45_000, interval: 50 });
    },
    async kill() {
      const ending = child;
      child = undefined;
      if (!ending) return;
      const ended = once(ending, 'exit');
      ending.kill('SIGKILL');
      await ended;
    },
  };
  await server.start();
  return server;
}

function answers(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve();
    });
    socket.once('error', reject);
  });
}
