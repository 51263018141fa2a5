import { corpus, LIVE_PATH, user, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNT, DEMO_SLUG } from '#/database/seed/demo-account.ts';
import { openPostClient } from './load/post-client.ts';
import { openModelServer, type ModelServer } from './model-server.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { BRIEF, prepareServer, type ServerProcess } from './server-process.ts';

/** As the README promises, in milliseconds. */
const STOP_MAX_MS = 5_000;
const VISITORS = 20;
/** Messages that have been answered before the server is asked to stop, and how many are under way then. */
const FIRST = 100;

describe.each(['PostgreSQL', 'the embedded database'])('on %s', (engine) => {
  let postgres: PostgresServer | undefined;
  let model: ModelServer;
  let server: ServerProcess;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
    model = await openModelServer(() => ({ fails: 'hangs' }));
    const settings = { LOBBY_SEED: 'demo', MODEL_URL: model.url, MODEL_NAME: 'hanging', ALLOW_PRIVATE_ADDRESSES: 'true' };
    server = await prepareServer({ ...settings, ...(postgres && { DATABASE_URL: postgres.url }) }, BRIEF);
    await server.start();
  });
  afterAll(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    await server.stop();
    await model.close();
    await postgres?.stop();
  });

  test('a stop beside open sockets, messages under way and a model that hangs takes five seconds at most and loses nothing that was answered', async () => {
    const client = openPostClient(server.origin, VISITORS);
    const { token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
    await client.call(
      corpus.create,
      { question: 'What does a hanging model answer?', answer: 'Nothing, for long.', locale: 'en-US' },
      token,
    );
    const visits = await Promise.all(
      Array.from({ length: VISITORS }, () => client.call(visitor.session, { tenant: DEMO_SLUG, locale: 'en-US' })),
    );
    for (const visit of visits)
      for (const transports of [['websocket'], ['polling']])
        sockets.push(
          io(server.origin, {
            path: LIVE_PATH,
            auth: { token: visit.token, caller: 'visitor' },
            transports,
            forceNew: true,
            reconnection: false,
          }),
        );
    await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve))));

    const answered: { no: number; id: string }[] = [];
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const over = new AbortController();
    const talk = async (no: number) => {
      const { token: own, conversation_id: conversation } = visits[no] ?? { token: '', conversation_id: '' };
      while (!over.signal.aborted) {
        const id = randomUUID();
        const message = { conversation_id: conversation, client_msg_id: id, text: `What does a hanging model answer, ${answered.length}?` };
        const isAnswered = await client.call(visitor.messages, message, own).then(
          () => true,
          () => false,
        );
        if (isAnswered) answered.push({ no, id });
        else return;
        if (answered.length >= FIRST) resolve();
      }
    };
    const talks = visits.map((_, no) => talk(no));
    await enough;
    await expect.poll(() => model.asked.length, { timeout: 45_000 }).toBeGreaterThan(0);
    const begun = performance.now();
    expect(await server.end(), server.log).toBe(0);
    expect(performance.now() - begun).toBeLessThan(STOP_MAX_MS);
    expect(server.log).not.toContain('Cannot use a pool');
    over.abort();
    await Promise.all(talks);
    client.close();

    await server.start();
    const again = openPostClient(server.origin, VISITORS);
    const stored = await Promise.all(
      visits.map(async ({ token: own, conversation_id: conversation }) => {
        const ids = new Set<string>();
        for (let after = 0, more = true; more;) {
          const { items, last_seq: last } = await again.call(visitor.sync, { conversation_id: conversation, after_seq: after }, own);
          for (const { client_msg_id: id } of items) if (id) ids.add(id);
          more = items.length > 0 && (items.at(-1)?.seq ?? last) < last;
          after = items.at(-1)?.seq ?? last;
        }
        return ids;
      }),
    );
    again.close();
    expect(answered.length).toBeGreaterThanOrEqual(FIRST);
    expect(answered.filter(({ no, id }) => !stored[no]?.has(id))).toEqual([]);
  });
});
