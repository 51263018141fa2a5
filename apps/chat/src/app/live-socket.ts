import { LIVE_PATH, type LiveAuth, type LiveEvents, type LiveRefusal } from '@lobby/contract';
import { io, type Socket } from 'socket.io-client';
import { BACKOFF_CAP_MS, BACKOFF_FIRST_MS } from '#/data/backoff.ts';
import type { LiveConnection, LiveListeners } from '#/data/live-connection.ts';

type LiveSocket = Socket<LiveEvents>;

/** Pause before another try where Socket.IO itself does not try again, such as after a refusal, in milliseconds; where the refusal says how long, it is that. */
const REFUSED_RETRY_MS = 5_000;

/** A connection over Socket.IO: WebSocket first, then long polling, without end. */
export function openSocket(origin: string, getToken: () => string | undefined, listeners: LiveListeners): LiveConnection {
  const socket: LiveSocket = io(origin || globalThis.location.origin, {
    path: LIVE_PATH,
    auth: (send: (data: LiveAuth) => void) => send({ token: getToken() ?? '', caller: 'visitor' }),
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: BACKOFF_FIRST_MS,
    reconnectionDelayMax: BACKOFF_CAP_MS,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = (reason: (Error & { data?: LiveRefusal }) | string) => {
    const closed = reason === 'io client disconnect';
    const wait = typeof reason === 'string' ? undefined : reason.data?.retry_after;
    clearTimeout(timer);
    if (!socket.active && !closed) timer = setTimeout(() => socket.connect(), wait === undefined ? REFUSED_RETRY_MS : wait * 1_000);
  };
  const { connected, ...events } = listeners;
  socket.on('connect', connected);
  socket.on('connect_error', lost);
  socket.on('disconnect', (reason) => {
    lost(reason);
    events.lost();
  });
  socket.on('message', events.message);
  socket.on('conversation', events.conversation);
  socket.on('queue_moved', events.queue_moved);
  socket.on('work_order', events.work_order);
  socket.on('typing', events.typing);
  socket.on('bot_text', events.bot_text);
  socket.on('seen_by_staff', events.seen_by_staff);
  socket.on('bot_stopped', events.bot_stopped);
  return {
    isConnected: () => socket.connected,
    reconnect: () => void socket.disconnect().connect(),
    close() {
      clearTimeout(timer);
      socket.disconnect();
    },
  };
}
