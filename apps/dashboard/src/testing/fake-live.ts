import type { LiveConnection } from '#/app/live.ts';
import { createBoard } from '#/app/board.ts';
import type { LiveEventName, LivePayload, LiveStatus } from '#/data/live.ts';

/** Announcements that the test makes itself. */
export function createFakeLive() {
  const events = createBoard<LiveEventName, LivePayload<LiveEventName>>();
  const signals = createBoard<'reconnect' | 'status', undefined>();
  let status: LiveStatus = 'online';
  const connection: LiveConnection = {
    on: (name, handler) => events.hear(name, handler),
    onReconnect: (handler) => signals.hear('reconnect', handler),
    status: () => status,
    onStatus: (handler) => signals.hear('status', handler),
    open: () => Promise.resolve(),
    close: () => undefined,
  };
  return {
    connection,
    announce: <Name extends LiveEventName>(name: Name, payload: LivePayload<Name>) => events.tell(name, payload),
    /** Announcements stop to arrive. */
    fallSilent: () => {
      status = 'offline';
      signals.tell('status', undefined);
    },
    reconnect: () => signals.tell('reconnect', undefined),
  };
}
