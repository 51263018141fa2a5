import {
  conversations,
  EVENT_TYPES,
  messages,
  user,
  visitor,
  webhooks,
  type EventConversation,
  type Message,
  type WebhookDelivery,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { freePort } from './free-port.ts';
import { openPostClient, type PostClient } from './load/post-client.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { scaled } from './scale.ts';
import { BRIEF, prepareServer, type ServerProcess } from './server-process.ts';
import { WebhookReceiver, type Mood, type Taken } from './webhook-receiver.ts';

/** What visitors say, and from how many; each is answered by the bot too, and both are events: 10,000 of messages in a long run. */
const [SAID, VISITORS] = [scaled(5_000), scaled(500)];
/** So many write at a time. */
const AT_ONCE = 10;
const IS_LONG = scaled(10) === 10;
const TIMEOUT = scaled(3_000_000) + 120_000;
/** All that waits is sent within so long, on a busy machine, and what looks for it holds it up little; in milliseconds. */
const PATIENCE = { timeout: TIMEOUT / 2, interval: scaled(5_000) };
/** So often somebody says that the receiver is to be tried at once. */
const NUDGE_EVERY = 50;
const HOUR = 3_600_000;

/** What the receiver is like, and at what hour it is, from one kill of the server to the next. */
const TIMES: readonly { receiver: Mood; hour: number }[] = IS_LONG
  ? [
      ...Array.from({ length: 5 }, () => ({ receiver: 'failing' as const, hour: 0 })),
      ...[0, 6, 12, 24].map((hour) => ({ receiver: 'away' as const, hour })),
      ...[25, 26].map((hour) => ({ receiver: 'failing' as const, hour })),
    ]
  : [
      { receiver: 'failing', hour: 0 },
      { receiver: 'away', hour: 0 },
      { receiver: 'away', hour: 24 },
      { receiver: 'failing', hour: 25 },
    ];

/** What a program outside knows of a conversation; the rest of it is not told with each change. */
const known = ({ status, owner_kind, agent, tags, priority, ended_as }: Omit<EventConversation, 'contact'>) => ({
  status,
  owner_kind,
  agent: agent?.id ?? null,
  tags,
  priority,
  ended_as,
});
const said = ({ seq, author_kind, kind, body }: Pick<Message, 'seq' | 'author_kind' | 'kind' | 'body'>) => ({
  seq,
  author_kind,
  kind,
  body,
});

let postgres: PostgresServer | undefined;
let server: ServerProcess;
let receiver: WebhookReceiver;
let client: PostClient;
let token: string;
let ids: string[] = [];
const settings: Record<string, string> = {};

/** What is committed and what is not is the database's to know: one engine shows it on every change, both in a long run. */
const ENGINES = IS_LONG ? (['pglite', 'postgres'] as const) : (['postgres'] as const);

describe.each(ENGINES)('webhooks of a server on %s that is killed, to a receiver that fails and is away for a day', (engine) => {
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres('on') : undefined;
    receiver = new WebhookReceiver(await freePort(), Math.max(2, scaled(20)));
    Object.assign(settings, {
      LOBBY_SEED: 'demo',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      LATER_MS: '0',
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    server = await prepareServer(settings, ['--import', new URL('later-clock.mjs', import.meta.url).href, ...BRIEF]);
    await start();
  }, TIMEOUT);
  afterAll(async () => {
    client.close();
    await receiver.close();
    await server.stop();
    await postgres?.stop();
  }, TIMEOUT);

  async function start(): Promise<void> {
    await server.start();
    client = openPostClient(server.origin, 10);
    ({ token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }));
  }
  async function killedUntil(hour: number): Promise<void> {
    await server.kill();
    client.close();
    settings['LATER_MS'] = String(hour * HOUR);
    await start();
  }
  const stored = (id: string) => client.call(messages.list, { id, limit: 500 }, token).then(({ items }) => items);
  async function log(id: string): Promise<WebhookDelivery[]> {
    const all: WebhookDelivery[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await client.call(webhooks.deliveries, { id, limit: 100, ...(cursor !== undefined && { cursor }) }, token);
      all.push(...page.items);
      cursor = page.next_cursor;
    }
    return all;
  }
  /** Where the copy outside says something else than the database, or in another order. */
  async function differences(): Promise<unknown[]> {
    const copy = copyOf(receiver.taken);
    const compared = await Promise.all(
      ids.map(async (id) => {
        const held = copy.get(id);
        const [all, one] = await Promise.all([stored(id), client.call(conversations.get, { id }, token)]);
        const theirs = { ...known(one), messages: all.map(said) };
        const ours = held?.conversation && { ...known(held.conversation), messages: held.messages.map(said) };
        return JSON.stringify(theirs) === JSON.stringify(ours) ? [] : [{ id, theirs, ours }];
      }),
    );
    return compared.flat().slice(0, 2);
  }

  test(
    'tell everything that happened, under ids that stay, in the order of each conversation, until the copy outside is the same',
    async () => {
      await receiver.become('failing');
      const hook = await client.call(webhooks.create, { url: receiver.url, events: [...EVENT_TYPES] }, token);
      receiver.secret = hook.secret ?? '';
      const nudge = () => client.call(webhooks.update, { id: hook.id, status: 'active' }, token);
      const visitors = await Promise.all(
        Array.from({ length: VISITORS }, () => client.call(visitor.session, { tenant: 'demo', locale: 'en-US' })),
      );
      ids = visitors.map(({ conversation_id: id }) => id);
      const ask = (number: number) => {
        const { conversation_id: id, token: own } = visitors[number % VISITORS] as (typeof visitors)[number];
        const text = `What does plan ${number} cost?`;
        return client.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, own);
      };
      let kills = 0;
      for (const [index, { receiver: mood, hour }] of TIMES.entries()) {
        if (index > 0) {
          await killedUntil(hour);
          kills += 1;
        }
        await receiver.become(mood);
        const [from, to] = [index, index + 1].map((part) => Math.floor((SAID * part) / TIMES.length)) as [number, number];
        for (let number = from; number < to; number += AT_ONCE) {
          const numbers = Array.from({ length: Math.min(AT_ONCE, to - number) }, (_, place) => number + place);
          await Promise.all(numbers.map(ask));
          if (mood === 'failing' && number % NUDGE_EVERY < AT_ONCE) await nudge();
        }
      }
      await receiver.become('well');
      // Questions that a killed server had begun with are answered too: until nothing comes any more.
      let [before, all] = [-1, 0];
      await expect
        .poll(async () => {
          [before, all] = [all, (await Promise.all(ids.map(stored))).flat().length];
          return all - before;
        }, PATIENCE)
        .toBe(0);
      expect(all).toBeGreaterThanOrEqual(SAID + SAID / 2);
      for (const [index, id] of ids.entries()) {
        await client.call(conversations.update, { id, priority: 'high', tags: [`copy ${index % 3}`] }, token);
        if (index % 3 === 0) await client.call(conversations.resolve, { id }, token);
        if (index % 3 === 1) await client.call(conversations.takeover, { id }, token);
      }
      // What waits for its next try is tried at once when somebody says that it works again.
      await expect
        .poll(async () => {
          await nudge();
          return (await client.call(webhooks.get, { id: hook.id }, token)).pending;
        }, PATIENCE)
        .toBe(0);
      await expect.poll(differences, PATIENCE).toEqual([]);
      // The minute's jobs go on, and what they find is told while the log is read.
      let deliveries: WebhookDelivery[] = [];
      await expect
        .poll(async () => {
          deliveries = await log(hook.id);
          const logged = new Set(deliveries.map(({ event_id: id }) => id));
          const taken = new Set(receiver.taken.map(({ id }) => id));
          const differing = [...logged, ...taken].filter((id) => logged.has(id) !== taken.has(id));
          return [...deliveries.filter(({ state }) => state !== 'delivered'), ...differing];
        }, PATIENCE)
        .toEqual([]);
      expect(receiver.faults).toEqual([]);
      for (const same of Map.groupBy(receiver.taken, ({ id }) => id).values()) expect(new Set(same.map(({ body }) => body)).size).toBe(1);
      const { errors, resets, hangs, unsaid } = receiver.deeds;
      expect(Math.min(errors, resets, hangs, unsaid), JSON.stringify(receiver.deeds)).toBeGreaterThan(0);
      expect(server.crashes, server.log).toBe(0);
      if (IS_LONG) process.stdout.write(`${engine}: ${deliveries.length} events, ${kills} kills, ${JSON.stringify(receiver.deeds)}\n`);
    },
    TIMEOUT,
  );
});

interface Copy {
  conversation: EventConversation | undefined;
  messages: Message[];
}

/** What a program outside has that keeps the conversations of a business: each event once, in the order in which it came first. */
function copyOf(taken: readonly Taken[]): Map<string, Copy> {
  const copies = new Map<string, Copy>();
  const seen = new Set<string>();
  for (const { id, type, data } of taken) {
    if (seen.has(id)) continue;
    seen.add(id);
    const conversation = data['conversation'] as EventConversation | undefined;
    if (!conversation) continue;
    const copy = copies.get(conversation.id) ?? { conversation: undefined, messages: [] };
    copies.set(conversation.id, copy);
    const message = data['message'] as Message | undefined;
    if (type === 'message.created' && message) copy.messages.push(message);
    else if (message) copy.messages = copy.messages.map((each) => (each.seq === message.seq ? message : each));
    else copy.conversation = conversation;
  }
  return copies;
}
