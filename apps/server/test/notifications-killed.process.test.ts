import { conversations, LIVE_PATH, messages, notifications, user, visitor, type LiveEvents } from '@lobby/contract';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { percentile } from './load/percentile.ts';
import { openPostClient, type PostClient } from './load/post-client.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { scaled } from './scale.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

/** What visitors say to the person who has their conversations, from how many, and how often the server is killed meanwhile. */
const [SAID, VISITORS, KILLS] = [scaled(600), 6, Math.max(2, scaled(10))];
/** Those that are timed, one after the other, behind the last kill. */
const TIMED = scaled(200);
const TIMEOUT = scaled(600_000) + 120_000;
/** Bell and push are there so soon, in milliseconds. */
const SOON_MS = 1_000;
/** Of so many, where the machine has nothing else to do; of the median beside other checks. */
const SHARE = KILLS > 2 ? 0.95 : 0.5;

let postgres: PostgresServer;
let server: ServerProcess;
let service: Server;
let client: PostClient;
let token: string;
let database: Client;
/** When something arrived at the push service. */
const pushed: number[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume().on('end', () => {
      pushed.push(performance.now());
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  postgres = await startPostgres('on');
  database = new Client({ connectionString: postgres.url });
  await database.connect();
  server = await prepareServer({ LOBBY_SEED: 'demo', ALLOW_PRIVATE_ADDRESSES: 'true', DATABASE_URL: postgres.url });
  await start();
}, TIMEOUT);
afterAll(async () => {
  client.close();
  service.closeAllConnections();
  service.close();
  await server.stop();
  await database.end();
  await postgres.stop();
}, TIMEOUT);

async function start(): Promise<void> {
  await server.start();
  client = openPostClient(server.origin, 4);
  ({ token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }));
}

const none = (rows: string) =>
  expect.poll(async () => (await database.query(rows)).rows.length, { timeout: TIMEOUT / 2, interval: 100 }).toBe(0);
/** Resolves when nothing that was committed waits to be handed on. */
const handedOn = () => none('SELECT FROM domain_event');

test(
  'people are told of each message once, whoever kills the server, and by bell and push within a second',
  async () => {
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/s/1`;
    await client.call(notifications.addDevice, { endpoint, keys }, token);
    const visitors = await Promise.all(
      Array.from({ length: VISITORS }, () => client.call(visitor.session, { tenant: 'demo', locale: 'en-US' })),
    );
    const say = (index: number, text: string) => {
      const { conversation_id: id, token: own } = visitors[index % VISITORS] as (typeof visitors)[number];
      return client.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, own);
    };
    for (const [index, { conversation_id: id }] of visitors.entries()) {
      await say(index, 'Hello');
      await client.call(conversations.takeover, { id }, token);
      await client.call(conversations.read, { id, seq: 1_000 }, token);
      await client.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Hello, how can I help?' }, token);
    }
    // What was said before somebody had the conversations is no part of the count, and is told of by how these stand when it is.
    await handedOn();
    await client.call(notifications.read, { all: true }, token);
    const told = async () => {
      const { items } = await client.call(notifications.list, { only: 'unread', limit: 50 }, token);
      return items.filter(({ type }) => type === 'chat.reply');
    };
    const counts = async () => new Map((await told()).map(({ conversation_id: id, count }) => [id, count]));
    const counted = (times: number) =>
      new Map(visitors.map(({ conversation_id: id }, at) => [id, Math.floor((times - at - 1) / VISITORS) + 1]));
    for (let number = 0; number < SAID; number += 1) {
      await say(number, `Where is parcel ${number}?`);
      if ((number + 1) % Math.floor(SAID / (KILLS + 1)) !== 0 || number + 1 === SAID) continue;
      await server.kill();
      client.close();
      await start();
    }
    // What a killed server left is handed on with what comes next, or within the minute, and nothing of it twice.
    await handedOn();
    expect(await counts()).toEqual(counted(SAID));
    expect(pushed.length).toBeGreaterThan(0);
    // What a dead server was pushing goes out when its lease has ended, which only a long run waits for.
    if (KILLS > 2) await none('SELECT FROM notification WHERE push_due_at IS NOT NULL');
    const socket = io(server.origin, { path: LIVE_PATH, transports: ['websocket'], auth: { token, caller: 'staff' }, forceNew: true });
    await new Promise<void>((done) => socket.once('connect', done));
    const waits: { bell: number; push: number }[] = [];
    for (let number = 0; number < TIMED; number += 1) {
      const before = pushed.length;
      const rung = new Promise<number>((done) => {
        const hear = ({ told: what }: Parameters<LiveEvents['notification']>[0]) => {
          if (what?.type !== 'chat.reply') return;
          socket.off('notification', hear);
          done(performance.now());
        };
        socket.on('notification', hear);
      });
      await say(SAID + number, `And parcel ${SAID + number}?`);
      const committed = performance.now();
      const bell = (await rung) - committed;
      await expect.poll(() => pushed.length, { timeout: 45_000, interval: 10 }).toBeGreaterThan(before);
      waits.push({ bell, push: (pushed[before] ?? 0) - committed });
    }
    socket.disconnect();
    const [bells, pushes] = [waits.map(({ bell }) => bell), waits.map(({ push }) => push)];
    const summary = [bells, pushes].map((times) => [percentile(times, 0.5), percentile(times, 0.95)].map(Math.round));
    if (KILLS > 2) process.stdout.write(`bell and push, median and p95 in ms: ${JSON.stringify(summary)}\n`);
    for (const times of [bells, pushes]) expect(percentile(times, SHARE), JSON.stringify(summary)).toBeLessThan(SOON_MS);
    await handedOn();
    expect(await counts()).toEqual(counted(SAID + TIMED));
    expect(server.crashes, server.log).toBe(0);
  },
  TIMEOUT,
);
