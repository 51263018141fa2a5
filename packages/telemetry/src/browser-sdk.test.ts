import { afterEach, describe, expect, it, vi } from 'vitest';
import { startBrowserSdk } from './browser-sdk.ts';
import { openReceiver, status, type Answer } from '#/testing/open-receiver.ts';

/** A busy machine is slow, not wrong. */
const PATIENCE = { timeout: 45_000 };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).toReversed()) await close();
});

const ENTRY = '/api/micro/chatbot/corpus/entry/0198c0de-0000-7000-8000-000000000001';

async function start(...answers: [Answer, ...Answer[]]) {
  const receiver = await openReceiver(...answers);
  closers.push(receiver.close);
  const problems: unknown[] = [];
  const stop = startBrowserSdk({
    endpoint: receiver.endpoint,
    serviceName: 'lobby-dashboard',
    serviceVersion: '1.2.3',
    templates: ['/api/micro/chatbot/corpus/entry/{id}'],
    onProblem: (problem) => problems.push(problem),
  });
  closers.push(stop);
  /** A call of the page, over XMLHttpRequest as axios makes it. */
  const call = (path: string, body?: string) =>
    new Promise<number>((resolve) => {
      const request = new XMLHttpRequest();
      request.open(body === undefined ? 'GET' : 'POST', receiver.origin + path);
      request.addEventListener('loadend', () => resolve(request.status));
      request.send(body);
    });
  return { receiver, problems, call, stop };
}

/** Leaves the page until the exports are what they ought to be; a span ends some time after its call. */
function leaveUntil(check: () => void) {
  const leaveAndCheck = () => {
    dispatchEvent(new Event('pagehide'));
    check();
  };
  return vi.waitFor(leaveAndCheck, { timeout: 20_000, interval: 50 });
}

describe('what an export says', () => {
  it('is which call of which app was made when, sent as the page is left', async () => {
    const { receiver, call } = await start(status(200));
    await call(ENTRY);
    await leaveUntil(() => expect(receiver.spans()).toHaveLength(1));
    const [span] = receiver.spans();
    expect(span?.name).toBe('GET /api/micro/chatbot/corpus/entry/{id}');
    expect(span?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(receiver.origin).port),
      'url.template': '/api/micro/chatbot/corpus/entry/{id}',
    });
    expect(receiver.bodies[0]).toContain('{"key":"service.name","value":{"stringValue":"lobby-dashboard"}}');
  });

  it('is nobody: no query, no id, no body', async () => {
    const { receiver, call } = await start(status(200));
    await call(`${ENTRY}?q=me%40example.com#part`, 'my password');
    await call('/api/micro/chatbot/other/acme-7/me@example.com');
    await leaveUntil(() => expect(receiver.spans()).toHaveLength(2));
    expect(receiver.spans().map(({ name }) => name)).toEqual([
      'POST /api/micro/chatbot/corpus/entry/{id}',
      'GET /api/micro/chatbot/other/{id}/{id}',
    ]);
    expect(receiver.bodies.join('\n')).not.toMatch(/example\.com|0198c0de|password|acme|part/);
  });

  it('is nothing about skipped endpoints', async () => {
    const { receiver, call } = await start(status(200));
    const skipped = [
      '/api/micro/user/info',
      '/api/micro/chatbot/pay/check',
      '/api/micro/chatbot/pay/initiate',
      '/api/micro/chatbot/upload',
      '/api/micro/chatbot/translate?to=ko',
    ];
    for (const path of skipped) await call(path, '{}');
    await call('/api/micro/chatbot/pay/set/meal/list?next=/upload');
    await leaveUntil(() => expect(receiver.spans()).toHaveLength(1));
    expect(receiver.spans()[0]?.name).toBe('GET /api/micro/chatbot/pay/set/meal/list');
    expect(receiver.calls).toHaveLength(skipped.length + 1);
  });
});

describe('an endpoint in trouble (§7, §9)', () => {
  it.each([429, 502, 503, 504])('is sent the same spans again after %i', async (code) => {
    const { receiver, call } = await start(status(code), status(200));
    await call(ENTRY);
    await leaveUntil(() => expect(receiver.bodies).toHaveLength(2));
    expect(receiver.bodies[1]).toBe(receiver.bodies[0]);
  });

  it.each([400, 500])('is asked once where it answers %i', async (code) => {
    const { receiver, call, stop } = await start(status(code));
    await call(ENTRY);
    await leaveUntil(() => expect(receiver.bodies).toHaveLength(1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await vi.advanceTimersByTimeAsync(20_000);
    await stop();
    expect(receiver.bodies).toHaveLength(1);
  });

  it('is given ten seconds to answer, and the page does not notice', async () => {
    const { receiver, call } = await start(() => undefined);
    await call(ENTRY);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await vi.waitFor(() => {
      dispatchEvent(new Event('pagehide'));
      expect(receiver.bodies).toHaveLength(1);
    }, PATIENCE);
    expect(receiver.dropped()).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(receiver.dropped()).toBe(1), PATIENCE);
    expect(await call('/api/micro/chatbot/pay/set/meal/list')).toBe(200);
  });

  it('that drops the connection costs its spans, nothing else', async () => {
    const { receiver, call } = await start((response) => response.destroy(), status(200));
    await call(ENTRY);
    await leaveUntil(() => expect(receiver.bodies).toHaveLength(1));
    expect(await call('/api/micro/chatbot/pay/set/meal/list')).toBe(200);
    await leaveUntil(() => expect(receiver.spans().at(-1)?.name).toBe('GET /api/micro/chatbot/pay/set/meal/list'));
  });

  it('that is not there costs nothing else either', async () => {
    const { receiver, call, problems } = await start(status(200));
    const other = await openReceiver(status(200));
    await other.close();
    const stop = startBrowserSdk({
      endpoint: other.endpoint,
      serviceName: 'x',
      serviceVersion: undefined,
      templates: [],
      onProblem: (problem) => problems.push(problem),
    });
    closers.push(stop);
    expect(await call('/api/micro/chatbot/pay/set/meal/list')).toBe(200);
    await leaveUntil(() => expect(receiver.spans()).toHaveLength(1));
  });
});
