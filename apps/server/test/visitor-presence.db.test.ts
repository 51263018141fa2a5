import { conversations, LIVE_PATH, visitor, type LiveAuth } from '@lobby/contract';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createVisitorWatch, type VisitorWatch } from '#/domains/visitor/visitor-watch.ts';
import { createHttp } from '#/http/create-http.ts';
import { listen } from '#/http/listen.ts';
import { openLive, type Live } from '#/live/open-live.ts';
import { openRedis } from '#/outside/redis.ts';
import { createSharedRoll } from '#/outside/roll/shared-roll.ts';
import type { Services } from '#/services.ts';
import { addColleague } from './add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { PATIENCE } from './patience.ts';
import { openRedisServer, type RedisServer } from './redis-server.ts';

/** Somebody is gone at once. */
const GRACE_MS = 20;

interface Process {
  live: Live;
  http: Server;
  services: Services;
  visitors: VisitorWatch;
  origin: string;
}

let redis: RedisServer;
let app: TestApp;
let here: Process;
let there: Process;
let mina: SignedUp;
const sockets: Socket[] = [];

beforeAll(async () => {
  redis = await openRedisServer();
  const live = openLive();
  app = await openTestApp({ emit: live.emit, disconnect: live.disconnect, config: { redisUrl: redis.url } });
  mina = await app.signUp();
  here = await serve(live, app.services);
  there = await serve(openLive(), { ...app.services, redis: openRedis(redis.url, app.services.log) });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  for (const { live, http, visitors } of [here, there]) {
    const closed = live.close();
    http.closeAllConnections();
    await closed;
    await visitors.stop();
  }
  there.services.redis?.disconnect();
  await app.close();
  await redis.kill();
});

async function serve(live: Live, given: Services): Promise<Process> {
  const { redis: line, now, log, announcer } = given;
  if (!line) throw new Error('there is no Redis');
  const visitors = createVisitorWatch({ roll: createSharedRoll(line, now, log), announcer, now, log, graceMs: GRACE_MS });
  const services = { ...given, visitors };
  const http = await listen(createHttp(services), { port: 0, host: '127.0.0.1' });
  live.attach(http, services);
  return { live, http, services, visitors, origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

async function connect(origin: string, auth: LiveAuth) {
  const socket = io(origin, { path: LIVE_PATH, auth, transports: ['websocket'], reconnection: false, forceNew: true });
  const heard: { online: boolean; contact_id: string }[] = [];
  socket.on('visitors', ({ items }: { items: typeof heard }) => heard.push(...items));
  sockets.push(socket);
  await vi.waitFor(() => expect(socket.connected).toBe(true), PATIENCE);
  return { socket, heard };
}

async function visit() {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const id = data.conversation_id;
  const { contact } = (await app.call(conversations.get, { id }, { token: mina.token })).data;
  return { id, contactId: contact.id, as: { token: data.token, caller: 'visitor' } as const };
}
const standing = async ({ services }: Process, contactId: string) => services.visitors.find(mina.tenantId, contactId);
const isOnline = (process: Process, contactId: string, online: boolean) =>
  vi.waitFor(async () => expect((await standing(process, contactId)).online).toBe(online), PATIENCE);

/** Has the database write down the rows of the product that are written. */
async function watchWrites(): Promise<void> {
  await app.services.database.pool.query(`
    CREATE TABLE seen_write (id bigint GENERATED ALWAYS AS IDENTITY, what text NOT NULL);
    CREATE FUNCTION see_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
      $$ BEGIN INSERT INTO seen_write (what) VALUES (TG_OP || ' ' || TG_TABLE_NAME); RETURN NULL; END $$;
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT relname FROM pg_class
        WHERE relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'seen_write' AND relnamespace = 'public'::regnamespace
      LOOP
        EXECUTE format('CREATE TRIGGER see_write AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION see_write()', name);
      END LOOP;
    END $$;`);
}
async function writesSeen(): Promise<string[]> {
  const { rows } = await app.services.database.pool.query<{ what: string }>('SELECT what FROM seen_write ORDER BY id');
  return rows.map(({ what }) => what);
}
/** Once what was done before is written. */
async function settledWrites(): Promise<number> {
  let last = -1;
  await vi.waitFor(
    async () => {
      const before = last;
      last = (await writesSeen()).length;
      expect(last).toBe(before);
    },
    { ...PATIENCE, interval: 500 },
  );
  return last;
}

describe('a visitor', () => {
  test('is there while a page is open in either process, and has left when the last one closes', async () => {
    const { contactId, as } = await visit();
    expect(await standing(here, contactId)).toEqual({ online: false, left_at: null });
    const one = await connect(here.origin, as);
    await isOnline(there, contactId, true);
    const other = await connect(there.origin, as);
    one.socket.disconnect();
    await isOnline(here, contactId, true);
    other.socket.disconnect();
    await isOnline(here, contactId, false);
    expect((await standing(here, contactId)).left_at).toBeGreaterThan(Date.now() - 60_000);
    expect(await standing(there, contactId)).toEqual(await standing(here, contactId));
  });

  test('is told of to colleagues who see the conversation, and to nobody else', async () => {
    const { id, contactId, as } = await visit();
    const stranger = await app.signUp();
    const part = await addColleague(app, mina, 'Leo');
    await app.services.database.pool.query(`UPDATE tenant_member SET reach = 'own' WHERE user_id = $1`, [part.userId]);
    app.services.announcer.roleChanged(mina.tenantId, part.userId);
    const [staff, other, own, visitorToo] = [
      await connect(here.origin, { token: mina.token, caller: 'staff' }),
      await connect(here.origin, { token: stranger.token, caller: 'staff' }),
      await connect(here.origin, { token: part.token, caller: 'staff' }),
      await connect(here.origin, (await visit()).as),
    ];
    const page = await connect(here.origin, as);
    await vi.waitFor(() => expect(staff.heard).toContainEqual({ contact_id: contactId, online: true, left_at: null }), PATIENCE);
    page.socket.disconnect();
    await vi.waitFor(() => expect(staff.heard.findLast((item) => item.contact_id === contactId)?.online).toBe(false), PATIENCE);
    expect([other.heard, own.heard, visitorToo.heard]).toEqual([[], [], []]);
    expect((await app.call(conversations.visitor, { id }, { token: stranger.token })).status).toBe(404);
    expect((await app.call(conversations.visitor, { id }, { token: part.token })).status).toBe(404);
    expect((await app.call(conversations.assign, { id, user_id: part.userId }, { token: mina.token })).status).toBe(200);
    await connect(here.origin, as);
    await vi.waitFor(() => expect(own.heard).toContainEqual({ contact_id: contactId, online: true, left_at: null }), PATIENCE);
  });

  test('who comes, stays and goes costs no write to the database', async () => {
    await watchWrites();
    const visits = await Promise.all(Array.from({ length: 30 }, visit));
    const before = await settledWrites();
    const pages = await Promise.all(visits.map(({ as }) => connect(here.origin, as)));
    for (const { contactId } of visits) await isOnline(there, contactId, true);
    for (const { socket } of pages) socket.disconnect();
    for (const { contactId } of visits) await isOnline(there, contactId, false);
    expect((await writesSeen()).slice(before)).toEqual([]);
    // What is written is seen.
    await visit();
    expect((await writesSeen()).slice(before)).toContain('INSERT conversation');
  });
});

test('a thousand who come back at once are told of together', async () => {
  const told: number[] = [];
  const roll = createSharedRoll(openRedisOf(), Date.now, app.services.log);
  const watch = createVisitorWatch({
    roll,
    announcer: { visitorsMoved: (_tenantId, items) => void told.push(items.length) },
    now: Date.now,
    log: app.services.log,
    graceMs: GRACE_MS,
  });
  for (let visitors = 0; visitors < 1_000; visitors += 1) watch.connected(mina.tenantId, `contact-${visitors}`);
  await vi.waitFor(() => expect(told.reduce((sum, count) => sum + count, 0)).toBe(1_000), PATIENCE);
  expect(told).toHaveLength(1);
  await watch.stop();
});

function openRedisOf() {
  const { redis: line } = here.services;
  if (!line) throw new Error('there is no Redis');
  return line;
}
