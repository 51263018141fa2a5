import { LIVE_PATH, visitor } from '@lobby/contract';
import { readFile } from 'node:fs/promises';
import { io, type Socket } from 'socket.io-client';
import type { Business } from '#test/faults/business.ts';
import { openPostClient } from './post-client.ts';

const KILOBYTE = 1_024;
/** Connections that are opened at once. */
const ABREAST = 50;
const SETTLE_MS = 3_000;

/** Memory that a process holds, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * KILOBYTE;
}

export interface Connections {
  count: number;
  /** Memory of the server for each, in bytes. */
  bytesEach: number;
}

/** Opens so many connections of one visitor who says nothing, and looks at what each takes. */
export async function measureConnections(origin: string, pid: number, { slug }: Business, wanted: number): Promise<Connections> {
  const client = openPostClient(origin, 1);
  const { token } = await client.call(visitor.session, { tenant: slug, locale: 'en-US' });
  client.close();
  const before = await residentBytes(pid);
  const sockets: Socket[] = [];
  while (sockets.length < wanted) {
    const group = Array.from({ length: Math.min(ABREAST, wanted - sockets.length) }, () => connect(origin, token));
    sockets.push(...(await Promise.all(group)));
  }
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const bytesEach = ((await residentBytes(pid)) - before) / sockets.length;
  const count = sockets.filter(({ connected }) => connected).length;
  for (const socket of sockets) socket.disconnect();
  return { count, bytesEach };
}

function connect(origin: string, token: string): Promise<Socket> {
  const socket = io(origin, { path: LIVE_PATH, transports: ['websocket'], auth: { token, caller: 'visitor' }, forceNew: true });
  return new Promise((resolve) => socket.once('connect', () => resolve(socket)));
}
