import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveListeners } from '#/data/live-connection.ts';
import { liveOf } from './live.ts';

let failures = 0;
const opened: string[] = [];
const calls: string[] = [];

/** The code of the socket, which the network brings after so many failures. */
vi.mock('./live-socket.ts', () => ({
  get openSocket() {
    if (failures > 0) {
      failures -= 1;
      throw new TypeError('Failed to fetch dynamically imported module');
    }
    return (origin: string) => {
      opened.push(origin);
      return { isConnected: () => true, reconnect: () => calls.push('reconnect'), close: () => calls.push('close') };
    };
  },
}));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  opened.length = calls.length = 0;
});

const open = () => liveOf('https://lobby.example')(() => 'token', {} as LiveListeners);
/** Lets a frame be painted, and what waits for the code find it. */
async function paint(): Promise<void> {
  await vi.advanceTimersByTimeAsync(20);
  await vi.dynamicImportSettled();
}

test('the socket is opened after the first paint; until then nothing is connected', async () => {
  failures = 0;
  const connection = open();
  expect([connection.isConnected(), opened]).toEqual([false, []]);
  await paint();
  expect([connection.isConnected(), opened]).toEqual([true, ['https://lobby.example']]);
  connection.reconnect();
  connection.close();
  expect(calls).toEqual(['reconnect', 'close']);
});

test('a page that is hidden, and paints nothing, opens it at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open();
  await vi.dynamicImportSettled();
  expect(opened).toHaveLength(1);
});

test('code that does not come is asked for every ten seconds, however often it fails', async () => {
  failures = 30;
  const connection = open();
  await paint();
  for (let time = 0; time < 29; time += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.dynamicImportSettled();
  }
  expect([failures, connection.isConnected()]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.dynamicImportSettled();
  expect(connection.isConnected()).toBe(true);
});

test.each([0, 3])('a chat that is closed before its code came opens nothing, after %i failures', async (count) => {
  failures = count;
  const connection = open();
  connection.close();
  await paint();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();
  expect(opened).toEqual([]);
  expect(failures).toBe(count);
});

test('a frame in a closed panel, which is in front and paints nothing, opens it all the same', async () => {
  failures = 0;
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  open();
  await paint();
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.dynamicImportSettled();
  expect(opened).toEqual(['https://lobby.example']);
});
