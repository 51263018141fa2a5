import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#/config.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { createHttp } from './create-http.ts';
import { listen } from './listen.ts';

const MAILS = ['/dev/mail', '/dev/mailbox', '/dev/mailbox?to=mina@example.com'];

let app: TestApp;
const servers: Server[] = [];

beforeAll(async () => {
  app = await openTestApp();
  await app.signUp({ email: 'mina@example.com' });
});

afterAll(async () => {
  for (const server of servers) server.close();
  await app.close();
});

async function start(mailbox: Config['mailbox']): Promise<number> {
  const services = { ...app.services, config: { ...app.services.config, mailbox } };
  const server = await listen(createHttp(services), { port: 0, host: '127.0.0.1' });
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

const statusOf = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each(MAILS)('%s is read by whoever sits at this machine', async (path) => {
  const port = await start('this_machine');
  expect(await statusOf(port, path, { host: 'localhost' })).toBe(200);
  expect(await statusOf(port, path, { host: '127.0.0.1:3000' })).toBe(200);
});

test.each(MAILS)('%s is hidden from others: through a proxy, and in a page that another name leads here', async (path) => {
  const port = await start('this_machine');
  expect(await statusOf(port, path, { host: 'lobby.example' })).toBe(404);
  expect(await statusOf(port, path, { host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  expect(await statusOf(port, path, { host: 'localhost', forwarded: 'for=203.0.113.9' })).toBe(404);
});

test.each(MAILS)('%s is hidden from everybody where it is not named, and open to everybody where it is', async (path) => {
  expect(await statusOf(await start('nobody'), path, { host: 'localhost' })).toBe(404);
  expect(await statusOf(await start('everybody'), path, { host: 'lobby.example' })).toBe(200);
});
