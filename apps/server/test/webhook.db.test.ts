import { contacts, conversations, messages, notes, visitor, webhooks, workOrders, type EventType, type Webhook } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { Webhook as Standard } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { messageFailed, publishEvents } from '#/events/publish-events.ts';
import { addColleague } from './add-colleague.ts';
import { addCustomer, addType } from './order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const SECOND = 1_000;
const DAY = 86_400_000;

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: { type: string; timestamp: string; data: Record<string, never> };
}

let app: TestApp;
let server: Server;
let origin: string;
let mina: SignedUp;
// Libraries that verify compare with the real clock.
let now = Date.now();
let received: Received[] = [];
let reply: (response: ServerResponse, got: Received) => void;

const ok = (response: ServerResponse) => void response.end('ok');
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end(`sorry, ${code}`);

beforeAll(async () => {
  server = createServer((request, response) => {
    void readText(request).then((body) => {
      const got = { path: request.url ?? '', headers: request.headers, body, event: JSON.parse(body) as Received['event'] };
      received.push(got);
      reply(response, got);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await openTestApp({ config: { callsPrivateAddresses: true }, now: () => now });
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  now = Date.now();
  [received, reply] = [[], ok];
  mina = await app.signUp({ name: 'Mina' });
});

const as = () => ({ token: mina.token });
const ALL: EventType[] = [
  'conversation.created',
  'conversation.updated',
  'conversation.assigned',
  'conversation.handoff',
  'conversation.resolved',
];
/** Webhooks of the test at hand: what they still wait for would come in the next one, whose clock moves. */
let made: { id: string; token: string }[] = [];
afterEach(async () => {
  for (const { id, token } of made) await app.call(webhooks.remove, { id }, { token });
  made = [];
});
const make = async (events: EventType[] = ['message.created'], path = '/hook') => {
  const { data } = await app.call(webhooks.create, { url: origin + path, events, name: 'ERP' }, as());
  made.push({ id: data.id, token: mina.token });
  return data as Webhook & { secret: string };
};
const read = async ({ id }: { id: string }) => (await app.call(webhooks.get, { id }, as())).data;
const log = async ({ id }: { id: string }) => (await app.call(webhooks.deliveries, { id, limit: 100 }, as())).data.items;
/** Everything that is due has been handed on and sent. */
async function settle(): Promise<void> {
  await app.services.botRunner.idle();
  await app.services.eventRelay.idle();
  await app.services.webhookSender.recover();
  await app.services.webhookSender.idle();
}
async function chat() {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const id = data.conversation_id;
  const say = async (text: string) => {
    await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, { token: data.token });
    await app.services.botRunner.idle();
  };
  return { id, token: data.token, say };
}
const types = () => received.map(({ event }) => event.type);

describe('a webhook', () => {
  test('is told what visitors and people say, signed so that both libraries verify it', async () => {
    const { secret } = await make();
    const { id, say } = await chat();
    await say('Is the blue tent in stock?');
    await settle();
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'It is, two of them.' }, as());
    await settle();
    const said = received.filter(({ event }) => (event.data['message'] as unknown as { kind: string }).kind === 'text');
    expect(said.map(({ event }) => (event.data['message'] as unknown as { author_kind: string }).author_kind)).toEqual([
      'contact',
      'bot',
      'agent',
    ]);
    expect(said[0]?.event).toMatchObject({
      type: 'message.created',
      timestamp: new Date(now).toISOString(),
      data: { conversation: { id, status: 'bot' }, message: { conversation_id: id, seq: 1, body: 'Is the blue tent in stock?' } },
    });
    for (const { body, headers } of received) {
      const named = headers as Record<string, string>;
      expect(new Standard(secret).verify(body, named)).toEqual(JSON.parse(body));
      expect(() => new Svix(secret).verify(body, named)).not.toThrow();
      expect(() => new Standard(secret).verify(`${body} `, named)).toThrow('No matching signature');
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(received.length);
  });

  test('is told how a conversation goes: begun, handed over, taken, changed, ended', async () => {
    await make(ALL);
    const { id, token, say } = await chat();
    await settle();
    expect(types()).toEqual([]);
    await say('hello');
    await app.call(visitor.handoff, { conversation_id: id }, { token });
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Hi, Mina here.' }, as());
    await app.call(conversations.update, { id, priority: 'high', tags: ['wholesale'] }, as());
    await app.call(conversations.resolve, { id }, as());
    await settle();
    expect(types()).toEqual([
      'conversation.created',
      'conversation.handoff',
      'conversation.updated',
      'conversation.assigned',
      'conversation.updated',
      'conversation.updated',
      'conversation.updated',
      'conversation.resolved',
    ]);
    expect(received.filter(({ event }) => event.type === 'conversation.updated').map(({ event }) => event.data['changed'])).toEqual([
      ['status', 'owner_kind'],
      ['status', 'owner_kind', 'agent'],
      ['priority', 'tags'],
      ['status', 'owner_kind'],
    ]);
    expect(received.at(-1)?.event.data).toMatchObject({
      conversation: {
        id,
        status: 'resolved',
        agent: { name: 'Mina' },
        priority: 'high',
        tags: ['wholesale'],
        csat: null,
        contact: { name: null },
      },
    });
  });

  test('is told of contacts once they write, of what becomes known of them, and of their end', async () => {
    await make(['contact.created', 'contact.updated', 'contact.merged', 'contact.erased', 'csat.received']);
    const first = await chat();
    const second = await chat();
    await first.say('hello');
    await second.say('hello again');
    await app.call(visitor.contact, { conversation_id: first.id, email: 'sue@home.example', name: 'Sue' }, { token: first.token });
    const [a, b] = await Promise.all(
      [first, second].map(async ({ id }) => (await app.call(conversations.get, { id }, as())).data.contact.id),
    );
    await app.call(contacts.update, { id: String(a), remark: 'a regular' }, as());
    // Who is another one by then is told of as that one only.
    await settle();
    await app.call(contacts.merge, { id: String(a), from_id: String(b), take: [] }, as());
    await settle();
    expect(types().toSorted()).toEqual(['contact.created', 'contact.created', 'contact.merged', 'contact.updated', 'contact.updated']);
    expect(received.find(({ event }) => event.type === 'contact.merged')?.event.data).toMatchObject({
      contact: { id: a, name: 'Sue' },
      merged_id: b,
    });
    received = [];
    await app.call(contacts.erase, { id: String(a) }, as());
    await settle();
    expect(received.map(({ event }) => event)).toMatchObject([{ type: 'contact.erased', data: { contact: { id: a } } }]);
  });

  test('is told of work orders and what is written in them, and of nothing that colleagues note', async () => {
    await make(['work_order.created', 'work_order.updated', 'message.created']);
    const { id, say } = await chat();
    await say('my tent has a hole');
    await settle();
    received = [];
    await app.call(notes.add, { id, text: 'she is angry', client_msg_id: randomUUID() }, as());
    const order = await (await addCustomer(app, mina)).submitted(await addType(app, mina), { subject: 'A hole in the tent' });
    await settle();
    const [stored] = (await app.call(workOrders.list, {}, as())).data.items;
    await app.call(
      messages.send,
      { id: String(stored?.conversation_id), client_msg_id: randomUUID(), text: 'Please send a picture.' },
      as(),
    );
    await settle();
    const orders = received.filter(({ event }) => event.type.startsWith('work_order.'));
    expect(orders.map(({ event }) => [event.type, event.data['changed'] ?? null])).toEqual([
      ['work_order.created', null],
      ...orders.slice(1).map(({ event }) => ['work_order.updated', event.data['changed']]),
    ]);
    expect(orders.flatMap(({ event }) => (event.data['changed'] as unknown as string[] | undefined) ?? [])).toContain('message');
    expect(orders[0]?.event.data).toMatchObject({ work_order: { id: order.id, subject: 'A hole in the tent', status: 'new' } });
    expect(JSON.stringify(received)).not.toContain('angry');
  });
});

test('a message that a channel could not deliver is told of with what the other side said', async () => {
  await make(['message.failed']);
  const { id, say } = await chat();
  await say('hello');
  await settle();
  const { contact } = (await app.call(conversations.get, { id }, as())).data;
  const failed = messageFailed({ conversationId: id, contactId: contact.id, seq: 1 }, 'the person has blocked this bot');
  await inTenant(app.services.database, mina.tenantId, (scope) => publishEvents(scope, [failed], now));
  await settle();
  expect(received.map(({ event }) => event)).toMatchObject([
    {
      type: 'message.failed',
      data: { reason: 'the person has blocked this bot', conversation: { id }, message: { seq: 1, body: 'hello' } },
    },
  ]);
});

describe('a receiver that does not answer', () => {
  test('is tried again by the schedule, with the same id and words, and gets all in the order of the conversation', async () => {
    reply = status(500);
    const hook = await make();
    const { say } = await chat();
    await say('one');
    await settle();
    const [first] = await log(hook);
    const failed = received.length;
    expect(failed).toBe(1);
    expect(first).toMatchObject({ state: 'pending' });
    const waits: number[] = [];
    while (waits.length < 3) {
      const pending = (await log(hook)).filter(({ state, attempt }) => state === 'pending' && attempt > 0);
      const at = Math.min(...pending.map(({ next_try_at: next }) => Number(next)));
      waits.push(Math.round((at - now) / SECOND));
      now = at + DAY / 100;
      await settle();
    }
    expect(waits[0]).toBeGreaterThanOrEqual(5);
    expect(waits[0]).toBeLessThanOrEqual(6);
    expect(waits[1]).toBeGreaterThanOrEqual(300);
    expect(waits[1]).toBeLessThanOrEqual(330);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    await say('two');
    reply = ok;
    received = [];
    now += DAY / 10;
    await settle();
    await settle();
    const seqs = received.map(({ event }) => (event.data['message'] as unknown as { seq: number }).seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    expect(seqs.length).toBe((await log(hook)).length);
    expect((await log(hook)).every(({ state }) => state === 'delivered')).toBe(true);
    expect(await read(hook)).toMatchObject({ failing_since: null, pending: 0, status: 'active' });
  });

  test('is switched off when the last try has failed: the admins are written to, and a replay brings everything', async () => {
    reply = status(503);
    const hook = await make();
    const { say } = await chat();
    await say('one');
    await settle();
    for (let tries = 0; tries < 30 && (await read(hook)).status === 'active'; tries += 1) {
      now += DAY;
      await settle();
    }
    expect(await read(hook)).toMatchObject({ status: 'disabled', disabled_reason: 'unreachable', pending: 0 });
    const mail = (
      await app.services.database.pool.query<{ payload: { text: string } }>('SELECT payload FROM outbox WHERE recipient = $1', [mina.email])
    ).rows;
    expect(mail.map(({ payload }) => payload.text).join('\n')).toContain('It didn’t answer for three days.');
    const lost = (await log(hook)).length;
    [received, reply] = [[], ok];
    await app.call(webhooks.update, { id: hook.id, status: 'active' }, as());
    expect((await app.call(webhooks.replayMany, { id: hook.id }, as())).data).toEqual({ count: lost });
    await settle();
    expect(received).toHaveLength(lost);
    expect((await log(hook)).every(({ state }) => state === 'delivered')).toBe(true);
    const [delivered] = await log(hook);
    received = [];
    await app.call(webhooks.replay, { id: hook.id, delivery_id: String(delivered?.id) }, as());
    await settle();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([delivered?.event_id]);
  });

  test('is not given up because somebody has it tried anew again and again', async () => {
    reply = status(500);
    const hook = await make();
    const { say } = await chat();
    await say('one');
    for (let times = 0; times < 15; times += 1) {
      await settle();
      await app.call(webhooks.update, { id: hook.id, status: 'active' }, as());
    }
    await settle();
    expect(received.length).toBeGreaterThan(10);
    expect(await read(hook)).toMatchObject({ status: 'active', disabled_reason: null });
    expect((await log(hook)).every(({ state }) => state === 'pending')).toBe(true);
  });

  test('keeps to what it asks: Retry-After waits, 410 switches off at once', async () => {
    reply = status(429, { 'retry-after': '7200' });
    const hook = await make();
    const { say } = await chat();
    await say('one');
    await settle();
    const waiting = (await log(hook)).find(({ attempt }) => attempt === 1);
    expect(waiting).toMatchObject({ state: 'pending', http_status: 429, error: 'status' });
    expect(Number(waiting?.next_try_at) - now).toBe(7_200_000);
    now += 3_600_000;
    await settle();
    expect(received).toHaveLength(1);
    reply = status(410);
    now += 3_600_001;
    await settle();
    expect(await read(hook)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
  });

  test('that refuses one event gets the others of the conversation meanwhile', async () => {
    reply = (response, { event }) => (JSON.stringify(event.data).includes('poison') ? status(422)(response) : ok(response));
    const hook = await make();
    const { say } = await chat();
    await say('poison');
    await say('food');
    await settle();
    await settle();
    const states = (await log(hook)).map(({ state, http_status: code }) => `${state} ${String(code)}`);
    expect(states.filter((each) => each === 'pending 422')).toHaveLength(1);
    expect(states.filter((each) => each === 'delivered 200').length).toBe(states.length - 1);
    const shown = (await app.call(webhooks.delivery, { id: hook.id, delivery_id: String((await log(hook)).at(-1)?.id) }, as())).data;
    expect(shown.attempts).toMatchObject([{ no: 1, http_status: 422, error: 'status', answer: 'sorry, 422' }]);
    expect(JSON.parse(shown.request)).toMatchObject({ type: 'message.created' });
  });

  test('with 50 MB to say has taken the delivery, and is not listened to', async () => {
    reply = (response) => {
      response.writeHead(200);
      const block = 'x'.repeat(1_000_000);
      const more = () => {
        while (!response.destroyed && response.write(block));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    const hook = await make();
    const { data } = await app.call(webhooks.test, { id: hook.id }, as());
    expect(data).toMatchObject({ state: 'delivered', http_status: 200, event: 'webhook.test' });
    expect(data.attempts[0]?.answer).toHaveLength(4_096);
  });
});

describe('setting up', () => {
  test('shows the secret once, and again when it is renewed; then both sign for a day', async () => {
    const hook = await make();
    expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Object.keys((await read(hook)) as object)).not.toContain('secret');
    const renewed = (await app.call(webhooks.rotate, { id: hook.id }, as())).data.secret;
    const sent = async () => {
      received = [];
      await app.call(webhooks.test, { id: hook.id }, as());
      const [{ body, headers }] = received as [Received];
      return { body, headers: headers as Record<string, string> };
    };
    const both = await sent();
    for (const secret of [hook.secret, renewed]) expect(new Standard(secret).verify(both.body, both.headers)).toBeTruthy();
    expect((await read(hook)).old_secret_until).toBe(now + DAY);
    now += DAY + 1;
    const { headers } = await sent();
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  test.each([
    'http://127.0.0.1:9/',
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'http://localhost/hook',
    'http://[::ffff:10.0.0.1]/',
  ])('refuses %s, which leads inside', async (url) => {
    const strict = await openTestApp();
    try {
      const { token } = await strict.signUp();
      const refused = await strict.call(webhooks.create, { url, events: ['message.created'] }, { token, locale: 'ja-JP' });
      expect(refused).toMatchObject({ status: 400, data: { reason: 'address_refused' } });
      expect(refused.msg).toContain('公開されている');
    } finally {
      await strict.close();
    }
  });

  test('refuses names and passwords in an address, other protocols, and events that do not exist', async () => {
    for (const url of ['https://me:secret@erp.example/', 'ftp://erp.example/', 'erp.example'])
      expect((await app.call(webhooks.create, { url, events: ['message.created'] }, as())).status).toBe(400);
    const wrong = { url: origin, events: ['message.exploded'] as unknown as EventType[] };
    expect((await app.call(webhooks.create, wrong, as())).data).toMatchObject({ reason: 'invalid_request' });
    expect((await app.call(webhooks.create, { url: origin, events: [] }, as())).status).toBe(400);
  });

  test('is for admins, and each business has its own', async () => {
    const hook = await make();
    const agent = await addColleague(app, mina, 'Ken');
    expect((await app.call(webhooks.list, {}, { token: agent.token })).status).toBe(403);
    const other = await app.signUp();
    for (const call of [webhooks.get, webhooks.rotate, webhooks.test, webhooks.remove])
      expect((await app.call(call, { id: hook.id }, { token: other.token })).status).toBe(404);
  });

  test('a redirect is not followed, and nothing goes where the address leads inside only later', async () => {
    reply = status(302, { location: `${origin}/elsewhere` });
    const hook = await make();
    const { data } = await app.call(webhooks.test, { id: hook.id }, as());
    expect(data).toMatchObject({ state: 'failed', attempt: 1, http_status: 302, error: 'status', next_try_at: null });
    expect(await read(hook)).toMatchObject({ status: 'active', failing_since: null });
    expect(received.map(({ path }) => path)).toEqual(['/hook']);
  });
});
