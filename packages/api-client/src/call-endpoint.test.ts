import { corpus, user } from '@lobby/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, isAborted } from './api-error.ts';
import { callEndpoint, type CallOptions } from './call-endpoint.ts';
import { json, openApiServer, raw, type Handler } from '#/testing/open-api-server.ts';
import { testClient } from '#/testing/test-client.ts';

/** A busy machine is slow, not wrong. */
const PATIENCE = { timeout: 45_000 };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function serve(...handlers: [Handler, ...Handler[]]) {
  const server = await openApiServer(...handlers);
  closers.push(server.close);
  return { ...server, ...testClient(server.origin) };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new TypeError('expected an ApiError', { cause: error });
  return error;
}

const ID = '0198c0de-0000-7000-8000-000000000001';
const done = json(200, { code: 1, msg: 'ok', data: {} });
const hang: Handler = () => undefined;
const info = (server: Awaited<ReturnType<typeof serve>>, options?: CallOptions) => callEndpoint(server.client, user.info, {}, options);

describe('what a call sends (§7)', () => {
  it('carries language, token and device number', async () => {
    const server = await serve(done);
    await info(server);
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/micro/user/info',
      headers: { 'accept-language': 'ja-JP', token: 'token-1', 'device-no': 'lobby-dashboard' },
    });
  });

  it('waits for no cookie before it goes out', () => {
    expect(testClient('').client.http.defaults.xsrfCookieName).toBe('');
  });

  it('reads the token anew for each call, and sends none where there is none or no header could carry it', async () => {
    const server = await serve(done);
    for (const token of ['token-2', undefined, 'トークン', 'a\r\nx: y']) {
      server.session.token = token;
      await info(server);
    }
    expect(server.seen.map(({ headers }) => headers['token'])).toEqual(['token-2', undefined, undefined, undefined]);
  });

  it("carries a visitor's token instead of its own", async () => {
    const server = await serve(done);
    await info(server, { token: 'visitor-1' });
    expect(server.seen[0]?.headers['token']).toBe('visitor-1');
  });

  it('completes the body with business_id 1', async () => {
    const server = await serve(done);
    await callEndpoint(server.client, user.login, { email: ' Me@Example.com ', password: 'secret1' });
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ email: 'me@example.com', password: 'secret1', business_id: 1 });
  });

  it('leaves a request that the contract refuses to the server, which words the refusal', async () => {
    const server = await serve(
      json(400, {
        code: 10001,
        msg: 'メールアドレスを確認してください',
        data: { reason: 'invalid_request', fields: [{ path: 'email', message: 'x' }] },
      }),
    );
    const error = await failureOf(callEndpoint(server.client, user.login, { email: 'nobody', password: '' }));
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ email: 'nobody', password: '' });
    expect(error).toMatchObject({
      reason: 'invalid_request',
      msg: 'メールアドレスを確認してください',
      fields: [{ path: 'email', message: 'x' }],
    });
  });

  it('fills the path, and puts the rest of a GET into the query', async () => {
    const server = await serve(done);
    await callEndpoint(server.client, corpus.get, { id: ID });
    await callEndpoint(server.client, corpus.list, { q: '退貨', page: 2 });
    expect(server.seen[0]?.url).toBe(`/api/micro/chatbot/corpus/entry/${ID}`);
    expect(Object.fromEntries(new URL(server.seen[1]?.url ?? '', server.origin).searchParams)).toMatchObject({
      q: '退貨',
      page: '2',
      limit: '20',
    });
  });

  it('sends a file beside its fields, and tells how far it is', async () => {
    const server = await serve(done);
    const shares: number[] = [];
    const file = new File(['question,answer\n'], 'corpus.csv', { type: 'text/csv' });
    await callEndpoint(
      server.client,
      corpus.import,
      { dry_run: true, mapping: '{"question":"Q"}' },
      { file, onUploadProgress: (share) => shares.push(share) },
    );
    const [request] = server.seen;
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(request?.body).toMatch(/name="dry_run"\r\n\r\ntrue/);
    expect(request?.body).toMatch(/name="mapping"\r\n\r\n\{"question":"Q"\}/);
    expect(request?.body).toMatch(/name="file"; filename="corpus.csv"\r\ncontent-type: text\/csv\r\n\r\nquestion,answer/i);
    expect(shares.at(-1)).toBe(1);
  });
});

describe('what a call answers', () => {
  it.each([
    ['as JSON', json(200, { code: 1, msg: 'ok', data: { token: 'é漢' } })],
    ['behind a byte order mark', raw(200, `\uFEFF{"code":1,"msg":"","data":{"token":"é漢"}}`, { 'content-type': 'application/json' })],
    ['with the wrong content type', raw(200, '{"code":1,"msg":"","data":{"token":"é漢"}}', { 'content-type': 'text/html' })],
    ['without a content type', raw(200, '{"code":1,"msg":"","data":{"token":"é漢"}}')],
    ['with its code as text', json(200, { code: '1', msg: '', data: { token: 'é漢' } })],
  ])('the data of an envelope %s', async (_, handler) => {
    const server = await serve(handler);
    await expect(callEndpoint(server.client, user.login, { email: 'a@b.co', password: 'x' })).resolves.toEqual({ token: 'é漢' });
  });

  it('a file with its name, byte by byte, and how much of it has come', async () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0x00, 0xff]);
    const server = await serve(
      raw(200, bytes, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''%E7%9F%A5%E8%AD%98.csv`,
      }),
    );
    const came: number[] = [];
    const onDownloadProgress = (count: number) => came.push(count);
    const { blob, filename } = await callEndpoint(server.client, corpus.export, { format: 'csv' }, { onDownloadProgress });
    expect(Buffer.from(await blob.arrayBuffer())).toEqual(bytes);
    expect([filename, blob.type]).toEqual(['知識.csv', 'text/csv; charset=utf-8']);
    expect(came.at(-1)).toBe(bytes.length);
  });

  it('an ApiError where a file endpoint answers with a failed envelope, whatever its status', async () => {
    const server = await serve(json(200, { code: 10005, msg: 'no', data: null }), json(403, { code: 10005, msg: 'no', data: null }));
    expect(await failureOf(callEndpoint(server.client, corpus.export, {}))).toMatchObject({ status: 400, reason: 'refused' });
    expect(await failureOf(callEndpoint(server.client, corpus.export, {}))).toMatchObject({ status: 403, reason: 'refused' });
  });
});

describe('answers that are none', () => {
  it.each([
    ['HTML instead of JSON', raw(200, '<!doctype html><title>Lobby</title>', { 'content-type': 'text/html' }), 'bad_answer', 200],
    ['an empty body', raw(200, '', { 'content-type': 'application/json' }), 'bad_answer', 200],
    ['half an envelope', raw(200, '{"code":', { 'content-type': 'application/json' }), 'bad_answer', 200],
    ["a proxy's error page", raw(502, '<h1>Bad Gateway</h1>', { 'content-type': 'text/html' }), 'unavailable', 502],
  ])('%s is an ApiError with a stable reason', async (_, handler, reason, status) => {
    const server = await serve(handler);
    expect(await failureOf(info(server, { retry: false }))).toMatchObject({ reason, status });
    expect(server.consequences).toEqual([]);
  });

  it('nobody there is offline', async () => {
    const server = await serve(done);
    await server.close();
    expect(await failureOf(info(server))).toMatchObject({ reason: 'offline', status: 0 });
  });

  it.each<[string, Handler]>([
    ['before the answer', (response) => response.destroy()],
    [
      'in the middle of it',
      (response) => response.writeHead(200, { 'content-length': '100' }).write('{"code":1', () => response.destroy()),
    ],
  ])('a connection that breaks %s is offline', async (_, handler) => {
    const server = await serve(handler);
    expect(await failureOf(info(server))).toMatchObject({ reason: 'offline', status: 0 });
    expect(server.seen).toHaveLength(1);
  });

  it('a refusal that breaks off in the middle keeps its status', async () => {
    const server = await serve((response) =>
      response.writeHead(503, { 'content-length': '100' }).write('{"code":1', () => response.destroy()),
    );
    expect(await failureOf(info(server, { retry: false }))).toMatchObject({ reason: 'unavailable', status: 503 });
  });

  it('an answer that does not come in time is a timeout, and is not waited for twice', async () => {
    const server = await serve(hang);
    const { client, consequences } = testClient(server.origin, { timeoutMs: 50 });
    expect(await failureOf(callEndpoint(client, user.info, {}))).toMatchObject({ reason: 'timeout', status: 0 });
    expect([server.seen.length, consequences]).toEqual([1, []]);
  });

  it('a call cancelled before it is sent is aborted, and is never sent', async () => {
    const server = await serve(done);
    const error = await failureOf(info(server, { signal: AbortSignal.abort() }));
    expect([isAborted(error), error.reason, server.seen, server.consequences]).toEqual([true, 'aborted', [], []]);
  });

  it('a call cancelled while it is answered is aborted and has no consequence', async () => {
    const server = await serve(hang);
    const controller = new AbortController();
    const failure = failureOf(info(server, { signal: controller.signal }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1), PATIENCE);
    controller.abort();
    const error = await failure;
    expect([isAborted(error), error.reason, server.consequences]).toEqual([true, 'aborted', []]);
  });
});

describe('retries (§7)', () => {
  const unavailable = json(503, { code: 10051, msg: 'later', data: { reason: 'unavailable' } });

  it('a GET is tried once more', async () => {
    const server = await serve(unavailable, json(200, { code: 1, msg: '', data: { id: 1 } }));
    await expect(info(server)).resolves.toEqual({ id: 1 });
    expect(server.seen).toHaveLength(2);
    expect(server.seen[1]).toEqual(server.seen[0]);
  });

  it('a GET that fails again is not tried a third time', async () => {
    const server = await serve(unavailable);
    expect(await failureOf(info(server))).toMatchObject({ reason: 'unavailable', status: 503, msg: 'later' });
    expect(server.seen).toHaveLength(2);
  });

  it('two calls have a retry each', async () => {
    const server = await serve(unavailable);
    await failureOf(info(server));
    await failureOf(info(server));
    expect(server.seen).toHaveLength(4);
  });

  it.each([
    ['a POST', (server: Awaited<ReturnType<typeof serve>>) => callEndpoint(server.client, user.login, { email: 'a@b.co', password: 'x' })],
    ['a GET behind the cache', (server: Awaited<ReturnType<typeof serve>>) => info(server, { retry: false })],
    [
      'a GET of a client without retries',
      (server: Awaited<ReturnType<typeof serve>>) => callEndpoint(testClient(server.origin, { retries: false }).client, user.info, {}),
    ],
  ])('%s is not tried again', async (_, call) => {
    const server = await serve(unavailable);
    await failureOf(call(server));
    expect(server.seen).toHaveLength(1);
  });

  it('Retry-After is obeyed', async () => {
    const times: number[] = [];
    const server = await serve(
      (response, seen) => {
        times.push(performance.now());
        json(429, { code: 10006, msg: '', data: null }, { 'retry-after': '1' })(response, seen);
      },
      (response, seen) => {
        times.push(performance.now());
        done(response, seen);
      },
    );
    await info(server);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(990);
  });

  it('a longer Retry-After than anybody waits for is handed to the caller', async () => {
    const server = await serve(json(503, {}, { 'retry-after': '3600' }));
    expect(await failureOf(info(server))).toMatchObject({ retryAfter: 3_600 });
    expect(server.seen).toHaveLength(1);
  });

  it('a call cancelled while it waits for its retry is aborted', async () => {
    const server = await serve(json(503, {}, { 'retry-after': '20' }));
    const controller = new AbortController();
    const failure = failureOf(info(server, { signal: controller.signal }));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1), PATIENCE);
    controller.abort();
    expect((await failure).reason).toBe('aborted');
    expect(server.seen).toHaveLength(1);
  });
});

describe('the end of a session (§8)', () => {
  const signedOut = json(401, { code: -1, msg: 'sign in', data: { reason: 'signed_out' } });
  const needLogin = { logout: true, redirect: 'sign-in', toast: 'need_login' };

  it('is announced once, however many calls fail with it', async () => {
    const server = await serve(signedOut);
    const errors = await Promise.all(Array.from({ length: 10 }, () => failureOf(info(server))));
    expect(errors.every(({ endsSession, status }) => endsSession && status === 401)).toBe(true);
    expect(server.consequences).toEqual([needLogin]);
    expect(server.seen).toHaveLength(10);
  });

  it('is not announced again by calls that still run after the token is gone, and is after a new sign-in', async () => {
    const server = await serve(signedOut);
    await failureOf(info(server));
    server.session.token = undefined;
    await failureOf(info(server));
    expect(server.consequences).toHaveLength(1);
    server.session.token = 'token-2';
    await failureOf(info(server));
    expect(server.consequences).toHaveLength(2);
  });

  it('of an earlier token does not end the session that has replaced it', async () => {
    const late: (() => void)[] = [];
    const server = await serve((response, seen) => late.push(() => signedOut(response, seen)));
    const failure = failureOf(info(server));
    await vi.waitFor(() => expect(late).toHaveLength(1), PATIENCE);
    server.session.token = 'token-2';
    late[0]?.();
    expect((await failure).endsSession).toBe(true);
    expect(server.consequences).toEqual([]);
  });

  it('is told to a banned user at each attempt to sign in', async () => {
    const server = await serve(json(200, { code: 20024, msg: 'banned', data: null }));
    server.session.token = undefined;
    const signIn = () => failureOf(callEndpoint(server.client, user.login, { email: 'a@b.co', password: 'x' }));
    expect([(await signIn()).reason, (await signIn()).reason]).toEqual(['banned', 'banned']);
    expect(server.consequences).toEqual(Array.from({ length: 2 }, () => ({ logout: true, redirect: 'sign-in', toast: 'user_banned' })));
  });

  it('is not announced by a quiet call, such as revoking a token that is revoked already', async () => {
    const server = await serve(signedOut);
    expect(await failureOf(callEndpoint(server.client, user.logout, {}, { quiet: true }))).toMatchObject({ endsSession: true });
    expect(server.consequences).toEqual([]);
  });
});
