import { channels, conversations, messages, messaging, user, type MessagingChannel } from '@lobby/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { dice } from './dice.ts';
import { openPostClient, type PostClient } from './load/post-client.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { scaled } from './scale.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';
import { json, openServiceStandIn, type ServiceStandIn } from './service-stand-in.ts';

/** What people write on a service, how many they are, how often each is sent, and how often the server is killed meanwhile. */
const [WRITTEN, PEOPLE, TIMES, KILLS] = [scaled(1_000), 20, 3, Math.max(2, scaled(10))];
const TIMEOUT = scaled(1_800_000) + 180_000;
const PATIENCE = { timeout: TIMEOUT / 2, interval: 250 };
const TOKEN = '4711:a-token-of-the-tests';

let postgres: PostgresServer | undefined;
let server: ServerProcess;
let service: ServiceStandIn;
let client: PostClient;
let token: string;
/** Answers that have arrived, and which share of all arrives before the service is well. */
let answered = 0;
const ILL = 0.8;
/** Answers that the service has taken, by whom they went to: also where it could not say so. */
const taken = new Map<number, string[]>();

/** The embedded database is this process's alone; on PostgreSQL what a dead process was at waits for the end of its lease, so only a long run does both. */
const ENGINES = KILLS > 2 ? (['pglite', 'postgres'] as const) : (['pglite'] as const);

describe.each(ENGINES)('a channel of a server on %s that is killed, on a service that fails', (engine) => {
  beforeAll(async () => {
    answered = 0;
    taken.clear();
    service = await openServiceStandIn();
    const chance = dice(11);
    service.answer('/sendMessage', ({ json: body }, response) => {
      const fate = answered >= WRITTEN * ILL ? 1 : chance();
      if (fate < 0.1)
        return json(response, 429, { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 0 } });
      if (fate < 0.2) return json(response, 500, { ok: false, error_code: 500, description: 'Internal Server Error' });
      const chat = Number(body['chat_id']);
      answered += 1;
      taken.set(chat, [...(taken.get(chat) ?? []), String(body['text'])]);
      if (fate >= 0.3) return false;
      response.destroy();
      return true;
    });
    postgres = engine === 'postgres' ? await startPostgres('on') : undefined;
    server = await prepareServer({
      LOBBY_SEED: 'demo',
      TELEGRAM_API_ORIGIN: service.origin,
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    await server.start();
    client = openPostClient(server.origin, 8);
    ({ token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }));
  }, TIMEOUT);
  afterAll(async () => {
    client.close();
    service.close();
    await server.stop();
    await postgres?.stop();
  }, TIMEOUT);

  test(
    'loses no message and doubles none, keeps the order of each person, and says of which answers nobody knows',
    async () => {
      const channel = (await client.call(channels.create, { kind: 'telegram', name: 'Telegram', token: TOKEN }, token)) as MessagingChannel;
      const hook = service.to('/setWebhook')[0]?.json as { url: string; secret_token: string };
      const path = new URL(hook.url).pathname;
      const chance = dice(5);
      const updates = Array.from({ length: WRITTEN }, (_, at) => {
        const chat = 100 + (at % PEOPLE);
        return {
          update_id: 10_000 + at,
          message: {
            message_id: at + 1,
            date: 1,
            chat: { id: chat, type: 'private' },
            from: { id: chat, first_name: `P${chat}` },
            text: `What does plan ${at} cost?`,
          },
        };
      });
      /** As a service does: until it is told that it was taken. */
      const post = (body: object) =>
        vi.waitFor(async () => {
          const answer = await fetch(`${server.origin}${path}`, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'x-telegram-bot-api-secret-token': hook.secret_token },
          });
          expect(answer.status).toBe(200);
        }, PATIENCE);
      const slice = Math.ceil(WRITTEN / (KILLS + 1));
      for (let at = 0; at < WRITTEN; at += slice) {
        const some = updates.slice(at, at + slice).flatMap((update) => Array.from({ length: TIMES }, () => update));
        const shuffled = some
          .map((update) => ({ update, place: update.update_id + chance() * 6 }))
          .toSorted((one, other) => one.place - other.place);
        const posting = (async () => {
          for (let from = 0; from < shuffled.length; from += 16)
            await Promise.all(shuffled.slice(from, from + 16).map(({ update }) => post(update)));
        })();
        if (at + slice < WRITTEN) {
          await server.kill();
          client.close();
          await server.start();
          client = openPostClient(server.origin, 8);
        }
        await posting;
      }

      const all = async () =>
        (await client.call(conversations.list, { view: 'all', limit: 100 }, token)).items.filter((each) => each.channel?.id === channel.id);
      const said = async (id: string) =>
        (await client.call(messages.list, { id, limit: 500 }, token)).items.filter(({ kind }) => kind === 'text');
      const stored = async () => Promise.all((await all()).map(async ({ id }) => ({ id, said: await said(id) })));
      const count = async (author: string) =>
        (await stored()).flatMap((each) => each.said).filter(({ author_kind: by }) => by === author).length;
      await expect.poll(() => count('contact'), PATIENCE).toBe(WRITTEN);
      await expect.poll(() => count('bot'), PATIENCE).toBeGreaterThanOrEqual(WRITTEN);
      const deliveries = async () =>
        Promise.all(
          (await all()).map(async ({ id }) => ({ id, of: (await client.call(messaging.ofConversation, { id }, token)).deliveries })),
        );
      await expect
        .poll(
          async () => (await deliveries()).flatMap(({ of }) => of).filter(({ state }) => state === 'queued' || state === 'sending').length,
          PATIENCE,
        )
        .toBe(0);

      for (const { said: words } of await stored()) {
        const theirs = words.filter(({ author_kind: by }) => by === 'contact').map(({ body }) => Number(/\d+/.exec(body)?.[0]));
        expect(theirs).toEqual(theirs.toSorted((one, other) => one - other));
        expect(new Set(theirs).size).toBe(theirs.length);
      }
      const states = (await deliveries()).flatMap(({ of }) => of.map(({ state }) => state));
      const [sent, unknown] = [states.filter((state) => state === 'sent').length, states.filter((state) => state === 'unknown').length];
      const arrived = [...taken.values()].flat().length;
      expect(states.every((state) => state === 'sent' || state === 'unknown')).toBe(true);
      expect(unknown).toBeGreaterThan(0);
      // What was sent has arrived once; of the others some have.
      expect(arrived).toBeGreaterThanOrEqual(sent);
      expect(arrived).toBeLessThanOrEqual(sent + unknown);
      expect(server.crashes, server.log).toBe(0);
      process.stdout.write(
        `${engine}: ${WRITTEN} messages sent ${TIMES} times each, ${KILLS} kills: ${sent} answers sent, ${unknown} unknown, ${arrived} arrived\n`,
      );
    },
    TIMEOUT,
  );
});
