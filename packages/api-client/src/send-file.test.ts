import { DEVICES, PART_BYTES, upload } from '@lobby/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { sendFile } from './send-file.ts';

/** A busy machine is slow, not wrong. */
const PATIENCE = { timeout: 45_000 };

/** The page, as far as it tells of the connection. */
const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CALLS = { prepare: upload.prepare, part: upload.part, done: upload.done };
const ID = '0190c5a4-0000-7000-8000-000000000000';
const FILE = new File([new Uint8Array(PART_BYTES * 2 + 5)], 'log.txt', { type: 'text/plain' });
const STORED = { id: ID, name: 'log.txt', mime: 'text/plain', bytes: FILE.size };

type Fate = 'lost' | { code: number; status: number; reason: string } | undefined;

/** A server at the network edge that keeps which parts have arrived. */
function serve(fate: (path: string, call: number) => Fate) {
  const client = createApiClient({ origin: '', getToken: () => 'token', getLocale: () => 'en-US', device: DEVICES.dashboard });
  const received = new Set<number>();
  const calls: string[] = [];
  client.http.defaults.adapter = async (config) => {
    const path = (config.url ?? '').replace('/api/micro/chatbot/upload/', '').replace(`${ID}/`, '');
    calls.push(path);
    const verdict = fate(path, calls.length);
    if (verdict === 'lost') throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK', config });
    if (path.startsWith('part/')) received.add(Number(path.slice(5)));
    const progress = { id: ID, state: 'uploading', part_bytes: PART_BYTES, parts: 3, received: [...received] };
    const data = path === 'prepare' ? progress : path === 'done' ? STORED : { received: [...received] };
    const envelope = verdict ? { code: verdict.code, msg: 'no', data: { reason: verdict.reason } } : { code: 1, msg: 'ok', data };
    return {
      status: verdict?.status ?? 200,
      statusText: '',
      headers: {},
      config,
      data: new TextEncoder().encode(JSON.stringify(envelope)).buffer,
    };
  };
  return { client, calls };
}

function options() {
  const shares: number[] = [];
  const waits: boolean[] = [];
  const controller = new AbortController();
  return {
    shares,
    waits,
    controller,
    given: {
      clientFileId: crypto.randomUUID(),
      signal: controller.signal,
      onProgress: (share: number) => shares.push(share),
      onWaiting: (waiting: boolean) => waits.push(waiting),
    },
  };
}

test('a file travels in its parts, and tells how far it has come', async () => {
  const { client, calls } = serve(() => undefined);
  const { given, shares } = options();
  expect(await sendFile(client, CALLS, FILE, given)).toEqual(STORED);
  expect(calls).toEqual(['prepare', 'part/0', 'part/1', 'part/2', 'done']);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('a cut connection delays it: what has arrived is not sent again', async () => {
  vi.useFakeTimers();
  const { client, calls } = serve((_, call) => (call === 3 || call === 4 ? 'lost' : undefined));
  const { given, waits } = options();
  const sending = sendFile(client, CALLS, FILE, given);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sending).toEqual(STORED);
  expect(calls).toEqual(['prepare', 'part/0', 'part/1', 'prepare', 'prepare', 'part/1', 'part/2', 'done']);
  expect(waits).toContain(true);
  expect(waits.at(-1)).toBe(false);
});

test('it goes on as soon as the browser is online again', async () => {
  vi.useFakeTimers();
  const { client } = serve((_, call) => (call === 2 ? 'lost' : undefined));
  const { given, waits } = options();
  const sending = sendFile(client, CALLS, FILE, given);
  await vi.waitFor(() => expect(waits.at(-1)).toBe(true), PATIENCE);
  page.dispatchEvent(new Event('online'));
  expect(await sending).toEqual(STORED);
});

test('a file that is not taken is refused at once, with the server’s words', async () => {
  const { client, calls } = serve((path) => (path === 'done' ? { code: 40022, status: 400, reason: 'file_mismatch' } : undefined));
  await expect(sendFile(client, CALLS, FILE, options().given)).rejects.toMatchObject({ reason: 'file_mismatch', msg: 'no' });
  expect(calls.filter((path) => path === 'done')).toHaveLength(1);
});

test('giving it up ends it, also while it waits for the connection', async () => {
  const { client } = serve(() => 'lost');
  const { given, controller, waits } = options();
  const sending = sendFile(client, CALLS, FILE, given);
  await vi.waitFor(() => expect(waits.at(-1)).toBe(true), PATIENCE);
  controller.abort();
  await expect(sending).rejects.toMatchObject({ reason: 'aborted' });
});
