import type { LiveConnection } from '#/app/live.ts';
import { createBoard } from '#/app/board.ts';
import type { LiveEventName, LivePayload } from '#/data/live.ts';

/** Announcements that the test makes itself. */
export function createFakeLive() {
  const events = createBoard<LiveEventName, LivePayload<LiveEventName>>();
  const signals = createBoard<'reconnect', undefined>();
  const connection: LiveConnection = {
    on: (name, handler) => events.hear(name, handler),
    onReconnect: (handler) => signals.hear('reconnect', handler),
    status: () => 'online',
    onStatus: () => () => undefined,
    open: () => Promise.resolve(),
    close: () => undefined,
  };
  return {
    connection,
    announce: <Name extends LiveEventName>(name: Name, payload: LivePayload<Name>) => events.tell(name, payload),
    reconnect: () => signals.tell('reconnect', undefined),
  };
}
