import { LIVE_PATH, type LiveAuth, type LiveEvents, type LiveRefusal } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import type { Socket } from 'socket.io-client';
import type { Live, LiveEventName, LivePayload, LiveStatus } from '#/data/live.ts';
import { createBoard } from './board.ts';

/** Pause before another try where Socket.IO itself does not try again, such as after a refusal, in milliseconds; where that says how long, it is that. */
const RETRY_MS = 5_000;

type LiveSocket = Socket<LiveEvents>;

/** A `Live` that is opened once somebody is signed in and closed at sign-out. */
export interface LiveConnection extends Live {
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Announcements over Socket.IO, whose code loads after the first screen. It never gives up: what Socket.IO does not try
 * again by itself is tried again here for as long as there is a token.
 */
export function createLive(origin: string): LiveConnection {
  const events = createBoard<LiveEventName, LivePayload<LiveEventName>>();
  const signals = createBoard<'status' | 'reconnect', undefined>();
  let status: LiveStatus = 'connecting';
  let socket: LiveSocket | undefined;
  let wanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const move = (next: LiveStatus) => {
    // The first connection comes after the first screen: what was announced between its answers and now went unheard too.
    const back = status !== 'online' && next === 'online';
    status = next;
    signals.tell('status', undefined);
    if (back) signals.tell('reconnect', undefined);
  };
  const lost = (reason: (Error & { data?: LiveRefusal }) | string) => {
    move('offline');
    if (socket?.active) return;
    clearTimeout(timer);
    const wait = typeof reason === 'string' ? undefined : reason.data?.retry_after;
    timer = setTimeout(() => void (tokenCookie.read() && socket?.connect()), wait === undefined ? RETRY_MS : wait * 1_000);
  };

  return {
    on: (name, handler) => events.hear(name, handler),
    onReconnect: (handler) => signals.hear('reconnect', handler),
    onStatus: (handler) => signals.hear('status', handler),
    status: () => status,
    async open() {
      if (wanted) return;
      wanted = true;
      const { io } = await import('socket.io-client');
      if (!wanted) return;
      const auth = (send: (data: LiveAuth) => void) => send({ token: tokenCookie.read() ?? '', caller: 'staff' });
      socket = io(origin || globalThis.location.origin, {
        path: LIVE_PATH,
        auth,
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
      });
      socket.on('connect', () => move('online'));
      socket.on('disconnect', lost);
      socket.on('connect_error', lost);
      socket.onAny((name: LiveEventName, payload: LivePayload<LiveEventName>) => events.tell(name, payload));
    },
    close() {
      wanted = false;
      clearTimeout(timer);
      socket?.removeAllListeners();
      socket?.disconnect();
      socket = undefined;
    },
  };
}
