import { createServer } from 'node:http';
import type { AddressInfo, Socket as TcpSocket } from 'node:net';
import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE } from '#test/patience.ts';
import { dropSlow } from './drop-slow.ts';

const http = createServer();
const io = new Server(http);
const stop = dropSlow(io, 20);
const clients: Socket[] = [];

beforeAll(() => new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening)));
afterAll(async () => {
  stop();
  for (const client of clients) client.disconnect();
  await io.close();
});

function open(transport: 'websocket' | 'polling' = 'websocket'): { client: Socket; heard: string[]; connections: () => number } {
  const { port } = http.address() as AddressInfo;
  const client = connect(`http://127.0.0.1:${port}`, { transports: [transport], forceNew: true });
  const heard: string[] = [];
  let connections = 0;
  client.on('said', (text: string) => heard.push(text));
  client.on('connect', () => (connections += 1));
  clients.push(client);
  return { client, heard, connections: () => connections };
}

test('a client that does not keep up is dropped, comes back by itself and hears again; the others hear everything', async () => {
  const [quick, slow] = [open(), open()];
  await vi.waitFor(() => expect([quick.connections(), slow.connections()]).toEqual([1, 1]), PATIENCE);
  const { ws } = slow.client.io.engine.transport as unknown as { ws: { _socket: TcpSocket } };
  const line = ws._socket;
  line.pause();
  const said = Array.from({ length: 4_000 }, (_, number) => `${number} ${'x'.repeat(4_000)}`);
  // No more at a time than the quick one may have on its line.
  for (let from = 0; from < said.length; from += 200) {
    for (const text of said.slice(from, from + 200)) io.emit('said', text);
    await vi.waitFor(() => expect(quick.heard).toHaveLength(from + 200), PATIENCE);
  }
  await vi.waitFor(() => expect(io.sockets.sockets.size).toBe(1), PATIENCE);
  line.resume();
  await vi.waitFor(() => expect(slow.connections()).toBe(2), PATIENCE);
  expect(slow.heard.length).toBeLessThan(said.length);
  io.emit('said', 'again');
  await vi.waitFor(() => expect(slow.heard.at(-1)).toBe('again'), PATIENCE);
  await vi.waitFor(() => expect(quick.heard).toEqual([...said, 'again']), PATIENCE);
  expect(quick.connections()).toBe(1);
});

test('a client over long polling that no longer asks is dropped; one that does hears everything', async () => {
  const quick = open('polling');
  await vi.waitFor(() => expect(quick.connections()).toBe(1), PATIENCE);
  const before = io.sockets.sockets.size;
  const { port } = http.address() as AddressInfo;
  const line = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`;
  const handshake = await (await fetch(line)).text();
  const { sid } = JSON.parse(handshake.slice(1)) as { sid: string };
  const connectPacket = '40';
  await fetch(`${line}&sid=${sid}`, { method: 'POST', body: connectPacket });
  expect(await (await fetch(`${line}&sid=${sid}`)).text()).toMatch(/^40/);
  expect(io.sockets.sockets.size).toBe(before + 1);
  const said = Array.from({ length: 3_000 }, (_, number) => `polled ${number}`);
  for (let from = 0; from < said.length; from += 200) {
    for (const text of said.slice(from, from + 200)) io.emit('said', text);
    await vi.waitFor(() => expect(quick.heard).toHaveLength(from + 200), PATIENCE);
  }
  await vi.waitFor(() => expect(io.sockets.sockets.size).toBe(before), PATIENCE);
  expect((await fetch(`${line}&sid=${sid}`)).status).toBe(400);
  expect(quick.heard).toEqual(said);
  expect(quick.connections()).toBe(1);
});
