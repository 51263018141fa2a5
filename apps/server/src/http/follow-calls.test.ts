import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { followCalls } from './follow-calls.ts';

test('the answers under way are the last of their connections, and nothing is asked after them', async () => {
  const asked: ServerResponse[] = [];
  const http = createServer((_request, response) => void asked.push(response));
  const calls = followCalls(http);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = async () => {
    const [response] = (await once(request({ port, agent }).end(), 'response')) as [IncomingMessage];
    response.resume();
    return response.headers.connection;
  };

  const first = call();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.end();
  expect(await first).toBe('keep-alive');

  const second = call();
  await expect.poll(() => asked.length).toBe(2);
  const ended = calls.end();
  asked[1]?.end();
  expect(await second).toBe('close');
  await ended;
  await expect(call()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  agent.destroy();
});
