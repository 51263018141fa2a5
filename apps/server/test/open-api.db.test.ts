import { analysis, apiKeys, audit, corpus, notes, OPEN_PATHS, pay, visitor, type KeyScope } from '@lobby/contract';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepTenantFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { createHttp } from '#/http/create-http.ts';
import { listen } from '#/http/listen.ts';
import { openModelServer, type ModelServer } from './model-server.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { addType } from './order-desk.ts';
import { spendReplies } from './spend-replies.ts';
import { startChat } from './start-chats.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 5, 10);
const FREE_REPLIES = 500;

let app: TestApp;
let model: ModelServer;
let http: Server;
let origin: string;
let mina: SignedUp;
let now = START;

beforeAll(async () => {
  model = await openModelServer(() => 'Two years, for every tent.');
  app = await openTestApp({ config: { model: { url: model.url, key: undefined, name: 'writer' } }, now: () => now });
  http = await listen(createHttp(app.services), { port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  http.closeAllConnections();
  http.close();
  await app.close();
  await model.close();
});
beforeEach(async () => {
  now = START;
  model.reply = () => 'Two years, for every tent.';
  mina = await app.signUp({ name: 'Mina' });
  await app.call(corpus.create, { question: 'How long is the guarantee?', answer: 'Two years.', locale: 'en-US' }, as());
});

const as = () => ({ token: mina.token });
const make = async (scopes: KeyScope[] = ['bot:ask', 'knowledge:read']) =>
  (await app.call(apiKeys.create, { name: 'Our site', scopes }, as())).data;
const post = (path: string, key: string | undefined, body: object) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  });
const QUESTION = { question: 'How long is the guarantee?' };
const ask = async (key: string | undefined, body: object = QUESTION) => {
  const response = await post(OPEN_PATHS.ask, key, body);
  return { status: response.status, ...((await response.json()) as { code: number; msg: string; data: Record<string, unknown> }) };
};

describe('a key', () => {
  test('does what it is meant for only', async () => {
    const { key } = await make(['knowledge:read']);
    expect(await ask(key)).toMatchObject({ status: 403, data: { reason: 'scope_missing' } });
    expect((await post(OPEN_PATHS.search, key, { query: 'guarantee' })).status).toBe(200);
  });

  test('is of its own business: another one’s knowledge is not there', async () => {
    const other = await app.signUp();
    await app.call(
      corpus.create,
      { question: 'Where is the treasure?', answer: 'Under the oak.', locale: 'en-US' },
      { token: other.token },
    );
    const { key } = await make();
    const found = await (await post(OPEN_PATHS.search, key, { query: 'Where is the treasure?' })).text();
    expect(found).not.toContain('oak');
  });

  test('does nothing once the plan has ended', async () => {
    const { key } = await make();
    now += 15 * DAY;
    expect(await ask(key)).toMatchObject({ status: 403, data: { reason: 'subscription_expired' } });
  });
});

describe('the bot, asked by a program', () => {
  test('answers with its words, its sources and its confidence, and takes a reply of the plan', async () => {
    const { key } = await make();
    expect(await ask(key)).toMatchObject({
      code: 1,
      data: { kind: 'generated', text: 'Two years, for every tent.', locale: 'en-US', sources: [{ title: QUESTION.question }] },
    });
    const { items } = (await app.call(pay.usage, {}, as())).data;
    expect(items.find(({ metric }) => metric === 'ai_replies')).toMatchObject({ used: 1 });
  });

  test('gives what an entry offers to press as lines under its answer', async () => {
    const { key } = await make();
    const buttons = [
      { kind: 'url' as const, label: 'Sizes', target: 'https://example.com/sizes' },
      { kind: 'question' as const, label: 'Returns', target: 'How do I return it?' },
    ];
    const entry = { question: 'Which size do I need?', answer: 'See the table.', locale: 'en-US' as const, answer_mode: 'exact' as const };
    await app.call(corpus.create, { ...entry, buttons }, as());
    const { data } = await ask(key, { question: 'Which size do I need?' });
    expect(data).toMatchObject({ kind: 'exact', text: 'See the table.\nSizes: https://example.com/sizes\nReturns' });
  });

  test('answers in the entry’s own words where the plan has no replies left', async () => {
    const { key } = await make();
    await spendReplies(app, mina.tenantId, FREE_REPLIES);
    expect(await ask(key)).toMatchObject({ data: { kind: 'exact', text: 'Two years.' } });
  });

  test('says that it does not know, and that a person is asked for', async () => {
    const { key } = await make();
    expect(await ask(key, { question: 'Who won the cup in 1998?' })).toMatchObject({ data: { kind: 'no_answer', sources: [] } });
    expect(await ask(key, { question: 'I want to talk to a human' })).toMatchObject({ data: { kind: 'handoff' } });
  });

  test('refuses what is no question', async () => {
    const { key } = await make();
    expect(await ask(key, { question: '' })).toMatchObject({ status: 400, data: { reason: 'invalid_request' } });
  });

  test('streams the text so far, then the answer', async () => {
    const { key } = await make();
    const response = await post(OPEN_PATHS.ask, key, { ...QUESTION, stream: true });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text())
      .trim()
      .split('\n\n')
      .map((block) => /event: (\w+)\ndata: (.*)/.exec(block)?.slice(1) ?? []);
    expect(events.map(([name]) => name)).toEqual(['text', 'text', 'text', 'answer']);
    expect(JSON.parse(events[0]?.[1] ?? '')).toEqual({ text: 'Two years, f' });
    expect(JSON.parse(events.at(-1)?.[1] ?? '')).toMatchObject({ kind: 'generated', text: 'Two years, for every tent.' });
  });

  test.each([{ fails: 'is cut off' as const }, { status: 429 }, { fails: 'answers nonsense' as const }])(
    'streams the entry’s own words where the model fails: %o',
    async (failure) => {
      const { key } = await make();
      model.reply = () => failure;
      const text = await (await post(OPEN_PATHS.ask, key, { ...QUESTION, stream: true })).text();
      expect(text).toContain('event: answer');
      expect(text).toContain('"kind":"exact","text":"Two years."');
    },
  );
});

describe('over MCP', () => {
  const connect = async (key: string) => {
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}${OPEN_PATHS.mcp}`), { requestInit }));
    return client;
  };
  const textOf = ({ content }: { content: unknown }) => (content as { text: string }[])[0]?.text ?? '';

  test('a client finds the tools, searches and asks', async () => {
    const client = await connect((await make()).key);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search_knowledge', 'ask']);
    const found = await client.callTool({ name: 'search_knowledge', arguments: { query: 'guarantee' } });
    expect(JSON.parse(textOf(found))).toMatchObject([{ title: QUESTION.question, text: 'Two years.' }]);
    const answer = await client.callTool({ name: 'ask', arguments: QUESTION });
    expect(JSON.parse(textOf(answer))).toMatchObject({ kind: 'generated', text: 'Two years, for every tent.' });
    await client.close();
  });

  test('a key shows the tools that it may use only', async () => {
    const client = await connect((await make(['knowledge:read'])).key);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search_knowledge']);
    await client.close();
  });

  test('a client reads conversations, drafts replies and makes work orders, and the log has each use', async () => {
    const chat = await startChat(app, mina, 'Where is my parcel?');
    const type = await addType(app, mina);
    const scopes: KeyScope[] = ['conversations:read', 'conversations:write', 'work_orders:read', 'work_orders:write'];
    const { key, id: keyId } = await make(scopes);
    const client = await connect(key);
    const use = async (name: string, given: Record<string, unknown> = {}) => {
      const { isError, ...told } = await client.callTool({ name, arguments: given });
      return isError === true ? textOf(told) : (JSON.parse(textOf(told)) as Record<string, never>);
    };
    expect(await use('list_conversations')).toMatchObject({ items: [{ id: chat.id }] });
    expect(await use('read_conversation', { id: chat.id })).toMatchObject({ items: [{ body: 'Where is my parcel?' }, {}] });
    expect(await use('draft_reply', { id: chat.id, text: 'It left today.' })).toMatchObject({ conversation_id: chat.id });
    const seen = (await app.call(visitor.sync, { conversation_id: chat.id, after_seq: 0 }, { token: chat.token })).data;
    expect(JSON.stringify(seen)).not.toContain('It left today.');
    const { items: written } = (await app.call(notes.list, { id: chat.id }, as())).data;
    expect(written.at(-1)).toMatchObject({ body: 'Suggested reply\n\nIt left today.', author: { name: 'Our site' } });
    expect(await use('list_work_order_types')).toMatchObject({ items: [{ id: type.id }] });
    const order = { type_id: type.id, origin_conversation_id: chat.id, subject: 'A parcel is late', description: 'Since Monday.' };
    const made = (await use('create_work_order', order)) as { id?: string };
    expect(made).toMatchObject({ origin: 'api', subject: 'A parcel is late' });
    expect(await use('get_work_order', { id: made.id })).toMatchObject({ id: made.id });
    expect(await use('list_work_orders')).toMatchObject({ items: [{ id: made.id }] });
    expect(await use('get_work_order', { id: chat.id })).toBe('This doesn’t exist, or is no longer there.');
    await client.close();
    const { items } = (await app.call(audit.list, { action: 'key.tool', limit: 20 }, as())).data;
    expect(items).toHaveLength(8);
    expect(items.at(-1)).toMatchObject({
      actor: { name: 'Our site' },
      target: { kind: 'key', id: keyId, label: 'Our site' },
      details: { call: 'list_conversations', key: keyId },
    });
  });

  test('a client reads the figures that the pages show, and is told what is no period', async () => {
    await startChat(app, mina, 'Where is my parcel?');
    await keepTenantFacts(app.services, mina.tenantId);
    const client = await connect((await make(['figures:read'])).key);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['get_report', 'get_channel_report']);
    const use = async (name: string, given: Record<string, unknown> = {}) => textOf(await client.callTool({ name, arguments: given }));
    const shown = (await app.call(analysis.report, { days: 7 }, as())).data;
    expect(JSON.parse(await use('get_report', { days: 7 }))).toMatchObject({ total: shown.total, days: shown.days, currency: null });
    expect(JSON.parse(await use('get_channel_report'))).toMatchObject({ channels: [{ key: 'web', conversations: 1 }] });
    expect(await use('get_report', { days: 999 })).toContain('days');
    await client.close();
  });

  const rpc = (key: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${origin}${OPEN_PATHS.mcp}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const listTools = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/list', params: {} });

  test('announces no changes that nobody could be told of', async () => {
    const client = await connect((await make()).key);
    expect(client.getServerCapabilities()?.tools?.listChanged ?? false).toBe(false);
    await client.close();
  });

  test('pages of other sites are refused', async () => {
    const { key } = await make();
    expect((await rpc(key, listTools(1), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await rpc(key, listTools(1), { origin: 'null' })).status).toBe(403);
    expect((await rpc(key, listTools(1), { origin })).status).toBe(200);
    const foreign = { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const led = await app.fetch(OPEN_PATHS.mcp, { method: 'POST', headers: foreign, body: JSON.stringify(listTools(1)) });
    expect(led.status).toBe(403);
  });

  test('each call of a batch is charged, and a batch has twenty at most', async () => {
    const { key } = await make();
    const batch = (length: number) =>
      rpc(
        key,
        Array.from({ length }, (_, no) => listTools(no + 1)),
      );
    expect((await batch(21)).status).toBe(413);
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1) statuses.push((await batch(20)).status);
    expect(statuses.at(0)).not.toBe(429);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a wrong key does not connect, and a revoked one calls nothing more', async () => {
    await expect(connect('ck_live_1_nothing')).rejects.toThrow(/./);
    const { key, id } = await make();
    const client = await connect(key);
    await app.call(apiKeys.remove, { id }, as());
    await expect(client.callTool({ name: 'ask', arguments: QUESTION })).rejects.toThrow(/./);
    await client.close();
  });
});
