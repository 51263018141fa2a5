import { LIVE_PATH, user, visitor, type LiveAuth } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createHttp } from '#/http/create-http.ts';
import { listen } from '#/http/listen.ts';
import { openLive, type Live } from '#/live/open-live.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { PATIENCE } from './patience.ts';

const LIMITS = { perToken: 5, perAddress: 30, perTenant: 12 };
const HANDSHAKES = 40;

let app: TestApp;
let live: Live;
let http: Server;
let origin: string;
let owner: SignedUp;
const sockets: Socket[] = [];

beforeAll(async () => {
  live = openLive();
  const config = { trustProxy: true, liveMax: LIMITS, rates: { ...NO_LIMITS, handshakes: HANDSHAKES } };
  app = await openTestApp({ emit: live.emit, disconnect: live.disconnect, config });
  http = await listen(createHttp(app.services), { port: 0, host: '127.0.0.1' });
  live.attach(http, app.services);
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  owner = await app.signUp();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  const closed = live.close();
  http.closeAllConnections();
  await closed;
  await app.close();
});

type Outcome = 'connected' | { reason?: string; retry_after?: number } | 'refused before';

/** Opens a connection from an address. */
async function open(auth: LiveAuth, ip: string): Promise<{ socket: Socket; outcome: Outcome }> {
  const extraHeaders = { 'x-forwarded-for': ip };
  const socket = io(origin, { path: LIVE_PATH, auth, transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders });
  sockets.push(socket);
  const outcome = await new Promise<Outcome>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error: Error & { data?: { reason?: string } }) => resolve(error.data ?? 'refused before'));
  });
  return { socket, outcome };
}

const openMany = (count: number, auth: () => LiveAuth | Promise<LiveAuth>, ip: (no: number) => string) =>
  Promise.all(Array.from({ length: count }, async (_, no) => open(await auth(), ip(no))));
const outcomesOf = (opened: { outcome: Outcome }[]) => ({
  connected: opened.filter(({ outcome }) => outcome === 'connected').length,
  refused: opened.flatMap(({ outcome }) => (outcome === 'connected' ? [] : [outcome])),
});

async function visit(slug = owner.slug): Promise<{ conversation: string; auth: LiveAuth }> {
  const { data } = await app.call(visitor.session, { tenant: slug, locale: 'en-US' });
  return { conversation: data.conversation_id, auth: { token: data.token, caller: 'visitor' } };
}

const FULL = { reason: 'throttled', retry_after: 60 };

test('a visit, and a sign-in, has so many connections; what is refused loses nothing, and gets in when one has gone', async () => {
  const { conversation, auth } = await visit();
  const opened = await openMany(
    25,
    () => auth,
    () => '10.0.0.1',
  );
  expect(outcomesOf(opened)).toEqual({ connected: 5, refused: Array.from({ length: 20 }, () => FULL) });
  const text = 'Is anybody there?';
  await app.call(visitor.messages, { conversation_id: conversation, client_msg_id: randomUUID(), text }, { token: auth.token });
  const { data } = await app.call(visitor.sync, { conversation_id: conversation, after_seq: 0 }, { token: auth.token });
  expect(data.items[0]?.body).toBe(text);

  opened.find(({ outcome }) => outcome === 'connected')?.socket.disconnect();
  await vi.waitFor(async () => expect((await open(auth, '10.0.0.2')).outcome).toBe('connected'), PATIENCE);

  const staff: LiveAuth = { token: owner.token, caller: 'staff' };
  expect(
    outcomesOf(
      await openMany(
        8,
        () => staff,
        () => '10.0.0.3',
      ),
    ),
  ).toEqual({ connected: 5, refused: [FULL, FULL, FULL] });
  const other = (await app.call(user.login, { email: owner.email, password: owner.password })).data;
  expect((await open({ token: other.token, caller: 'staff' }, '10.0.0.3')).outcome).toBe('connected');
});

test('the visitors of one business do not take the place of its people, nor of another business', async () => {
  const stranger = await app.signUp();
  const opened = await openMany(
    20,
    async () => (await visit()).auth,
    (no) => `10.0.1.${no}`,
  );
  expect(outcomesOf(opened)).toEqual({ connected: 12, refused: Array.from({ length: 8 }, () => FULL) });
  expect((await open({ token: owner.token, caller: 'staff' }, '10.0.2.1')).outcome).toBe('connected');
  expect((await open((await visit(stranger.slug)).auth, '10.0.2.2')).outcome).toBe('connected');
});

test('an address holds so many, and begins so many a minute, whoever they say they are; of IPv6 a network', async () => {
  const nobody: LiveAuth = { token: 'x', caller: 'visitor' };
  const silent = await Promise.all(
    Array.from({ length: 35 }, () =>
      fetch(`${origin}${LIVE_PATH}/?EIO=4&transport=polling`, { headers: { 'x-forwarded-for': '10.0.3.1' } }),
    ),
  );
  expect(silent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 30 }, () => 200),
    ...Array.from({ length: 5 }, () => 403),
  ]);
  expect(await silent.at(-1)?.json()).toMatchObject({ message: 'throttled' });
  expect((await open((await visit()).auth, '10.0.3.2')).outcome).toBe('connected');

  const from = (no: number) => `2001:db8:1:1::${no + 1}`;
  let refused = 0;
  for (let no = 0; no < HANDSHAKES + 5; no += 1) {
    const { socket, outcome } = await open(nobody, from(no));
    if (outcome === 'refused before') refused += 1;
    socket.disconnect();
  }
  expect(refused).toBe(5);
  expect((await open((await visit()).auth, '2001:db8:1:2::1')).outcome).toBe('connected');
});

test('a client that floods is cut off, and nobody else', async () => {
  const { auth } = await visit();
  const [quiet, loud] = [await open(auth, '10.0.4.1'), await open(auth, '10.0.4.1')];
  for (let no = 0; no < 100; no += 1) loud.socket.emit('noise', no);
  await vi.waitFor(() => expect(loud.socket.connected).toBe(false), PATIENCE);
  expect(quiet.socket.connected).toBe(true);
});
