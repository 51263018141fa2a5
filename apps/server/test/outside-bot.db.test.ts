import { aiAccess, bot, conversations, corpus, pay, visitor, type Message, type OutsideBotDraft } from '@lobby/contract';
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const MAX = 3;
const START = Date.UTC(2026, 5, 10);
const YEAR = 365 * 86_400_000;

let app: TestApp;
let server: Server;
let address: string;
let mina: SignedUp;
let asked: { body: string; signature: string }[];
let reply: (response: ServerResponse) => void;

const json = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body));

beforeAll(async () => {
  server = createServer((request, response) => {
    void readText(request).then((body) => {
      asked.push({ body, signature: String(request.headers['x-lobby-signature']) });
      reply(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  app = await openTestApp({ config: { callsPrivateAddresses: true }, now: () => START });
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  [asked, reply] = [[], json({ messages: ['From elsewhere.'], action: 'none', confidence: 0.9 })];
  mina = await app.signUp();
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, MAX, START, START + YEAR));
  await app.call(corpus.create, { question: 'How long is the guarantee?', answer: 'Two years.', locale: 'en-US' }, as());
});

const as = () => ({ token: mina.token });
const save = async (change: Partial<OutsideBotDraft> = {}) =>
  (await app.call(aiAccess.saveBot, { name: 'Theirs', address, on: true, fallback: 'built_in', version: 0, ...change }, as())).data;
async function ask(text = 'How long is the guarantee?') {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const conversation = { conversation_id: data.conversation_id };
  const say = async (said: string) => {
    await app.call(visitor.messages, { ...conversation, client_msg_id: randomUUID(), text: said }, { token: data.token });
    await app.services.botRunner.idle();
  };
  await say(text);
  const read = async (): Promise<Message[]> => (await app.call(visitor.sync, conversation, { token: data.token })).data.items;
  const { status } = (await app.call(conversations.get, { id: data.conversation_id }, as())).data;
  return { say, said: (await read()).findLast(({ author_kind: author }) => author === 'bot'), status, id: data.conversation_id };
}

describe('a bot elsewhere', () => {
  test('is asked with all that the contract says, signed with the time', async () => {
    const { secret } = await save();
    const { id, say, said } = await ask();
    expect(said).toMatchObject({ body: 'From elsewhere.', answer_kind: 'generated' });
    await say('And after that?');
    const [first, second] = asked;
    const sent = JSON.parse(first?.body ?? '') as Record<string, unknown>;
    expect(sent).toMatchObject({
      conversation_id: id,
      message: 'How long is the guarantee?',
      locale: 'en-US',
      contact: { id: expect.any(String) },
    });
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      history: [
        { role: 'visitor', text: 'How long is the guarantee?' },
        { role: 'assistant', text: 'From elsewhere.' },
      ],
    });
    const time = START / 1_000;
    const proof = createHmac('sha256', secret ?? '')
      .update(`${time}.${first?.body}`)
      .digest('hex');
    expect(first?.signature).toBe(`t=${time},v1=${proof}`);
  });

  test('takes no reply of the plan', async () => {
    await save();
    await ask();
    const { items } = (await app.call(pay.usage, {}, as())).data;
    expect(items.find(({ metric }) => metric === 'ai_replies')).toMatchObject({ used: 0 });
  });

  test.each([
    ['handoff', 'queued'],
    ['ticket', 'queued'],
    ['resolve', 'resolved'],
    ['none', 'bot'],
  ])('that asks for %s leaves the conversation %s', async (action, status) => {
    await save();
    reply = json({ messages: ['As you wish.'], action });
    const { said, status: now } = await ask();
    expect([said?.body, now]).toEqual(['As you wish.', status]);
  });

  test('is not asked where a visitor wants a person', async () => {
    await save();
    expect((await ask('I want to talk to a human')).status).toBe('queued');
    expect(asked).toEqual([]);
  });

  test('keeps its secret, which is told once and anew where that is wanted', async () => {
    const { secret } = await save();
    expect(secret).toMatch(/^whsec_/);
    const draft = { name: 'Theirs', address, on: true, fallback: 'handoff' as const };
    expect((await app.call(aiAccess.saveBot, { ...draft, version: 1 }, as())).data.secret).toBeNull();
    const renewed = (await app.call(aiAccess.saveBot, { ...draft, version: 2, new_secret: true }, as())).data.secret;
    expect(renewed).not.toBe(secret);
    expect(JSON.stringify((await app.call(aiAccess.get, {}, as())).data)).not.toContain('whsec_');
  });

  test('does not see personal data while it is hidden', async () => {
    await save();
    await app.call(aiAccess.settings, { masks_personal: true }, as());
    reply = json({ messages: ['We call [PHONE_1].'] });
    expect((await ask('Please call 415-555-2671')).said?.body).toBe('We call 415-555-2671.');
    expect(asked[0]?.body).not.toContain('555-2671');
  });

  test('is tested with a hello, and says how that went', async () => {
    await save({ on: false });
    expect((await app.call(aiAccess.testBot, {}, as())).data.bot).toMatchObject({ status: 'ok', test: { sample: 'From elsewhere.' } });
    reply = (response) => void response.writeHead(401).end();
    expect((await app.call(aiAccess.testBot, {}, as())).data.bot).toMatchObject({ status: 'error', fault: 'unauthorized', test: null });
  });
});

const FAILURES: [string, (response: ServerResponse) => void, string][] = [
  ['answers 500', (response) => void response.writeHead(500).end(), 'server'],
  ['answers no JSON', (response) => void response.end('<html>'), 'nonsense'],
  ['answers with an unknown action', json({ messages: ['x'], action: 'pay' }), 'nonsense'],
  ['answers with an unknown field', json({ messages: ['x'], action: 'none', price: 3 }), 'nonsense'],
  ['answers with nothing to say', json({ messages: [], action: 'none' }), 'nonsense'],
  ['answers with too many messages', json({ messages: Array.from({ length: 6 }, () => 'x') }), 'nonsense'],
  ['answers with far too much', (response) => void response.end('x'.repeat(300_000)), 'too_large'],
  ['breaks off', (response) => void response.destroy(), 'unreachable'],
];

test.each(FAILURES)('where it %s, the built-in bot answers', async (_name, failure, fault) => {
  await save();
  reply = failure;
  expect((await ask()).said?.body).toBe('Two years.');
  expect((await app.call(aiAccess.get, {}, as())).data.bot).toMatchObject({ status: 'error', fault });
});

test('where it fails and a person is to step in, the visitor is handed over', async () => {
  await save({ fallback: 'handoff' });
  reply = (response) => void response.writeHead(500).end();
  expect(await ask()).toMatchObject({ status: 'queued', said: { answer_kind: 'handoff' } });
});

describe('the test chat', () => {
  const tried = async (version?: number) =>
    (await app.call(bot.test, { question: 'How long is the guarantee?', locale: 'en-US', ...(version && { version_no: version }) }, as()))
      .data;

  test('is answered by the bot elsewhere as visitors are, and says so', async () => {
    await save();
    expect(await tried()).toMatchObject({ body: 'From elsewhere.', elsewhere: 'Theirs', kind: 'generated' });
    expect(asked).toHaveLength(1);
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ message: 'How long is the guarantee?', locale: 'en-US' });
  });

  test('a published version is tried as it is, and so is the draft where the bot elsewhere fails or is off', async () => {
    await save();
    expect(await tried(1)).toMatchObject({ body: 'Two years.', elsewhere: null });
    reply = (response) => void response.writeHead(500).end();
    expect(await tried()).toMatchObject({ body: 'Two years.', elsewhere: null });
    await app.call(aiAccess.saveBot, { name: 'Theirs', address, on: false, fallback: 'built_in', version: 1 }, as());
    asked = [];
    expect(await tried()).toMatchObject({ body: 'Two years.', elsewhere: null });
    expect(asked).toEqual([]);
  });
});
