import { LIVE_PATH, type LiveAuth } from '@lobby/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveListeners } from '#/data/live-connection.ts';
import { openSocket } from './live-socket.ts';

type Handler = (payload?: unknown) => void;

/** What stands in for Socket.IO's own client: a connection in the test's hands. */
class FakeSocket {
  connected = false;
  /** Socket.IO itself will try again. */
  active = true;
  connects = 0;
  readonly handlers = new Map<string, Handler>();

  on(name: string, handler: Handler): void {
    this.handlers.set(name, handler);
  }

  connect(): this {
    this.connects += 1;
    this.active = true;
    return this;
  }

  disconnect(): this {
    this.connected = false;
    this.active = false;
    this.tell('disconnect', 'io client disconnect');
    return this;
  }

  tell(name: string, payload?: unknown): void {
    this.handlers.get(name)?.(payload);
  }
}

const opened: { origin: string; options: { path: string; auth: (send: (auth: LiveAuth) => void) => void } }[] = [];
let socket: FakeSocket;

vi.mock('socket.io-client', () => ({
  io(origin: string, options: (typeof opened)[number]['options']) {
    opened.push({ origin, options });
    return socket;
  },
}));

const heard: [string, unknown][] = [];
const listeners = Object.fromEntries(
  ['connected', 'lost', 'message', 'typing'].map((name) => [name, (payload: unknown) => heard.push([name, payload])]),
) as unknown as LiveListeners;

let token: string | undefined;
const open = () => openSocket('', () => token, listeners);

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  token = 'token-1';
});
afterEach(() => {
  vi.useRealTimers();
  heard.length = opened.length = 0;
});

describe('a live connection', () => {
  test('asks on the page’s own origin, at each attempt as whoever the visitor is then', () => {
    open();
    const sent: LiveAuth[] = [];
    const { origin, options } = opened[0]!;
    expect([origin, options.path]).toEqual([location.origin, LIVE_PATH]);
    options.auth((auth) => sent.push(auth));
    token = 'token-2';
    options.auth((auth) => sent.push(auth));
    expect(sent).toEqual(['token-1', 'token-2'].map((each) => ({ token: each, caller: 'visitor' })));
  });

  test('passes on what it hears, and says when it comes and goes', () => {
    const connection = open();
    socket.connected = true;
    socket.tell('connect');
    expect(connection.isConnected()).toBe(true);
    socket.tell('message', { seq: 1 });
    socket.tell('typing', { name: 'Mina' });
    socket.connected = false;
    socket.tell('disconnect', 'transport close');
    expect(connection.isConnected()).toBe(false);
    expect(heard.map(([name]) => name)).toEqual(['connected', 'message', 'typing', 'lost']);
  });

  test.each([
    ['the server refused it', 'connect_error', new Error('signed out')],
    ['the server ended it', 'disconnect', 'io server disconnect'],
  ])('is tried again after five seconds where %s, as often as that happens', async (_, event, reason) => {
    open();
    for (let time = 1; time <= 20; time += 1) {
      socket.active = false;
      socket.tell(event, reason);
      await vi.advanceTimersByTimeAsync(4_999);
      expect(socket.connects).toBe(time - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(socket.connects).toBe(time);
    }
  });

  test('is tried again when the refusal says, and the chat looks by itself meanwhile', async () => {
    const connection = open();
    socket.active = false;
    socket.tell('connect_error', Object.assign(new Error('too many'), { data: { reason: 'throttled', retry_after: 60 } }));
    await vi.advanceTimersByTimeAsync(59_999);
    expect([socket.connects, connection.isConnected()]).toEqual([0, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.connects).toBe(1);
  });

  test('is left to Socket.IO where that tries again by itself', async () => {
    open();
    socket.tell('connect_error', new Error('no network'));
    socket.tell('disconnect', 'transport close');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(socket.connects).toBe(0);
  });

  test('begins anew as somebody else at once, and only once', async () => {
    const connection = open();
    connection.reconnect();
    expect(socket.connects).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.connects).toBe(1);
  });

  test('that is closed is never tried again', async () => {
    const connection = open();
    socket.active = false;
    socket.tell('connect_error', new Error('signed out'));
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.connects).toBe(0);
  });
});
