import { HEADERS, LIVE_PATH, teams, user, type LiveAuth } from '@lobby/contract';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHttp } from '#/http/create-http.ts';
import { listen } from '#/http/listen.ts';
import { openLive, type Live } from '#/live/open-live.ts';
import { openRedis } from '#/outside/redis.ts';
import type { Services } from '#/services.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { openRedisServer, type RedisServer } from './redis-server.ts';
import { PATIENCE } from './patience.ts';

/** Calls that a caller has in a minute, over all processes. */
const RATE = 40;

let redis: RedisServer;
let app: TestApp;
let owner: SignedUp;
/** Two processes as far as anything shared goes: each has its own sockets, its own limits and its own line to Redis. */
let here: Process;
let there: Process;
const sockets: Socket[] = [];

interface Process {
  live: Live;
  http: Server;
  services: Services;
  origin: string;
}

beforeAll(async () => {
  redis = await openRedisServer();
  const live = openLive();
  app = await openTestApp({ emit: live.emit, disconnect: live.disconnect, config: { redisUrl: redis.url } });
  owner = await app.signUp();
  const rates = { ...app.services.config.rates, staff: RATE };
  here = await serve(live, { ...app.services, config: { ...app.services.config, rates } });
  there = await serve(openLive(), { ...here.services, redis: openRedis(redis.url, app.services.log) });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  for (const { live, http } of [here, there]) {
    const closed = live.close();
    http.closeAllConnections();
    await closed;
  }
  there.services.redis?.disconnect();
  await app.close();
  await redis.kill();
});

async function serve(live: Live, services: Services): Promise<Process> {
  const http = await listen(createHttp(services), { port: 0, host: '127.0.0.1' });
  live.attach(http, services);
  return { live, http, services, origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

async function listenAt(origin: string, auth: Partial<LiveAuth>) {
  const socket = io(origin, { path: LIVE_PATH, auth, transports: ['websocket'], reconnectionDelay: 50, forceNew: true });
  sockets.push(socket);
  const heard: string[] = [];
  let connections = 0;
  socket.on('connect', () => (connections += 1));
  socket.onAny((name: string) => heard.push(name));
  await vi.waitFor(() => expect(socket.connected).toBe(true), PATIENCE);
  return { socket, heard, connections: () => connections };
}

/** Says something in one process until it is heard in the other: a line that has just come up may miss the first word. */
async function isHeardAcross(heard: string[]): Promise<void> {
  await vi.waitFor(
    () => {
      app.services.announcer.presenceChanged(owner.tenantId, owner.userId);
      expect(heard).toContain('presence');
    },
    { timeout: 45_000, interval: 100 },
  );
}

const staffOf = (token: string): Partial<LiveAuth> => ({ token, caller: 'staff' });

describe('two processes on one database', () => {
  test('what happens in one is heard by those connected to the other', async () => {
    const ear = await listenAt(there.origin, staffOf(owner.token));
    await isHeardAcross(ear.heard);
    expect(ear.connections()).toBe(1);
  });

  test('what happens is heard once by those connected to where it happens', async () => {
    const far = await listenAt(there.origin, staffOf(owner.token));
    const near = await listenAt(here.origin, staffOf(owner.token));
    near.heard.length = 0;
    far.heard.length = 0;
    app.services.announcer.subscriptionChanged(owner.tenantId, 1);
    await vi.waitFor(() => expect(far.heard).toContain('subscription_changed'), PATIENCE);
    expect(near.heard.filter((name) => name === 'subscription_changed')).toHaveLength(1);
    expect(far.heard.filter((name) => name === 'subscription_changed')).toHaveLength(1);
  });

  test('whoever signs out in one is cut off in the other', async () => {
    const second = await app.call(user.login, { email: owner.email, password: owner.password });
    const token = second.data?.token ?? '';
    const ear = await listenAt(there.origin, staffOf(token));
    await app.call(user.logout, {}, { token });
    await vi.waitFor(() => expect(ear.socket.connected).toBe(false), PATIENCE);
  });

  test('a caller has one allowance, whichever process answers', async () => {
    const stranger = await app.signUp();
    const ask = (origin: string) => fetch(`${origin}${teams.list.path}`, { headers: { [HEADERS.token]: stranger.token } });
    const statuses: number[] = [];
    for (let call = 0; call < RATE + 2; call += 1) statuses.push((await ask(call % 2 === 0 ? here.origin : there.origin)).status);
    // Signing up has spent a little of it already.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(RATE);
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});

describe('Redis goes', () => {
  test('each process goes on by itself, and when Redis is back clients look again and hear across', async () => {
    const near = await listenAt(here.origin, staffOf(owner.token));
    const far = await listenAt(there.origin, staffOf(owner.token));
    await isHeardAcross(far.heard);
    await redis.kill();
    await vi.waitFor(() => expect(app.services.redis?.status).not.toBe('ready'), PATIENCE);
    near.heard.length = 0;
    app.services.announcer.subscriptionChanged(owner.tenantId, 2);
    await vi.waitFor(() => expect(near.heard).toContain('subscription_changed'), PATIENCE);
    const guest = await app.signUp();
    const answer = await fetch(`${there.origin}${teams.list.path}`, { headers: { [HEADERS.token]: guest.token } });
    expect(answer.status).toBe(200);

    const before = far.connections();
    await redis.start();
    await vi.waitFor(() => expect(far.connections()).toBeGreaterThan(before), { timeout: 45_000 });
    await vi.waitFor(() => expect(far.socket.connected).toBe(true), { timeout: 45_000 });
    far.heard.length = 0;
    await isHeardAcross(far.heard);
  });
});
