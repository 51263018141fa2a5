import { Hono } from 'hono';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './listen.ts';

let server: Server;
beforeAll(async () => {
  const app = new Hono().onError((_, c) => c.body(null, 400)).post('/read', async (c) => c.text(await c.req.text()));
  server = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** What is sent back for some bytes, until the line is closed. */
async function exchange(sent: string): Promise<{ status: string; body: unknown }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.write(sent);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: head.split(' ')[1] ?? '', body: JSON.parse(body) };
}

test.each([
  [
    'headers that are too large',
    `GET /api/x HTTP/1.1\r\nhost: a\r\naccept-language: ja\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431',
    10003,
    'too_large',
  ],
  ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, '431', 10003, 'too_large'],
  ['what is no HTTP', 'hello?\r\n\r\n', '400', 10002, 'malformed_body'],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    '400',
    10002,
    'malformed_body',
  ],
  [
    'a body of two kinds',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
    10002,
    'malformed_body',
  ],
  [
    'a way through to another server',
    'CONNECT other.example:443 HTTP/1.1\r\nhost: other.example:443\r\n\r\n',
    '405',
    10002,
    'malformed_body',
  ],
  [
    'a body whose pieces say too much of themselves',
    `POST /read HTTP/1.1\r\nhost: a\r\naccept-language: ja\r\ntransfer-encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`,
    '413',
    10003,
    'too_large',
  ],
])('%s are answered with the envelope', async (_name, sent, status, code, reason) => {
  expect(await exchange(sent)).toEqual({ status, body: { code, msg: expect.stringMatching(/\S/), data: { reason } } });
});
