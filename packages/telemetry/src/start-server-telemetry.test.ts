// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { startServerTelemetry } from './start-server-telemetry.ts';
import { openReceiver, status, type Answer } from '#/testing/open-receiver.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const URL_OF_ENTRY = 'http://localhost:3000/api/micro/chatbot/corpus/entry/0198c0de-0000-7000-8000-000000000001?token=secret';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function start(...answers: [Answer, ...Answer[]]) {
  const receiver = await openReceiver(...answers);
  closers.push(receiver.close);
  const problems: unknown[] = [];
  const telemetry = await startServerTelemetry({
    endpoint: receiver.endpoint,
    serviceName: 'lobby-server',
    templates: ['/api/micro/chatbot/corpus/entry/{id}'],
    onProblem: (problem) => problems.push(problem),
  });
  return { receiver, problems, telemetry };
}

describe('a request of a server', () => {
  it('is a span below the one that the page began, without ids, queries or tokens', async () => {
    const { receiver, telemetry } = await start(status(200));
    const request = { method: 'GET', url: URL_OF_ENTRY, traceparent: `00-${TRACE}-${CALLER}-01` };
    await expect(telemetry.trace(request, () => Promise.resolve(200))).resolves.toBe(200);
    await telemetry.stop();
    const [span] = receiver.spans();
    expect(span?.name).toBe('GET /api/micro/chatbot/corpus/entry/{id}');
    expect(span?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'url.template': '/api/micro/chatbot/corpus/entry/{id}',
    });
    expect(receiver.bodies[0]).toContain(`"traceId":"${TRACE}"`);
    expect(receiver.bodies[0]).toContain(`"parentSpanId":"${CALLER}"`);
    expect(receiver.bodies[0]).not.toMatch(/secret|0198c0de/);
  });

  it.each([undefined, 'nonsense', `00-${'0'.repeat(32)}-${CALLER}-01`])(
    'with the traceparent %s begins a trace of its own',
    async (traceparent) => {
      const { receiver, telemetry } = await start(status(200));
      await telemetry.trace({ method: 'POST', url: 'http://localhost/api/x', traceparent }, () => Promise.resolve(204));
      await telemetry.stop();
      expect(receiver.spans()).toHaveLength(1);
      expect(receiver.bodies[0]).not.toContain('parentSpanId":"b7');
    },
  );

  it.each(['/api/micro/user/info', '/api/micro/chatbot/pay/check', '/api/micro/chatbot/pay/initiate', '/api/x/upload', '/api/x/translate'])(
    '%s leaves no trace (§9)',
    async (path) => {
      const { receiver, telemetry } = await start(status(200));
      await expect(telemetry.trace({ method: 'POST', url: `http://localhost${path}` }, () => Promise.resolve(200))).resolves.toBe(200);
      await telemetry.stop();
      expect(receiver.bodies).toEqual([]);
    },
  );

  it('that throws still throws, and its span ends', async () => {
    const { receiver, telemetry } = await start(status(200));
    const failing = telemetry.trace({ method: 'GET', url: 'http://localhost/api/x' }, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    await telemetry.stop();
    expect(receiver.spans()).toHaveLength(1);
  });

  it('is served all the same where nobody receives its trace', async () => {
    const { telemetry, receiver } = await start((response) => response.destroy());
    await expect(telemetry.trace({ method: 'GET', url: 'http://localhost/api/x' }, () => Promise.resolve(200))).resolves.toBe(200);
    await receiver.close();
    closers.length = 0;
    await expect(telemetry.stop()).resolves.toBeUndefined();
  }, 20_000);
});

it('without an endpoint nothing is traced and nothing is loaded', async () => {
  const telemetry = await startServerTelemetry({ endpoint: undefined, serviceName: 'lobby-server', onProblem: () => undefined });
  await expect(telemetry.trace({ method: 'GET', url: 'http://localhost/' }, () => Promise.resolve(200))).resolves.toBe(200);
  await telemetry.stop();
});
