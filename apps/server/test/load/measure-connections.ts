import { LIVE_PATH, visitor } from '@lobby/contract';
import { readFile } from 'node:fs/promises';
import { io, type Socket } from 'socket.io-client';
import type { Business } from '#test/faults/business.ts';
import type { Memory, ServerProcess } from '#test/server-process.ts';
import { openPostClient } from './post-client.ts';

const KILOBYTE = 1_024;
/** Connections that are opened at once. */
const ABREAST = 50;
const SETTLE_MS = 3_000;
const LOOK_MS = 50;
/** Pauses of the chat before it connects again, in milliseconds. */
const [RECONNECT_FIRST_MS, RECONNECT_MAX_MS] = [1_000, 30_000];
/** And after a refusal, where Socket.IO does not try again by itself. */
const REFUSED_RETRY_MS = 5_000;

/** Memory that a process holds, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * KILOBYTE;
}

export interface Connections {
  count: number;
  /** By how much the process has grown for each, in bytes: what they were opened with included, and nothing was free before in a server that had just started. */
  bytesEach: number;
  /** Objects on the heap for each, in bytes. */
  objectsEach: number;
  /** Until all were open, in milliseconds. */
  openMs: number;
  /** Connections that are back after the server was killed and started again. */
  back: number;
  /** From its start until the last one is back, in milliseconds. */
  backMs: number;
}

/** Longest wait for the connections to come back, in milliseconds. */
const BACK_MAX_MS = 120_000;

/** Opens a connection each for so many visitors who say nothing, looks at what each takes, and restarts the server under them. */
export async function measureConnections(server: ServerProcess, { slug }: Business, wanted: number): Promise<Connections> {
  const tokens = await openSessions(server.origin, slug, wanted);
  // What the opening of so many sessions has left free would hide what connections take.
  await server.kill();
  await server.start();
  const before = await settled(server);
  const begun = performance.now();
  const sockets = await connectAll(server.origin, tokens);
  const openMs = performance.now() - begun;
  const after = await settled(server);
  const each = (part: keyof Memory) => (after[part] - before[part]) / sockets.length;
  const isBack = () => sockets.filter(({ connected }) => connected).length;
  const count = isBack();
  await server.kill();
  await pause(SETTLE_MS);
  const started = performance.now();
  await server.start();
  while (isBack() < count && performance.now() - started < BACK_MAX_MS) await pause(LOOK_MS);
  const [back, backMs] = [isBack(), performance.now() - started];
  for (const socket of sockets) socket.disconnect();
  return { count, openMs, bytesEach: each('resident'), objectsEach: each('objects'), back, backMs };
}

/** What is left once the server has been left alone. */
async function settled(server: ServerProcess): Promise<Memory> {
  await pause(SETTLE_MS);
  await server.memory();
  await pause(SETTLE_MS);
  return server.memory();
}

/** A connection each for so many visitors who say nothing. */
export async function openIdle(origin: string, { slug }: Business, wanted: number): Promise<Socket[]> {
  return connectAll(origin, await openSessions(origin, slug, wanted));
}

async function connectAll(origin: string, tokens: readonly string[]): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let at = 0; at < tokens.length; at += ABREAST)
    sockets.push(...(await Promise.all(tokens.slice(at, at + ABREAST).map((token) => connect(origin, token)))));
  return sockets;
}

async function openSessions(origin: string, slug: string, wanted: number): Promise<string[]> {
  const client = openPostClient(origin, ABREAST);
  const tokens: string[] = [];
  while (tokens.length < wanted) {
    const group = Array.from({ length: Math.min(ABREAST, wanted - tokens.length) }, () =>
      client.call(visitor.session, { tenant: slug, locale: 'en-US' }),
    );
    tokens.push(...(await Promise.all(group)).map(({ token }) => token));
  }
  client.close();
  return tokens;
}

/** Comes back with the pauses of the chat's own page. */
function connect(origin: string, token: string): Promise<Socket> {
  const socket = io(origin, {
    path: LIVE_PATH,
    transports: ['websocket'],
    auth: { token, caller: 'visitor' },
    forceNew: true,
    reconnectionDelay: RECONNECT_FIRST_MS,
    reconnectionDelayMax: RECONNECT_MAX_MS,
  });
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), REFUSED_RETRY_MS);
  });
  return new Promise((resolve) => socket.once('connect', () => resolve(socket)));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
