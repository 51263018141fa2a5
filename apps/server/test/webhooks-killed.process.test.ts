import { messages, user, visitor, webhooks, type Message } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { Webhook as Standard } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { dice } from './dice.ts';
import { openPostClient, type PostClient } from './load/post-client.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { scaled } from './scale.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

/** What visitors say, from how many, and how often the server is killed meanwhile; each is answered by the bot too. */
const [SAID, VISITORS, KILLS] = [scaled(600), 10, Math.max(2, scaled(10))];
const TIMEOUT = scaled(1_200_000) + 120_000;
/** All that waits is sent within so long, on a busy machine; in milliseconds. */
const PATIENCE = { timeout: TIMEOUT / 2, interval: 200 };

interface Told {
  id: string;
  body: string;
  type: string;
  message: Message;
}

let postgres: PostgresServer | undefined;
let server: ServerProcess;
let receiver: Server;
let client: PostClient;
let token: string;
let secret = '';
let isWell = false;
/** What the receiver has taken, in its order: a program outside that keeps a copy of all that is said. */
const taken: Told[] = [];
/** What it heard and did not take. */
let refused = 0;

/** Half of the time it answers an error, breaks the line, or takes what it was sent without being able to say so. */
async function openReceiver(): Promise<{ receiver: Server; url: string }> {
  const chance = dice(7);
  const opened = createServer((request, response) => {
    void readText(request).then((body) => {
      const headers = request.headers as Record<string, string>;
      new Standard(secret).verify(body, headers);
      const { type, data } = JSON.parse(body) as { type: string; data: { message: Message } };
      const fate = isWell ? 1 : chance();
      if (fate < 0.2) {
        refused += 1;
        return void response.writeHead(500).end('sorry');
      }
      if (fate < 0.3) {
        refused += 1;
        return void request.socket.destroy();
      }
      taken.push({ id: headers['webhook-id'] ?? '', body, type, message: data.message });
      return void (fate < 0.4 ? request.socket.destroy() : response.end('ok'));
    });
  });
  await new Promise<void>((done) => opened.listen(0, '127.0.0.1', done));
  return { receiver: opened, url: `http://127.0.0.1:${(opened.address() as AddressInfo).port}/copy` };
}

/** What is committed and what is not is the database's to know: one engine shows it on every change, both in a long run. */
const ENGINES = KILLS > 2 ? (['pglite', 'postgres'] as const) : (['postgres'] as const);

describe.each(ENGINES)('webhooks of a server on %s that is killed, to a receiver that fails', (engine) => {
  beforeAll(async () => {
    [isWell, refused, taken.length] = [false, 0, 0];
    postgres = engine === 'postgres' ? await startPostgres('on') : undefined;
    server = await prepareServer({
      LOBBY_SEED: 'demo',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    await server.start();
    client = openPostClient(server.origin, 4);
    ({ token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }));
  }, TIMEOUT);
  afterAll(async () => {
    client.close();
    receiver.closeAllConnections();
    receiver.close();
    await server.stop();
    await postgres?.stop();
  }, TIMEOUT);

  test(
    'tell everything that was said, under ids that stay, in the order of each conversation, until the copy outside is the same',
    async () => {
      const opened = await openReceiver();
      ({ receiver } = opened);
      const hook = await client.call(webhooks.create, { url: opened.url, events: ['message.created'] }, token);
      secret = hook.secret ?? '';
      const visitors = await Promise.all(
        Array.from({ length: VISITORS }, () => client.call(visitor.session, { tenant: 'demo', locale: 'en-US' })),
      );
      for (let said = 0; said < SAID; said += 1) {
        const { conversation_id: id, token: own } = visitors[said % VISITORS] as (typeof visitors)[number];
        await client.call(
          visitor.messages,
          { conversation_id: id, client_msg_id: randomUUID(), text: `What does plan ${said} cost?` },
          own,
        );
        if ((said + 1) % Math.floor(SAID / (KILLS + 1)) !== 0 || said + 1 === SAID) continue;
        await server.kill();
        client.close();
        await server.start();
        client = openPostClient(server.origin, 4);
      }
      isWell = true;
      const stored = () =>
        Promise.all(
          visitors.map(({ conversation_id: id }) => client.call(messages.list, { id, limit: 500 }, token).then(({ items }) => items)),
        );
      // Each question is answered, and what waits for its next try is tried at once when somebody says that it works again.
      await expect
        .poll(async () => (await stored()).flat().filter(({ author_kind: author }) => author === 'bot').length, PATIENCE)
        .toBeGreaterThanOrEqual(SAID);
      await expect
        .poll(async () => {
          await client.call(webhooks.update, { id: hook.id, status: 'active' }, token);
          return (await client.call(webhooks.get, { id: hook.id }, token)).pending;
        }, PATIENCE)
        .toBe(0);
      expect(refused).toBeGreaterThan(0);
      const copy = Map.groupBy(taken, ({ message }) => message.conversation_id);
      for (const [index, all] of (await stored()).entries()) {
        const told = copy.get(String(visitors[index]?.conversation_id)) ?? [];
        const first = [...new Map(told.toReversed().map((each) => [each.message.seq, each])).values()].toReversed();
        expect([...new Set(told.map(({ message }) => message.seq))]).toEqual(all.map(({ seq }) => seq));
        expect(first.map(({ message }) => message.body).toSorted()).toEqual(all.map(({ body }) => body).toSorted());
      }
      for (const same of Map.groupBy(taken, ({ message }) => message.id).values())
        expect(new Set(same.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
      expect(server.crashes, server.log).toBe(0);
    },
    TIMEOUT,
  );
});
