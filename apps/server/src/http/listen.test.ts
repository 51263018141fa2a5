import { LIVE_PATH } from '@lobby/contract';
import { Hono } from 'hono';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './listen.ts';

let http: Server;
beforeAll(async () => {
  http = await listen(
    new Hono().get('/here', (c) => c.text('here')),
    { port: 0, host: '127.0.0.1' },
  );
  // As the live connection does with what is not its own.
  http.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 418 Upgraded\r\n\r\n'));
});
afterAll(() => new Promise((closed) => http.close(closed)));

/** The status that a call gets which would rather speak another protocol. */
const ask = (path: string, protocol: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = http.address() as AddressInfo;
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: protocol, 'http2-settings': 'AAMAAABkAAQAoAAA' };
    request({ port, path, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

test.each([
  ['of a client that offers HTTP/2, as Java does', '/here', 'h2c', 200],
  ['that wants a socket where there is none', '/here', 'websocket', 200],
  ['to a path that nobody serves', '/there', 'h2c', 404],
  ['to the live connection', `${LIVE_PATH}/?EIO=4`, 'websocket', 418],
])('a call %s is answered', async (_what, path, protocol, status) => {
  expect(await ask(path, protocol)).toBe(status);
});
