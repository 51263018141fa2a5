import { aiAccess, bot, botTools, copilot, corpora, corpus, type AiAccessView, type OwnModelDraft } from '@lobby/contract';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { openModelServer, type ModelReply, type ModelServer } from './model-server.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { startChat } from './start-chats.ts';

const MAX = 3;
const START = Date.UTC(2026, 5, 10);
const YEAR = 365 * 86_400_000;

let app: TestApp;
let own: ModelServer;
let builtIn: ModelServer;
let mina: SignedUp;
let now = START;

beforeAll(async () => {
  own = await openModelServer();
  builtIn = await openModelServer(() => 'Two years, says the built-in one [1].');
  app = await openTestApp({
    config: { callsPrivateAddresses: true, model: { url: builtIn.url, key: undefined, name: 'built-in' } },
    now: () => now,
  });
});
afterAll(async () => {
  await app.close();
  await own.close();
  await builtIn.close();
});
beforeEach(async () => {
  now = START;
  own.reply = () => 'Two years, says our own [1].';
  own.asked.length = 0;
  mina = await app.signUp();
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, MAX, now, now + YEAR));
  await app.call(corpus.create, { question: 'How long is the guarantee?', answer: 'Two years.', locale: 'en-US' }, as());
});

const as = () => ({ token: mina.token });
const draft = (change: Partial<OwnModelDraft> = {}): OwnModelDraft => ({
  name: 'Ours',
  base_url: own.url,
  key: 'sk-secret',
  chat_model: 'large',
  embedding_model: null,
  temperature: 0.2,
  max_tokens: null,
  on: true,
  falls_back: true,
  monthly_tokens: null,
  ...change,
});
const save = async (change: Partial<OwnModelDraft> = {}, version = 0): Promise<AiAccessView> =>
  (await app.call(aiAccess.saveModel, { ...draft(change), version }, as())).data;
const look = async (): Promise<AiAccessView> => (await app.call(aiAccess.get, {}, as())).data;
const publish = async () => {
  const { data: view } = await app.call(bot.get, {}, as());
  await app.call(bot.publish, { version: view.version, note: '' }, as());
};
const toolAt = (url: string, method: 'GET' | 'POST') => ({
  name: 'order',
  description: 'What becomes of an order.',
  method,
  url,
  params: [],
  headers: [],
  auth: { kind: 'none' as const, name: '' },
  timeout_ms: 2_000,
  needs_verified_contact: false,
  needs_confirmation: false,
  enabled: true,
});
const ask = async (text = 'How long is the guarantee?') => {
  const chat = await startChat(app, mina, text);
  const { rows } = await app.services.database.pool.query<{ body: string }>(
    `SELECT body FROM message WHERE tenant_id = $1 AND conversation_id = $2 AND author_kind = 'bot' ORDER BY seq DESC LIMIT 1`,
    [mina.tenantId, chat.id],
  );
  return rows[0]?.body;
};

describe('a model of one’s own', () => {
  test('answers visitors in place of the built-in one, while it is on', async () => {
    expect(await ask()).toBe('Two years, says the built-in one.');
    const { model } = await save();
    expect(await ask()).toBe('Two years, says our own.');
    await save({ on: false }, model?.version);
    expect(await ask()).toBe('Two years, says the built-in one.');
  });

  test('keeps its key to itself, and for its address alone', async () => {
    const saved = await save();
    expect(JSON.stringify(saved)).not.toContain('sk-secret');
    expect(saved.model).toMatchObject({ has_key: true, status: 'untested' });
    const { rows } = await app.services.database.pool.query<{ key: Buffer }>(
      'SELECT key_sealed AS key FROM ai_model WHERE tenant_id = $1',
      [mina.tenantId],
    );
    expect(Buffer.from(rows[0]?.key ?? '').toString('latin1')).not.toContain('sk-secret');
    const { key: _key, ...keyless } = draft({ name: 'Renamed' });
    const renamed = await app.call(aiAccess.saveModel, { ...keyless, version: 1 }, as());
    expect(renamed.data.model).toMatchObject({ name: 'Renamed', has_key: true });
    const moved = await app.call(aiAccess.saveModel, { ...keyless, base_url: 'https://elsewhere.example/v1', version: 2 }, as());
    expect(moved.data.model).toMatchObject({ has_key: false });
  });

  test('is of the Max plan, for admins, and saved by one at a time', async () => {
    const other = await app.signUp();
    expect(await app.call(aiAccess.saveModel, { ...draft(), version: 0 }, { token: other.token })).toMatchObject({
      data: { reason: 'plan_lacks' },
    });
    await save();
    expect(await app.call(aiAccess.saveModel, { ...draft(), version: 0 }, as())).toMatchObject({ data: { reason: 'stale_version' } });
    expect((await app.call(aiAccess.get, {}, { token: other.token })).data).toMatchObject({ allowed: false, model: null });
  });

  test('helps members too: a draft of the copilot is its own', async () => {
    await save();
    const chat = await startChat(app, mina, 'How long is the guarantee?');
    own.reply = () => 'Our draft.';
    expect((await app.call(copilot.draft, { conversation_id: chat.id }, as())).data).toMatchObject({ by: 'model', text: 'Our draft.' });
  });
});

test('where the platform has no model, whatever says whether there is one knows of one’s own', async () => {
  const plain = await openTestApp({ config: { callsPrivateAddresses: true }, now: () => now });
  const { token, tenantId } = await plain.signUp();
  await inTenant(plain.services.database, tenantId, (scope) => grantPlan(scope, MAX, now, now + YEAR));
  const known = async () => ({
    copilot: (await plain.call(copilot.state, {}, { token })).data.model,
    corpora: (await plain.call(corpora.list, {}, { token })).data.has_model,
    bot: (await plain.call(bot.get, {}, { token })).data.answers_by === 'model',
  });
  const before = await known();
  await plain.call(aiAccess.saveModel, { ...draft(), version: 0 }, { token });
  expect([before, await known()]).toEqual([
    { copilot: false, corpora: false, bot: false },
    { copilot: true, corpora: true, bot: true },
  ]);
  await plain.close();
});

describe('what a visitor reads of it', () => {
  test.each([
    ['<think>They want money.</think>\nTwo years.'],
    ['They want money.\n</think>\nTwo years.'],
    ['<thinking>They want money.</thinking>Two years.'],
  ])('is never what it says to itself: %j', async (written) => {
    await save();
    own.reply = () => written;
    expect(await ask()).toBe('Two years.');
  });

  test.each(['length', 'content_filter'])('is never half an answer: it ended because of %s', async (finish) => {
    await save({ falls_back: false });
    own.reply = () => ({ says: 'The guarantee is for', finish });
    expect(await ask()).toBe('Two years.');
  });

  test('comes of the tools that it calls, also where it does not stream', async () => {
    const paths: string[] = [];
    const shop = createServer((request, response) => {
      paths.push(request.url ?? '');
      response.setHeader('content-type', 'application/json').end('{"status":"shipped"}');
    });
    await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
    await app.call(botTools.create, toolAt(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/status`, 'GET'), as());
    await publish();
    await save();
    for (const values of ['{}', {}]) {
      const call = { id: '', type: 'function', function: { name: 'order', arguments: values } };
      own.reply = ({ results }) =>
        results.length > 0
          ? { message: { content: [{ type: 'text', text: 'It is on its way.' }] }, finish: 'stop' }
          : { message: { content: null, tool_calls: [call] }, finish: 'tool_calls' };
      expect(await ask('How long is the guarantee, and where is my order?')).toBe('It is on its way.');
    }
    expect(paths).toEqual(['/status', '/status']);
    shop.close();
  });
});

describe('where it fails', () => {
  test.each<[string, ModelReply, string]>([
    ['refuses the key', { status: 401 }, 'unauthorized'],
    ['has no such model', { status: 404 }, 'missing'],
    ['has too much to do', { status: 429 }, 'limited'],
    ['is broken', { status: 500 }, 'server'],
    ['refuses the question', { status: 422 }, 'rejected'],
    ['answers nonsense', { fails: 'answers nonsense' }, 'nonsense'],
    ['is cut off', { fails: 'is cut off' }, 'unreachable'],
    ['hangs', { fails: 'hangs' }, 'timeout'],
  ])('because it %s, the built-in one answers and the reason is kept', async (_name, reply, fault) => {
    await save();
    own.reply = () => reply;
    expect(await ask()).toBe('Two years, says the built-in one.');
    expect((await look()).model).toMatchObject({ status: 'error', fault });
  });

  test('it is left alone for half a minute, then asked again', async () => {
    await save();
    own.reply = () => ({ status: 500 });
    await ask();
    own.reply = () => 'Two years, back again [1].';
    now += 29_000;
    expect(await ask()).toBe('Two years, says the built-in one.');
    now += 2_000;
    expect(await ask()).toBe('Two years, back again.');
    expect((await look()).model).toMatchObject({ status: 'ok', fault: null });
  });

  test('after a tool has run no second model is asked: what it did is not done twice', async () => {
    let calls = 0;
    const shop = createServer((_request, response) => {
      calls += 1;
      response.setHeader('content-type', 'application/json').end('{"status":"cancelled"}');
    });
    await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
    await app.call(botTools.create, toolAt(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/cancel`, 'POST'), as());
    await publish();
    await save();
    builtIn.asked.length = 0;
    own.reply = ({ results }) => (results.length > 0 ? { status: 500 } : { calls: [{ name: 'order', arguments: {} }] });
    expect(await ask('Cancel my order, please, how long is the guarantee?')).not.toBe('Two years, says the built-in one.');
    expect(calls).toBe(1);
    expect(builtIn.asked).toEqual([]);
    shop.close();
  });

  test('without a fallback the entry answers in its own words', async () => {
    await save({ falls_back: false });
    own.reply = () => ({ status: 500 });
    expect(await ask()).toBe('Two years.');
  });

  test('an address on the network of the server is never called', async () => {
    const closed = await openTestApp({ now: () => now });
    const owner = await closed.signUp();
    await inTenant(closed.services.database, owner.tenantId, (scope) => grantPlan(scope, MAX, now, now + YEAR));
    await closed.call(aiAccess.saveModel, { ...draft(), version: 0 }, { token: owner.token });
    expect((await closed.call(aiAccess.testModel, {}, { token: owner.token })).data.model).toMatchObject({
      status: 'error',
      fault: 'private',
    });
    expect(own.asked).toEqual([]);
    await closed.close();
  });
});

describe('the test of a model', () => {
  test('shows how long it took, whether it streams, and what it said', async () => {
    await save({ on: false });
    const { model } = (await app.call(aiAccess.testModel, {}, as())).data;
    expect(model).toMatchObject({
      status: 'ok',
      fault: null,
      tested_at: START,
      test: { streams: true, sample: 'Two years, says our own [1].' },
    });
    expect(model?.test?.latency_ms).toBeGreaterThanOrEqual(model?.test?.first_ms ?? Infinity);
  });

  test('reads a model that does not stream', async () => {
    const server: Server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(
        '{"id":"1","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"message":{"role":"assistant","content":"At once."},"finish_reason":"stop"}],"usage":{"prompt_tokens":7,"completion_tokens":2,"total_tokens":9}}',
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await save({ base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
    expect((await app.call(aiAccess.testModel, {}, as())).data.model).toMatchObject({
      test: { streams: false, sample: 'At once.' },
      spent: 9,
    });
    server.close();
  });

  test('says what is wrong', async () => {
    await save();
    own.reply = () => ({ status: 401 });
    expect((await app.call(aiAccess.testModel, {}, as())).data.model).toMatchObject({ status: 'error', fault: 'unauthorized', test: null });
  });
});

describe('the budget of a month', () => {
  test('once it is spent, the built-in answers take over, the admins hear of it once, and the next month begins anew', async () => {
    await save({ monthly_tokens: 1_000 });
    own.reply = () => 'word '.repeat(600);
    await ask();
    const spent = (await look()).model?.spent ?? 0;
    expect(spent).toBeGreaterThan(1_000);
    own.reply = () => 'Two years, says our own [1].';
    expect(await ask()).toBe('Two years, says the built-in one.');
    const letters = (await listMails(app.services, mina.email)).filter(({ subject }) => subject.includes('budget'));
    expect(letters).toHaveLength(1);
    now = Date.UTC(2026, 6, 1);
    expect(await ask()).toBe('Two years, says our own.');
    expect((await look()).model?.spent).toBeLessThan(spent);
  });
});

describe('personal data', () => {
  test('does not leave for a model while it is hidden, and stands in the answer all the same', async () => {
    await save();
    await app.call(aiAccess.settings, { masks_personal: true }, as());
    own.reply = ({ user }) => `Call ${/\[PHONE_\d+\]/.exec(user)?.[0] ?? 'nobody'} for the guarantee of two years.`;
    expect(await ask('How long is the guarantee? Call 415-555-2671')).toBe('Call 415-555-2671 for the guarantee of two years.');
    expect(JSON.stringify(own.asked)).not.toContain('415-555-2671');
  });

  test('leaves as it is otherwise', async () => {
    await save();
    await ask('How long is the guarantee? Call 415-555-2671');
    expect(JSON.stringify(own.asked)).toContain('415-555-2671');
  });
});
