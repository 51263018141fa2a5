import { ApiError, callEndpoint, type CallOptions } from '@lobby/api-client';
import { upload, visitor } from '@lobby/contract';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApi } from './api.ts';

/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 45_000;

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (response: ServerResponse) => void;

const open: ReturnType<typeof createServer>[] = [];
const browser = globalThis as unknown as { happyDOM: { settings: { fetch: { disableSameOriginPolicy: boolean } } } };
beforeEach(() => {
  browser.happyDOM.settings.fetch.disableSameOriginPolicy = true;
});
afterEach(() => {
  browser.happyDOM.settings.fetch.disableSameOriginPolicy = false;
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that gives its answers in turn, the last one again and again, and a client of it. */
async function serve(...answers: Answer[]) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
      (answers[seen.length - 1] ?? answers.at(-1))?.(response);
    });
  });
  open.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { seen, client: openApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, () => 'ja-JP') };
}
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const done = json(200, { code: 1, msg: 'ok', data: { items: [] } });
const later = json(503, { code: 10051, msg: 'later', data: { reason: 'unavailable' } });
const hangs: Answer = () => undefined;

type Server = Awaited<ReturnType<typeof serve>>;
const list = ({ client }: Server, options: CallOptions = {}) =>
  callEndpoint(client, visitor.conversations, {}, { token: 't-1', ...options });
const read = ({ client }: Server) => callEndpoint(client, visitor.read, { conversation_id: 'c', seq: 3 }, { token: 't-1' });
const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

test('a call carries its token, its language and its body', async () => {
  const server = await serve(done);
  await read(server);
  expect(server.seen[0]).toMatchObject({
    method: 'POST',
    url: visitor.read.path,
    headers: { token: 't-1', 'accept-language': 'ja-JP', 'content-type': 'application/json', 'device-no': 'lobby-chat' },
  });
  expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ conversation_id: 'c', seq: 3 });
  expect(await list(server)).toEqual({ items: [] });
  expect(server.seen[1]).toMatchObject({ method: 'GET', body: '' });
});

test('a reading call is tried once more, a writing one and one that says so are not', async () => {
  const server = await serve(later, done, later);
  expect(await list(server)).toEqual({ items: [] });
  expect(server.seen).toHaveLength(2);
  expect(await failure(list(server, { retry: false }))).toMatchObject({ reason: 'unavailable', status: 503 });
  expect(await failure(read(server))).toMatchObject({ reason: 'unavailable', status: 503, msg: 'later' });
  expect(server.seen).toHaveLength(4);
});

test('what the server asks for is waited for, unless the call is given up meanwhile', async () => {
  const server = await serve(json(503, {}, { 'retry-after': '20' }));
  const given = new AbortController();
  const failed = failure(list(server, { signal: given.signal }));
  await vi.waitFor(() => expect(server.seen).toHaveLength(1), PATIENCE_MS);
  given.abort();
  expect((await failed).reason).toBe('aborted');
  const longer = await serve(json(503, {}, { 'retry-after': '3600' }));
  expect(await failure(list(longer))).toMatchObject({ retryAfter: 3_600 });
  expect(longer.seen).toHaveLength(1);
});

test('nobody there is offline; no answer in time is a timeout; a call that was given up is aborted', async () => {
  const server = await serve(hangs);
  expect((await failure(list(server, { timeoutMs: 50 }))).reason).toBe('timeout');
  const given = new AbortController();
  const failed = failure(list(server, { signal: given.signal }));
  await vi.waitFor(() => expect(server.seen).toHaveLength(2), PATIENCE_MS);
  given.abort();
  expect((await failed).reason).toBe('aborted');
  expect((await failure(list(server, { signal: AbortSignal.abort() }))).reason).toBe('aborted');
  expect(server.seen).toHaveLength(2);
  const gone = await serve((response) => response.destroy());
  expect(await failure(list(gone))).toMatchObject({ reason: 'offline', status: 0 });
});

test('a part of a file goes as a form', async () => {
  const server = await serve(done);
  const part = new Blob(['bytes of it'], { type: 'text/plain' });
  await callEndpoint(server.client, upload.visitorPart, { id: 'u', part: 0 }, { token: 't-1', file: part });
  expect(server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(server.seen[0]?.body).toContain('bytes of it');
});
