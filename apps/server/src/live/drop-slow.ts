import type { Server } from 'socket.io';

/** What may wait for one client: bytes on its line, and announcements before that. With more it reads more slowly than things happen. */
const BYTES_MAX = 1_048_576;
const ANNOUNCEMENTS_MAX = 1_000;
/** How often is looked for such clients, in milliseconds. */
const LOOK_MS = 1_000;

/** What the types of engine.io do not tell of a connection: what waits for its line, and the line, where it is a WebSocket. */
interface Waiting {
  readonly writeBuffer: readonly unknown[];
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } };
  close(discard: true): void;
}

/**
 * Closes the connection of clients that do not keep up: what waits for them would fill the memory, and would be old when they read it. They
 * come back by themselves and read from the tables what they have missed.
 * @returns how to stop
 */
export function dropSlow(io: Pick<Server, 'sockets'>, lookMs = LOOK_MS): () => void {
  let behind = new Set<Waiting>();
  const timer = setInterval(() => {
    const connections = [...io.sockets.sockets.values()].map(({ conn }) => conn as unknown as Waiting);
    const stillBehind = connections.filter(isBehind);
    // Once may be a burst that is on its way.
    for (const connection of stillBehind) if (behind.has(connection)) drop(connection);
    behind = new Set(stillBehind);
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}

function isBehind({ writeBuffer, transport }: Waiting): boolean {
  return writeBuffer.length > ANNOUNCEMENTS_MAX || (transport.socket?.bufferedAmount ?? 0) > BYTES_MAX;
}

function drop(connection: Waiting): void {
  const { socket } = connection.transport;
  // A polite close would wait behind everything else on the line.
  if (socket) socket.terminate();
  else connection.close(true);
}
