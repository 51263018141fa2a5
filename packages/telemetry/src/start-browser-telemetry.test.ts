import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBrowserTelemetry } from './start-browser-telemetry.ts';
import { openReceiver, status } from '#/testing/open-receiver.ts';

/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 45_000;

const unreachable = 'http://127.0.0.1:9/v1/traces';
let open: typeof XMLHttpRequest.prototype.open;
const isTracing = () => XMLHttpRequest.prototype.open !== open;

beforeEach(() => {
  open = XMLHttpRequest.prototype.open;
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([undefined, ''])('an endpoint of %j does nothing at all', async (endpoint) => {
  const paint = vi.spyOn(globalThis, 'requestAnimationFrame');
  const { stop } = startBrowserTelemetry({ endpoint, serviceName: 'lobby-chat' });
  await expect(stop()).resolves.toBeUndefined();
  expect([paint.mock.calls.length, isTracing()]).toEqual([0, false]);
});

it('begins after the first paint only', async () => {
  const paints: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => paints.push(paint));
  const { stop } = startBrowserTelemetry({ endpoint: unreachable, serviceName: 'lobby-chat' });
  expect([paints.length, isTracing()]).toEqual([1, false]);
  for (const paint of paints) paint(0);
  await vi.waitFor(() => expect(isTracing()).toBe(true), PATIENCE_MS);
  await stop();
});

it('begins in a hidden tab too, which does not paint', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { stop } = startBrowserTelemetry({ endpoint: unreachable, serviceName: 'lobby-chat' });
  await vi.waitFor(() => expect(isTracing()).toBe(true), PATIENCE_MS);
  await stop();
});

it('hears why traces are off, and throws nothing into the page', async () => {
  const onProblem = vi.fn<(problem: unknown) => void>();
  const { stop } = startBrowserTelemetry({ endpoint: 'http://', serviceName: 'lobby-chat', onProblem });
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalledTimes(1), PATIENCE_MS);
  await expect(stop()).resolves.toBeUndefined();
  expect(isTracing()).toBe(false);
});

it('tells the window where nobody asked to hear', async () => {
  const heard = vi.fn<(event: Event) => void>();
  addEventListener('lobby:telemetry-problem', heard, { once: true });
  startBrowserTelemetry({ endpoint: 'http://', serviceName: 'lobby-chat' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), PATIENCE_MS);
});

it('traces the calls of the page until it is stopped', async () => {
  const receiver = await openReceiver(status(200));
  const { stop } = startBrowserTelemetry({ endpoint: receiver.endpoint, serviceName: 'lobby-chat' });
  await vi.waitFor(() => expect(isTracing()).toBe(true), PATIENCE_MS);
  const call = (path: string) =>
    new Promise<void>((resolve) => {
      const request = new XMLHttpRequest();
      request.open('GET', receiver.origin + path);
      request.addEventListener('loadend', () => resolve());
      request.send();
    });
  await call('/api/one');
  await vi.waitFor(() => {
    dispatchEvent(new Event('pagehide'));
    expect(receiver.spans().map(({ name }) => name)).toEqual(['GET /api/one']);
  }, PATIENCE_MS);
  await stop();
  await call('/api/two');
  expect([receiver.calls, receiver.spans().length]).toEqual([['/api/one', '/api/two'], 1]);
  await receiver.close();
});
